/** What a sweep compares, as JSON on the standard output: the lines of tagged pages, and how many are followed by the right one. */
import { scoredPages } from '../order/scoredPages.ts';

export interface OrderFigures {
  readonly right: number;
  readonly lines: number;
  /** The lines of each page, as they were read. */
  readonly pages: readonly string[];
}

const pages = await scoredPages(process.argv.slice(2));
const figures: OrderFigures = {
  right: pages.reduce((sum, { score }) => sum + score.right, 0),
  lines: pages.reduce((sum, { score }) => sum + score.lines, 0),
  pages: pages.map(({ score }) => score.texts.join('\n')),
};
console.log(JSON.stringify(figures));
