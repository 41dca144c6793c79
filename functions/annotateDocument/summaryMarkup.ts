/** The list of verdicts in Pango's mark-up: its head, and a row for each with number, verdict, place, the words, and what differs. */
import type { Verification } from '../../shared/contract/verification.ts';
import { escaped } from '../../shared/evidence/typesetting/pangoMarkup.ts';
import { outcomeOfStatus, sumsSentence } from '../../shared/reports/outcome.ts';
import { quotedText } from '../../shared/reports/quotedText.ts';
import { verdictName, verdictNote } from './verdictNote.ts';

/** Characters of a quotation that a row shows. */
const SHOWN_CHARACTERS = 300;
/** As the report on paper has them; a test of the report holds their contrast. */
export const OUTCOME_COLOURS = { found: '#116329', partly_found: '#7a4f00', not_found: '#a40e06' } as const;
const QUIET = '#5f6670';

export function headMarkup(filename: string, verdicts: readonly Verification[]): string {
  const sums = sumsSentence(verdicts.map((verification) => ({ verification })));
  return [
    `<span size="x-large" weight="bold">Quotations of ${escaped(cut(filename, 120))}</span>`,
    `<span size="large">${sums}</span>`,
    `<span foreground="${QUIET}">A click on a row leads to its place. The words are highlighted there: yellow is found, orange partly found, red is what differs.</span>`,
  ].join('\n');
}

export function summaryMarkup(number: number, key: string, verification: Verification): string {
  const { status, pageNumber, verifiedSourceContext, lowerCaseSearchTerm, citation } = verification;
  const place = pageNumber === undefined ? '' : `, page ${pageNumber}`;
  const colour = OUTCOME_COLOURS[outcomeOfStatus(status)];
  const verdict = `<span weight="bold" foreground="${colour}">${number}. ${verdictName(verification)}</span>`;
  const quoted = quotedText(citation) || lowerCaseSearchTerm;
  const isOtherwise = status === 'partial_text_found' && verifiedSourceContext !== undefined;
  const note = verdictNote(verification);
  return [
    `${verdict}<span foreground="${QUIET}">${place} · ${escaped(cut(key, 80))}</span>`,
    `“${escaped(cut(quoted, SHOWN_CHARACTERS))}”`,
    ...(isOtherwise ? [`${quiet('The source:')} “${escaped(cut(verifiedSourceContext, SHOWN_CHARACTERS))}”`] : []),
    ...(note === '' ? [] : [quiet(escaped(cut(note, 400)))]),
  ].join('\n');
}

const quiet = (markup: string): string => `<span foreground="${QUIET}">${markup}</span>`;

function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')} …`;
}
