/** The list of verdicts: its head, and a row for each with number, verdict, place, the words, and what differs. */
import type { RowSpan, SummaryRow } from '../../shared/annotation/annotationProtocol.ts';
import { sumsSentence, verdictTitle, type Outcome } from '../../shared/reports/outcome.ts';
import { MOST_VERDICTS, type ListedVerdict, type VerdictList } from './listedVerdicts.ts';
import { cut, keysOf, verdictDetail } from './verdictNote.ts';

/** Characters of a quotation shown in a row. */
const SHOWN_CHARACTERS = 300;
/** As in the report on paper; a test of the report enforces their contrast. */
const BAD = '#a40e06';
const OUTCOME_COLOURS: Readonly<Record<Outcome, string>> = {
  found: '#116329',
  partly_found: '#7a4f00',
  misattributed: BAD,
  not_found: BAD,
};
const QUIET = '#5f6670';
const INK = '#1b1f24';
/** Type sizes, points. */
const SIZE = { title: 15, sums: 12, text: 10 } as const;

export function headRow(filename: string, { verdicts, isCut }: VerdictList): SummaryRow {
  const sums = sumsSentence(
    verdicts.map(({ verification }) => ({ reference: { text: filename }, attachmentId: filename, verification })),
  );
  return {
    paragraphs: [
      [{ text: printable(`Quotations from ${cut(filename, 120)}`), colour: INK, size: SIZE.title, isBold: true }],
      [{ text: sums, colour: INK, size: SIZE.sums }],
      ...(isCut ? [[plain(`The latest ${MOST_VERDICTS} verdicts; there are older ones.`)]] : []),
      [quiet(`${verifiedWhen(verdicts)} The note of each highlight has its time.`)],
      [
        quiet(
          'A click on a row leads to its place. The words are highlighted there: yellow is found, orange partly found, red is what differs.',
        ),
      ],
    ],
  };
}

/** The dates of the verdicts, and the matchers that reached them. */
function verifiedWhen(verdicts: readonly ListedVerdict[]): string {
  const days = verdicts.map(({ verification }) => verification.verifiedAt.slice(0, 10)).sort();
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  const matchers = Array.from(new Set(verdicts.map(({ verification }) => verification.matcherVersion))).sort();
  const by = matchers.length === 0 ? '' : `, by matcher ${matchers.join(', ')}`;
  return `Verified ${first === last ? first : `from ${first} to ${last}`} (UTC)${by}.`;
}

export function verdictRow(verdict: ListedVerdict, nameOf: (attachmentId: string) => string): SummaryRow {
  const { number, outcome, quoted, verification } = verdict;
  const { status, pageNumber, document, verifiedSourceContext } = verification;
  const place = [...(pageNumber === undefined ? [] : [`page ${pageNumber}`]), keysOf(verdict)].filter(Boolean);
  const isOtherwise = status === 'partial_text_found' && verifiedSourceContext !== undefined;
  const detail = verdictDetail(verdict, nameOf);
  const colour = OUTCOME_COLOURS[outcome];
  return {
    paragraphs: [
      [
        { text: `${number}. ${verdictTitle(outcome)}`, colour, size: SIZE.text, isBold: true },
        ...place.map((part) => quiet(` · ${part}`)),
      ],
      [plain(`“${cut(quoted, SHOWN_CHARACTERS)}”`)],
      ...(isOtherwise ? [[quiet('The source: '), plain(`“${cut(verifiedSourceContext, SHOWN_CHARACTERS)}”`)]] : []),
      ...(detail === '' ? [] : [[quiet(cut(detail, 400))]]),
    ],
    pageNumber,
    top: document?.boundingBoxes.at(0)?.y,
    colour,
  };
}

/** Without invisible characters: line breaks, control characters, direction marks, halves of pairs. Joiners shape letters. */
const printable = (text: string): string =>
  text.replace(/(?:[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf})+/gu, ' ');
const plain = (text: string): RowSpan => ({ text: printable(text), colour: INK, size: SIZE.text });
const quiet = (text: string): RowSpan => ({ ...plain(text), colour: QUIET });
