/** Whether a text layer says what the page shows: some of its lines are read back from the picture by OCR. */
import type { Box } from '../geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../textIndex.ts';
import { median } from '../../platform/median.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Lines that are read back: one from the page's beginning, middle and end. */
const SAMPLE_LINES = 3;
/** Further ones that are read back where they look misread. */
const SUSPECT_LINES = 2;
/** In heights of the page's usual line: what is taller holds several, and takes as long to read. */
const TALL = 1.5;
/** Share of a sample's words that must be read alike: OCR of a good scan has nineteen of twenty right, unrelated text none. */
const AGREEING_SHARE = 0.6;
/** The same for a layer of poor words: measured .70 for one that is full of misreadings, and .90 to .95 for formulas over the same print. */
export const POOR_AGREEING_SHARE = 0.8;
/** Share of malformed words from which a layer is poor: .01 in good ones, .05 in formulas, .06 to .14 in those full of misreadings. */
const POOR_SHARE = 0.03;
/** Words of a page from which that share means anything. */
const LEAST_WORDS = 50;
/** Words with fewer letters or digits are misread too easily. */
const LEAST_LETTERS = 3;
/** White around a line, so that OCR sees where it ends; in line heights. */
const MARGIN_LINES = 0.8;

/** The longest line of each third of the page, which gives most to compare. Empty if the page has too few letters. */
export function sampleLines({ lines }: IndexedPage): IndexedLine[] {
  const third = Math.ceil(lines.length / SAMPLE_LINES);
  return Array.from({ length: SAMPLE_LINES }, (_, i) => lines.slice(i * third, (i + 1) * third)).flatMap((part) =>
    part
      .filter((line) => wordsOf(line.text).length > 0)
      .sort((one, other) => other.text.length - one.text.length)
      .slice(0, 1),
  );
}

/** The line's box, with its margin, inside the page. */
export function lineRegion(line: IndexedLine, page: IndexedPage): Box {
  const box = spanBox(line, 0, line.text.length);
  const margin = MARGIN_LINES * Math.min(box.width, box.height);
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return {
    x,
    y,
    width: Math.min(page.width, box.x + box.width + margin) - x,
    height: Math.min(page.height, box.y + box.height + margin) - y,
  };
}

/**
 * A program that misreads writes letters between digits (2OIOI), digits between letters, punctuation between letters (TE,R]VO) and capitals
 * after small ones (CoNTRATO).
 */
const MALFORMED = /\p{L}\d+\p{L}|\d\p{L}+\d|\p{L}[^\p{L}\p{M}\p{N}\s'’\-‐–./@&()_]+\p{L}|\p{Ll}\p{Lu}/u;

/** Whether the words of a text layer look as if many were misread. That alone is no reason to doubt it: formulas and codes look so too. */
export function isPoorlyWritten({ lines }: IndexedPage): boolean {
  const words = lines.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word.length >= LEAST_LETTERS);
  const malformed = words.filter(isMalformed);
  return words.length >= LEAST_WORDS && malformed.length >= POOR_SHARE * words.length;
}

/** Whether one of the words looks misread. */
export const isMalformed = (text: string): boolean =>
  text.split(' ').some((word) => MALFORMED.test(word) && !/[@/]/.test(word));

/** Letters for digits (2O25, 2Ol7), digits in words, punctuation in words: what only a machine writes. */
const MISREAD = /\p{N}[OoIlSBZ]+\p{N}|\p{L}\p{N}\p{Ll}|\p{L}[?!|<>~^*\\{}[\]]+\p{L}/u;

/** Further lines that look misread: the picture says there first whether a layer is poor. Level ones of usual height, and not in the sample. */
export function suspectLines({ lines }: IndexedPage, sample: readonly IndexedLine[]): IndexedLine[] {
  const suspects = lines.filter((line) => MISREAD.test(line.text) && !sample.includes(line));
  if (suspects.length === 0) return [];
  const usual = median(lines.map(({ crossStart, crossEnd }) => crossEnd - crossStart));
  return suspects
    .filter(
      ({ direction, crossStart, crossEnd }) => direction === 'horizontal' && crossEnd - crossStart <= TALL * usual,
    )
    .slice(0, SUSPECT_LINES);
}

/**
 * @param shown what OCR read at each line's place
 * @param isPoor the layer looks as if many of its words were misread
 */
export function agrees(lines: readonly IndexedLine[], shown: readonly string[], isPoor = false): boolean {
  let said = 0;
  let seen = 0;
  for (const [i, line] of lines.entries()) {
    const words = wordsOf(line.text);
    const read = new Set(wordsOf(shown[i]));
    said += words.length;
    seen += words.filter((word) => read.has(word)).length;
  }
  return said > 0 && seen >= (isPoor ? POOR_AGREEING_SHARE : AGREEING_SHARE) * said;
}

const wordsOf = (text: string): string[] =>
  (
    normalForm(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= LEAST_LETTERS);
