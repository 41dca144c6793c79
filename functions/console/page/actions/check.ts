/** Checks what was pasted against the sources. */
import { explanationOf, Failure, type Explanation } from '../api/failure.ts';
import type { NotCheckedWords } from '../../../../shared/contract/answerRequest.ts';
import { sumsSentence } from '../../../../shared/reports/outcome.ts';
import { verifyAnswer, verifyCitations } from '../api/verify.ts';
import {
  MOST_CITATIONS,
  readLines,
  readPasted,
  readSentences,
  type Pasted,
  type PastedCitation,
} from '../quotations/readQuotations.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { getState, update } from '../state/store.ts';
import { withKey } from './key.ts';
import { select } from './select.ts';
import { allPrepared } from './sources.ts';

interface Checked {
  readonly quotations: readonly CheckedQuotation[];
  /** Present when a whole answer was checked. */
  readonly answer?: string;
  /** Words of it between quotation marks that were not checked. */
  readonly notChecked?: readonly NotCheckedWords[];
}

/** @param by `sentence` checks all of an answer against the sources, not only what it quotes */
export async function check(by: 'quotation' | 'sentence' = 'quotation'): Promise<void> {
  if (getState().busy !== undefined) return;
  const { text, strictness } = getState();
  update({ busy: 'Checking', failure: undefined, notice: undefined });
  try {
    const {
      quotations,
      answer,
      notChecked = [],
    } = await withKey(async () => {
      await allPrepared();
      return checked(text, by, readySources());
    });
    update({
      quotations,
      answer,
      notChecked,
      verdicts: 'all',
      judgedBy: strictness,
      editing: quotations.length === 0,
      filter: 'all',
      selected: undefined,
      notice: sumsSentence(quotations),
    });
    const first = quotations.find(({ verification }) => verification.status !== 'found') ?? quotations.at(0);
    if (first) select(first.id, { keepPane: true, silent: true });
  } catch (error) {
    update(({ verdicts, quotations }) =>
      verdicts === 'coming'
        ? { verdicts: 'cut', failure: cutOff(explanationOf(error), quotations.length) }
        : { failure: explanationOf(error) },
    );
  } finally {
    update({ busy: undefined });
  }
}

async function checked(text: string, by: 'quotation' | 'sentence', sourceIds: readonly string[]): Promise<Checked> {
  if (sourceIds.length === 0) {
    throw getState().sources.length === 0
      ? refusal('There is no source yet.', 'Drop a file, or enter an address, first.')
      : refusal(
          'There is no source that could be read.',
          'The list of sources says what is wrong with each. Add another one.',
        );
  }
  const pasted: Pasted = by === 'sentence' ? { kind: 'citations', citations: readSentences(text) } : readPasted(text);
  if (pasted.kind === 'nothing') {
    throw refusal('There is nothing to check yet.', 'Paste an answer, or quotations one a line, first.');
  }
  if (pasted.kind === 'citations') return { quotations: await one(pasted.citations, sourceIds) };
  const { answer } = pasted;
  const { quotations, notChecked } = await verifyAnswer(answer, sourceIds, getState().strictness, (known) => {
    showSoFar(answer, known);
  });
  // What looked like quotation marks were inches.
  return quotations.length + notChecked.length > 0
    ? { quotations, notChecked, answer }
    : { quotations: await one(readLines(answer), sourceIds) };
}

/** Milliseconds between two drawings of a list that grows. */
const DRAW_EVERY = 250;
let drawnAt = 0;

/** Verdicts as they arrive; drawn from time to time, so that a thousand of them do not hold up the page. */
function showSoFar(answer: string, known: readonly CheckedQuotation[]): void {
  const now = performance.now();
  if (now - drawnAt < DRAW_EVERY) return;
  drawnAt = now;
  update({ answer, quotations: known, notChecked: [], verdicts: 'coming', filter: 'all', selected: undefined });
}

const cutOff = ({ advice, ...rest }: Explanation, came: number): Explanation => ({
  ...rest,
  advice: `Only the first verdicts came (${came}): the rest is not checked. ${advice}`,
});

function one(citations: readonly PastedCitation[], sourceIds: readonly string[]): Promise<CheckedQuotation[]> {
  if (citations.length > MOST_CITATIONS) {
    throw refusal(
      `These are ${citations.length} quotations.`,
      `At most ${MOST_CITATIONS} are checked at once: paste them in parts.`,
    );
  }
  return verifyCitations(citations, sourceIds, getState().strictness);
}

/** The source on view comes first: it is what a user looks at while pasting. */
function readySources(): string[] {
  const { sources, shown } = getState();
  const ready = sources.filter(({ phase }) => phase === 'ready').map(({ id }) => id);
  return [...ready.filter((id) => id === shown), ...ready.filter((id) => id !== shown)];
}

const refusal = (title: string, advice: string): Failure => new Failure({ kind: 'refused', title, advice });
