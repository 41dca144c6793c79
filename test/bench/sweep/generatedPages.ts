/** Pages whose lines are known, as scanners and cameras deliver them: symbols, numbers, small type, turned, askew, in shade. */
import { numberedFontPdf } from '../../support/numberedFontPdf.ts';
import { textPdf } from '../../support/textPdf.ts';
import { SYMBOL_LINES } from '../ocrSymbols.ts';

export interface GeneratedPage {
  readonly pdf: Uint8Array;
  readonly lines: readonly string[];
  readonly perInch: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly shaded: boolean;
}

const NUMBERS = [
  '12.50 3,417 88% 7:45 611.30 29,004',
  '4.05 1,118 17% 23:10 98.75 5,560',
  '60.7 9,902 3% 11:59 1.08 71,333',
  '733 6.66 41% 8:08 240.19 13,847',
  '19.84 2,025 100% 0:15 57.02 8,416',
];
const PROSE = [
  'The committee met on 14 March and approved the budget for the coming year.',
  'Members asked why the costs of the harbour had grown by 7.5 percent.',
  'The chair answered that fuel, wages and insurance had all become dearer.',
  'A second reading was set for June; no member voted against the proposal.',
  'The minutes were signed by J. Alder, secretary, and sent to all members.',
  'Letters from residents are kept in the office at 27 Quay Street.',
];

export async function generatedPages(): Promise<GeneratedPage[]> {
  const upright = { turn: 0, shaded: false };
  const symbols = { pdf: await numberedFontPdf(SYMBOL_LINES), lines: SYMBOL_LINES };
  const numbers = { pdf: await textPdf([NUMBERS]), lines: NUMBERS };
  const prose = { pdf: await textPdf([PROSE]), lines: PROSE };
  return [
    { ...symbols, ...upright, perInch: 200 },
    { ...numbers, ...upright, perInch: 150 },
    { ...prose, ...upright, perInch: 80 },
    { ...prose, ...upright, perInch: 400 },
    { ...prose, perInch: 150, turn: 1.5, shaded: false },
    { ...prose, perInch: 150, turn: 90, shaded: false },
    { ...numbers, perInch: 200, turn: 180, shaded: true },
  ];
}
