/** The page that a citing author's own mark names: "(p. 4)", "[Section 9, page 2]", "（第3页）". */
import { wordsOf } from '../language/languages.ts';
import { isStopword } from '../language/stopwords.ts';
import { citationMarksIn } from './citationMarks.ts';

/** A single letter may as well name a section, "(s. 5)"; only "p" is always a page. */
const words = [...wordsOf('pageWord')].filter((word) => !isStopword(word) && (word.length > 1 || word === 'p'));
const page = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})\.?\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?(?![\d.:])|(?<![\d.:-])(\d{1,4})\s*(?:页|頁|ページ|쪽|페이지)`,
  'giu',
);

export interface MarkedPages {
  readonly pageNumber: number;
  readonly lastPageNumber: number;
  /** The marks that name them. */
  readonly marks: readonly string[];
}

/** Undefined if its marks name none, or several: which of them is meant nobody knows. */
export function markedPages(raw: string): MarkedPages | undefined {
  const marks = citationMarksIn(raw).map(({ start, end }) => raw.slice(start, end));
  const named = marks.flatMap((mark) =>
    Array.from(mark.matchAll(page), ([, first, last, counted]: readonly (string | undefined)[]) => {
      const pageNumber = Number(first ?? counted);
      return { pageNumber, lastPageNumber: Math.max(pageNumber, Number(last ?? 0)), mark };
    }),
  );
  const pages = new Set(named.map(({ pageNumber, lastPageNumber }) => `${pageNumber} ${lastPageNumber}`));
  if (pages.size !== 1) return undefined;
  const [{ pageNumber, lastPageNumber }] = named;
  return { pageNumber, lastPageNumber, marks: named.map(({ mark }) => mark) };
}
