/** The list of verdicts in Pango's mark-up: its head, and a row for each with number, verdict, place, the words, and what differs. */
import { escaped } from '../../shared/evidence/typesetting/pangoMarkup.ts';
import { sumsSentence, verdictTitle, type Outcome } from '../../shared/reports/outcome.ts';
import { MOST_VERDICTS, type ListedVerdict, type VerdictList } from './listedVerdicts.ts';
import { cut, keysOf, verdictDetail } from './verdictNote.ts';

/** Characters of a quotation that a row shows. */
const SHOWN_CHARACTERS = 300;
/** As the report on paper has them; a test of the report holds their contrast. */
const BAD = '#a40e06';
export const OUTCOME_COLOURS: Readonly<Record<Outcome, string>> = {
  found: '#116329',
  partly_found: '#7a4f00',
  misattributed: BAD,
  not_found: BAD,
};
const QUIET = '#5f6670';

export function headMarkup(filename: string, { verdicts, isCut }: VerdictList): string {
  const sums = sumsSentence(
    verdicts.map(({ verification }) => ({ reference: { text: filename }, attachmentId: filename, verification })),
  );
  return [
    `<span size="x-large" weight="bold">Quotations from ${escaped(cut(filename, 120))}</span>`,
    `<span size="large">${sums}</span>`,
    ...(isCut ? [`The latest ${MOST_VERDICTS} verdicts; there are older ones.`] : []),
    quiet(`${verifiedWhen(verdicts)} The note of each highlight has its time.`),
    quiet(
      'A click on a row leads to its place. The words are highlighted there: yellow is found, orange partly found, red is what differs.',
    ),
  ].join('\n');
}

/** Days of the verdicts, and by which matchers they were reached. */
function verifiedWhen(verdicts: readonly ListedVerdict[]): string {
  const days = verdicts.map(({ verification }) => verification.verifiedAt.slice(0, 10)).sort();
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  const matchers = Array.from(new Set(verdicts.map(({ verification }) => verification.matcherVersion))).sort();
  const by = matchers.length === 0 ? '' : `, by matcher ${matchers.join(', ')}`;
  return `Verified ${first === last ? first : `from ${first} to ${last}`} (UTC)${by}.`;
}

export function summaryMarkup(verdict: ListedVerdict, nameOf: (attachmentId: string) => string): string {
  const { number, outcome, quoted, verification } = verdict;
  const { status, pageNumber, verifiedSourceContext } = verification;
  const place = [...(pageNumber === undefined ? [] : [`page ${pageNumber}`]), keysOf(verdict)].filter(Boolean);
  const isOtherwise = status === 'partial_text_found' && verifiedSourceContext !== undefined;
  const detail = verdictDetail(verdict, nameOf);
  return [
    `<span weight="bold" foreground="${OUTCOME_COLOURS[outcome]}">${number}. ${verdictTitle(outcome)}</span>` +
      quiet(place.map((part) => ` · ${escaped(part)}`).join('')),
    `“${escaped(cut(quoted, SHOWN_CHARACTERS))}”`,
    ...(isOtherwise ? [`${quiet('The source:')} “${escaped(cut(verifiedSourceContext, SHOWN_CHARACTERS))}”`] : []),
    ...(detail === '' ? [] : [quiet(escaped(cut(detail, 400)))]),
  ].join('\n');
}

const quiet = (markup: string): string => (markup === '' ? '' : `<span foreground="${QUIET}">${markup}</span>`);
