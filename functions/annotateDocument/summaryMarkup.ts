/** A row of the list of verdicts in Pango's mark-up: number, verdict, place, and the quotation. */
import type { Verification } from '../../shared/contract/verification.ts';
import { escaped } from '../../shared/evidence/typesetting/pangoMarkup.ts';
import { VERDICT_WORDS, verdictNote } from './verdictNote.ts';

/** Characters of a quotation that a row shows. */
const SHOWN_CHARACTERS = 300;
const COLOURS = { found: '#1b6e2c', partial_text_found: '#a35200', not_found: '#b01e1e' } as const;
const QUIET = '#5f6670';

export function summaryMarkup(number: number, key: string, verification: Verification): string {
  const { status, pageNumber } = verification;
  const place = pageNumber === undefined ? '' : `, page ${pageNumber}`;
  const verdict = `<span weight="bold" foreground="${COLOURS[status]}">${number}. ${VERDICT_WORDS[status]}</span>`;
  const head = `${verdict}<span foreground="${QUIET}">${place} · ${escaped(cut(key, 80))}</span>`;
  const quoted = cut(verification.verifiedSourceContext ?? verification.lowerCaseSearchTerm, SHOWN_CHARACTERS);
  const note = verdictNote(verification);
  return [
    head,
    escaped(quoted),
    ...(note === '' ? [] : [`<span foreground="${QUIET}">${escaped(cut(note, 400))}</span>`]),
  ].join('\n');
}

function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')} …`;
}
