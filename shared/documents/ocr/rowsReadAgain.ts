/**
 * Rows of tables and forms are reread with their cells close together: Tesseract reads separate pieces by themselves, and two digits show
 * the network neither how high letters are nor where their line is. Of 4,608 numbers in tables at 100 to 300 dpi the first reading has 348
 * wrong or missing, this one 222, and they are rarely wrong in the same way.
 */
import { closedRow, type Cell, type ClosedRow } from './closedRow.ts';
import { CERTAIN, inDoubt } from './doubtfulDigits.ts';
import { fit, inkOf } from './digitInk.ts';
import { withPercentSign } from './percentSigns.ts';
import type { GreyPicture } from './picture.ts';
import { meanConfidence, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import type { Tesseract } from './tesseract.ts';
import { hasUnread } from './unread.ts';

/** A row with a word of lower confidence, 0..100, is reread because of it. */
const DOUBTFUL = 80;
/** Least confidence, 0..100, of what only the second reading sees: ink that is not writing has less. */
const BELIEVED = 75;
/** What a rule is read as. */
const RULE = /^[|[\](){}!lI_—–-]+$/;

/** @param rows of words, from top to bottom */
export function withRowsReadAgain(
  tesseract: Tesseract,
  picture: GreyPicture,
  rows: readonly RecognisedLine[],
  languages: readonly string[],
): RecognisedLine[] {
  return rows.map((row) => {
    // What could not be read by itself is not read here either.
    if (hasUnread(row)) return row;
    const closed = closedRow(picture, row);
    if (closed === undefined || !isWorthIt(row.words, closed)) return row;
    return { ...row, words: merged(picture, row.words, readByCell(tesseract, closed, languages)) };
  });
}

function isWorthIt(words: readonly RecognisedWord[], { cells }: ClosedRow): boolean {
  return (
    words.some(({ text, confidence }) => confidence < (/\p{Nd}/u.test(text) ? CERTAIN : DOUBTFUL)) ||
    cells.some((cell) => !words.some((word) => isIn(word, cell)))
  );
}

const isIn = ({ bbox }: RecognisedWord, { given }: Cell): boolean => bbox.x0 < given.to && bbox.x1 > given.from;

/** Words at their places in the whole picture. */
function readByCell(tesseract: Tesseract, row: ClosedRow, languages: readonly string[]): Map<Cell, RecognisedWord[]> {
  const read = tesseract.recognise(row.picture, languages, 'line').flatMap(({ words }) => words);
  const middle = ({ bbox }: RecognisedWord): number => (bbox.x0 + bbox.x1) / 2;
  return new Map(
    row.cells.map((cell) => [
      cell,
      read
        .filter((word) => middle(word) >= cell.own.from && middle(word) < cell.own.to)
        .map((word) => ({
          ...word,
          bbox: row.placed(word.bbox),
          symbols: word.symbols.map((symbol) => ({ ...symbol, bbox: row.placed(symbol.bbox) })),
        })),
    ]),
  );
}

/** The more confident reading of each cell; for cells that the first reading merged, of all of them at once. */
function merged(
  picture: GreyPicture,
  first: readonly RecognisedWord[],
  second: ReadonlyMap<Cell, readonly RecognisedWord[]>,
): RecognisedWord[] {
  const parts: { from: number; words: readonly RecognisedWord[] }[] = [];
  const left = new Set(second.keys());
  for (const word of first) {
    if ([...second.keys()].some((cell) => isIn(word, cell)) || RULE.test(word.text)) continue;
    parts.push({ from: word.bbox.x0, words: [word] });
  }
  for (const cell of left) {
    const cells = new Set([cell]);
    const own = new Set<RecognisedWord>();
    // Sets may grow during iteration.
    for (const one of cells) {
      left.delete(one);
      for (const word of first.filter((some) => isIn(some, one))) {
        own.add(word);
        for (const other of left) if (isIn(word, other)) cells.add(other);
      }
    }
    const again = [...cells].flatMap((one) => second.get(one) ?? []);
    const words = first.filter((word) => own.has(word));
    parts.push({ from: cell.given.from, words: chosen(picture, words, again) });
  }
  const isLeftToRight = first[0].bbox.x0 <= first[first.length - 1].bbox.x0;
  return parts
    .sort((one, other) => (isLeftToRight ? one.from - other.from : other.from - one.from))
    .flatMap(({ words }) => words);
}

function chosen(
  picture: GreyPicture,
  first: readonly RecognisedWord[],
  second: readonly RecognisedWord[],
): readonly RecognisedWord[] {
  const [one, other] = [first, second].map((words) => ({ words, confidence: meanConfidence([{ words }]) }));
  if (first.length === 0) return other.confidence >= BELIEVED ? second : [];
  if (first.length === second.length && first.every(({ text }, i) => text === second[i].text)) {
    return first.map((word, i) => ({ ...word, confidence: Math.max(word.confidence, second[i].confidence) }));
  }
  const signed = withPercentSign(first, second);
  if (signed !== undefined) return signed;
  const hasAllPoints = (word: RecognisedWord): boolean => fit(word.text, inkOf(picture, word), undefined) !== 'unfit';
  const worth = ({ words, confidence }: typeof one): number =>
    words.every(hasAllPoints) ? confidence : confidence - 100;
  const better = worth(other) > worth(one) ? second : first;
  if (numbersOf(first) === numbersOf(second)) return better;
  // Two further readings decide.
  return better.map(inDoubt);
}

const numbersOf = (words: readonly RecognisedWord[]): string =>
  words.map(({ text }) => text.replace(/[^\p{Nd}.,:]/gu, '')).join('');
