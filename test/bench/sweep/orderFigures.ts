/** What a sweep compares, as JSON on the standard output: the lines of pages, and how many of those with tags are followed by a wrong one. */
import { scoredPages } from '../order/scoredPages.ts';

export interface OrderFigures {
  /** Tagged lines that are followed by another one than they should. */
  readonly wrong: number;
  /** The lines of each page, as they were read. */
  readonly pages: readonly string[];
}

/** Of each file: long ones say the same again and again. */
const MOST_PAGES = 4;

const pages = await scoredPages(process.argv.slice(2), MOST_PAGES);
const figures: OrderFigures = {
  wrong: pages.reduce((sum, { score }) => sum + score.wrong.length, 0),
  pages: pages.map(({ score }) => score.texts.join('\n')),
};
console.log(JSON.stringify(figures));
