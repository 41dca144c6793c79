/** What the annotated PDF says about a verdict: the words of every report. */
import { corrections } from '../../shared/reports/correction.ts';
import { verdictTitle } from '../../shared/reports/outcome.ts';
import type { ListedVerdict } from './listedVerdicts.ts';

/** Characters of a quotation shown in a note or a row. */
const SHOWN_CHARACTERS = 300;
/** Citation keys that are named. */
const SHOWN_KEYS = 3;
/** Characters of everything that a note says about differences: viewers show notes in a small window. */
const DETAIL_CHARACTERS = 4_000;

/** What differs, what to look at, and where else it is; empty if there is nothing. */
export const verdictDetail = ({ verification }: ListedVerdict, nameOf: (attachmentId: string) => string): string =>
  [
    ...corrections(verification),
    ...(verification.foundIn ?? []).map(
      ({ attachmentId, pageNumber }) => `It is in ${nameOf(attachmentId)}, page ${pageNumber}.`,
    ),
  ].join(' ');

/** A highlight's note: the verdict with its number in the list, the quotation if it is not what is marked, and when it was reached. */
export function verdictNote(verdict: ListedVerdict, nameOf: (attachmentId: string) => string): string {
  const { number, outcome, quoted, verification } = verdict;
  const keys = keysOf(verdict);
  return [
    `${number}. ${verdictTitle(outcome)}${keys === '' ? '' : ` (${keys})`}.`,
    ...(verification.status === 'partial_text_found' ? [`Quoted: “${cut(quoted, SHOWN_CHARACTERS)}”`] : []),
    cut(verdictDetail(verdict, nameOf), DETAIL_CHARACTERS),
    `Verified ${verification.verifiedAt}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The keys that callers chose, the first of many. */
export const keysOf = ({ keys }: ListedVerdict): string =>
  [...keys.slice(0, SHOWN_KEYS).map((key) => cut(key, 80)), ...(keys.length > SHOWN_KEYS ? ['…'] : [])].join(', ');

export function cut(text: string, length: number): string {
  // Only as much of a long text as may be shown is split.
  const characters = Array.from(text.slice(0, 2 * length + 1));
  return characters.length <= length ? text : `${characters.slice(0, length).join('')} …`;
}
