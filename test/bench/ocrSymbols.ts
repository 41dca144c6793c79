/** How many mathematical and data sheet symbols OCR reads wrong on generated scans, by symbol, and how sure it is of those. */
import type { OcrEngine } from '../../shared/documents/ocr/ocrEngine.ts';
import { grey } from '../../shared/documents/ocr/picture.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { numberedFontPdf, type FontFile } from '../support/numberedFontPdf.ts';
import { print } from './measure.ts';
import { withNoise } from './noise.ts';

const FONTS: readonly FontFile[] = ['arimo/400Regular/Arimo_400Regular.ttf', 'tinos/400Regular/Tinos_400Regular.ttf'];
const RESOLUTIONS = [200, 300];
const READING_TIME = { workMs: 600_000, waitMs: 600_000 };

/** As in data sheets and papers, each symbol several times, and characters that OCR takes for them. */
export const SYMBOL_LINES = [
  'The resistance of the coil is 4.7 kΩ ± 5 % at a temperature of 25 °C.',
  'Leakage current ≤ 10 µA, input impedance ≥ 10 MΩ, pulse width 25 µs.',
  'The supply voltage must stay within −0.3 V and +5.5 V, at −40 °C to 85 °C.',
  'A dose of 250 µg/m² was given over 12 h, and the area is 3 × 4 m².',
  'The package measures 7 × 7 × 1 mm, with a volume of 49 mm³ or less.',
  'We find α = 0.05 and β = 0.20, so that the power is 1 − β = 0.80.',
  'Its mean is μ = 3.2 and its variance σ² = 1.44, with λ = 589 nm.',
  'The phase θ and the angle φ obey Δθ ≤ π for every γ between 0 and 1.',
  'The error is ± 0.2 mm (p ≤ 0.01) and the gain is −3 dB ± 1 dB.',
  'The tests with p < 0.05 and n > 30 are marked; a board of 3 x 4 feet = 12 square feet.',
  'Of 5 questions Q answered 4, IQ was > 90 and < 110, so that y = 2 and z = 3 in Q4.',
  'Both groups differ by Δ = −1.7 points; the ratio is ≥ 2 for all δ.',
];
const SYMBOLS = /[Ωµμ±≤≥×−²³αβγδΔθλπσφ<>=Qx]/gu;
/** The same to a reader. */
const folded = (text: string): string => text.replace(/\u00b5/g, 'μ').replace(/[–—-]/g, '−');

export async function measureSymbols(engine: OcrEngine): Promise<void> {
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 1 });
  for (const perInch of RESOLUTIONS) {
    const said = new Map<string, number>();
    const wrong = new Map<string, number>();
    for (const [seed, font] of FONTS.entries()) {
      const pdf = await numberedFontPdf(SYMBOL_LINES, font);
      const source = { id: `symbols-${seed}`, load: () => Promise.resolve(pdf) };
      const raster = await reader.render(source, { pageNumber: 1, scale: perInch / 72 });
      const { lines } = await engine.read(async () => withNoise(await grey(raster), seed + 1), READING_TIME);
      for (const line of SYMBOL_LINES) {
        const read = [...lines].sort((one, other) => distance(one.text, line) - distance(other.text, line)).at(0)?.text;
        for (const symbol of folded(line).match(SYMBOLS) ?? []) said.set(symbol, (said.get(symbol) ?? 0) + 1);
        for (const symbol of lost(folded(line), folded(read ?? ''))) wrong.set(symbol, (wrong.get(symbol) ?? 0) + 1);
      }
    }
    const total = (counts: ReadonlyMap<string, number>): number =>
      [...counts.values()].reduce((sum, one) => sum + one, 0);
    const rate = ((100 * total(wrong)) / total(said)).toFixed(1);
    const each = [...said].map(([symbol, count]) => `${symbol} ${wrong.get(symbol) ?? 0}/${count}`).join(', ');
    print(`symbols on noisy scans, ${perInch} dpi`, `${rate} % wrong`, each);
  }
  await reader.close();
}

/** The symbols of a line that were not read in their order: those outside the longest common subsequence. */
function lost(line: string, read: string): string[] {
  const lengths = Array.from({ length: line.length + 1 }, () => new Array<number>(read.length + 1).fill(0));
  for (let i = line.length - 1; i >= 0; i--) {
    for (let j = read.length - 1; j >= 0; j--) {
      lengths[i][j] = line[i] === read[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const missed: string[] = [];
  let [i, j] = [0, 0];
  while (i < line.length) {
    if (j < read.length && line[i] === read[j]) [i, j] = [i + 1, j + 1];
    else if (j < read.length && lengths[i][j + 1] >= lengths[i + 1][j]) j++;
    else missed.push(line[i++]);
  }
  return missed.filter((character) => character.match(SYMBOLS) !== null);
}

/** Characters of the line that are not read. */
const distance = (read: string, line: string): number => {
  const left = Array.from(read);
  return Array.from(line).filter((character) => {
    const at = left.indexOf(character);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
};
