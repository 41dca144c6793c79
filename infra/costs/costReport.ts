/** What the service costs its operator, beside what it charges, as Markdown. */
import { preparationPrice, verificationPrice, type Prices } from '../../shared/billing/prices.ts';
import { costsAtRest, type CountOf } from './costsAtRest.ts';
import { LIST_PRICES, PRICES_NOTED_ON } from './listPrices.ts';
import { ADDRESS, DOCUMENT, PAGE, SCANNED_PAGE, STORED_BYTES_PER_PAGE, VERIFICATION } from './measuredWork.ts';
import { COST_PARTS, together, totalOf, type Costs } from './operationCosts.ts';

/** For a report or a paper; and for a web page. */
const PAGES_PER_DOCUMENT = 10;
const PAGES_PER_ADDRESS = 4;
const CITATIONS = 25;
const GB = 1_000_000_000;
const MONTHS = 12;

export function costReport(
  count: CountOf,
  container: { readonly cpuUnits: number; readonly memoryMiB: number },
  prices: Prices,
): string {
  const documents = 1000 / PAGES_PER_DOCUMENT;
  const prepared = (pages: number, times: number): number => (preparationPrice(prices, pages).cents * times) / 100;
  const rows: readonly (readonly [string, Costs, number])[] = [
    [
      `1,000 pages in PDFs of ${PAGES_PER_DOCUMENT}`,
      together([documents, DOCUMENT], [1000, PAGE]),
      prepared(PAGES_PER_DOCUMENT, documents),
    ],
    [
      `1,000 scanned pages in PDFs of ${PAGES_PER_DOCUMENT}`,
      together([documents, DOCUMENT], [1000, SCANNED_PAGE]),
      prepared(PAGES_PER_DOCUMENT, documents),
    ],
    [
      `1,000 verifications of ${CITATIONS} citations`,
      together([1000, VERIFICATION]),
      (verificationPrice(prices, CITATIONS).cents * 1000) / 100,
    ],
    [
      `1,000 addresses of ${PAGES_PER_ADDRESS} pages`,
      together([1000, ADDRESS], [1000 * PAGES_PER_ADDRESS, PAGE]),
      prepared(PAGES_PER_ADDRESS, 1000),
    ],
  ];
  const rest = Object.entries(costsAtRest(count, container)).filter(([, cost]) => cost > 0);
  const pageYear = ((STORED_BYTES_PER_PAGE * 1000) / GB) * LIST_PRICES.filesGbMonth * MONTHS;
  return [
    `List prices of us-east-1 of ${PRICES_NOTED_ON}, US dollars.`,
    '',
    `| work | ${COST_PARTS.join(' | ')} | **costs** | charged |`,
    `| --- |${' --- |'.repeat(COST_PARTS.length + 2)}`,
    ...rows.map(
      ([name, costs, charged]) =>
        `| ${name} | ${COST_PARTS.map((part) => dollars(costs[part])).join(' | ')} | **${dollars(totalOf(costs))}** | ${charged.toFixed(2)} |`,
    ),
    '',
    `A GB in files costs ${dollars(LIST_PRICES.filesGbMonth)} a month, a GB of records ${dollars(LIST_PRICES.tableGbMonth)}. A page takes ` +
      `${String(STORED_BYTES_PER_PAGE / 1000)} kB with its images: 1,000 pages kept for a year cost ${dollars(pageYear)}.`,
    '',
    '| a month at rest | costs |',
    '| --- | --- |',
    ...rest.map(([name, cost]) => `| ${name} | ${cost.toFixed(2)} |`),
    `| **together** | **${rest.reduce((all, [, cost]) => all + cost, 0).toFixed(2)}** |`,
    '',
  ].join('\n');
}

const dollars = (amount: number): string => amount.toFixed(3);
