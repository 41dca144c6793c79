/** The result of the check: the totals, a filter, navigation from problem to problem, and a card for each quotation. */
import { useMemo } from 'preact/hooks';
import { toProblem } from '../actions/select.ts';
import type { NotCheckedWords } from '../../../../shared/contract/answerRequest.ts';
import { NOT_CHECKED_WORDS } from '../../../../shared/reports/notChecked.ts';
import { sumsSentence } from '../../../../shared/reports/outcome.ts';
import { isProblem } from '../quotations/verdict.ts';
import type { CheckedQuotation, VerdictFilter, Verdicts } from '../state/state.ts';
import { update, useStore } from '../state/store.ts';
import { CheckedAnswer } from './checkedAnswer.tsx';
import { checkAndFocus } from './checkForm.tsx';
import { ResultDownloads } from './resultDownloads.tsx';
import { VerdictCard } from './verdictCard.tsx';

const FILTERS: readonly (readonly [VerdictFilter, string])[] = [
  ['all', 'All'],
  ['problems', 'Problems'],
  ['found', 'Found'],
];

export function Results() {
  const quotations = useStore((state) => state.quotations);
  const verdicts = useStore((state) => state.verdicts);
  // While the text is being edited, what is below is about the previous one.
  const editing = useStore((state) => state.editing);
  const filter = useStore((state) => state.filter);
  const answer = useStore((state) => state.answer);
  const notChecked = useStore((state) => state.notChecked);
  const shown = useMemo(() => quotations.filter((one) => passes(one, filter)), [quotations, filter]);
  if (quotations.length === 0 && verdicts === 'none') return null;
  return (
    <section class="results" aria-labelledby="results-title">
      <div class="results-head">
        <h2 id="results-title" tabIndex={-1}>
          {titleOf(verdicts, editing)}
        </h2>
        <ProblemSteps count={quotations.filter(isProblem).length} />
      </div>
      <p class="summary">
        {quotations.length === 0 ? 'No quotation was found in the text.' : sumsSentence(quotations)}
      </p>
      {answer !== undefined && (
        <>
          <CheckedAnswer answer={answer} quotations={quotations} />
          {verdicts === 'all' && <WhatWasChecked notChecked={notChecked} />}
        </>
      )}
      {quotations.length > 1 && <FilterChoice filter={filter} quotations={quotations} />}
      <ol class="verdicts">
        {shown.map((quotation) => (
          <VerdictCard key={quotation.id} quotation={quotation} />
        ))}
      </ol>
      {quotations.length > 0 && verdicts !== 'coming' && <ResultDownloads />}
    </section>
  );
}

function WhatWasChecked({ notChecked }: { readonly notChecked: readonly NotCheckedWords[] }) {
  return (
    <p class="hint row">
      {notChecked.length === 0 ? 'Only what the answer quotes was checked.' : <PassedOver words={notChecked} />}
      <button type="button" class="button-quiet" onClick={() => void checkAndFocus('sentence')}>
        Check every sentence
      </button>
    </p>
  );
}

function titleOf(verdicts: Verdicts, isEditing: boolean): string {
  if (verdicts === 'coming') return 'Verdicts so far';
  if (verdicts === 'cut') return 'Verdicts that came';
  return verdicts === 'all' && !isEditing ? 'Verdicts' : 'Earlier verdicts';
}

/** What somebody could take for checked. */
function PassedOver({ words }: { readonly words: readonly NotCheckedWords[] }) {
  return (
    <span>
      Not checked, though it stands between quotation marks:{' '}
      {words.map(({ start, text, reason }) => (
        <span key={start}>
          <q>{text}</q>: {NOT_CHECKED_WORDS[reason]}{' '}
        </span>
      ))}
    </span>
  );
}

const passes = (quotation: CheckedQuotation, filter: VerdictFilter): boolean =>
  filter === 'all' || isProblem(quotation) === (filter === 'problems');

interface FilterProps {
  readonly filter: VerdictFilter;
  readonly quotations: readonly CheckedQuotation[];
}

function FilterChoice({ filter, quotations }: FilterProps) {
  return (
    <div class="choice" role="group" aria-label="Show">
      {FILTERS.map(([name, words]) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => {
            update({ filter: name });
          }}
        >
          {words} <span class="count">{quotations.filter((one) => passes(one, name)).length}</span>
        </button>
      ))}
    </div>
  );
}

function ProblemSteps({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <div class="steps">
      <button
        type="button"
        class="button-quiet"
        aria-keyshortcuts="Shift+F8 p"
        onClick={() => {
          toProblem(-1);
        }}
      >
        Previous
      </button>
      <button
        type="button"
        class="button-quiet"
        aria-keyshortcuts="F8 n"
        title="Key: N or F8"
        onClick={() => {
          toProblem(1);
        }}
      >
        Next problem <kbd>N</kbd>
      </button>
    </div>
  );
}
