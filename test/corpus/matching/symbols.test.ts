/** A symbol put beside any word or number of the corpus: left out, added or exchanged, it takes `found` away. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { documents } from '../../support/matching/documents.ts';
import { cutWords } from '../../support/matching/quotations.ts';
import { seededRandom } from '../../support/matching/random.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { symbolPlace } from '../../support/matching/symbolEdits.ts';

const CASES = 1_500;

interface SymbolCase {
  readonly plain: string;
  readonly marked: string;
  readonly other: string;
}

function symbolCases(): SymbolCase[] {
  const random = seededRandom(20_261);
  const spaced = documents().filter(({ layout, name }) => layout === 'wide lines' && !/chinese|japanese/.test(name));
  const cases: SymbolCase[] = [];
  while (cases.length < CASES) {
    const { text } = cutWords(random.pick(spaced).paragraphs, 8, 20, random);
    const place = symbolPlace(text, random);
    if (place === undefined) continue;
    const [symbol, other] = [random.pick(place.symbols), random.pick(place.symbols)];
    if (symbol.trim() === other.trim()) continue;
    cases.push({
      plain: text,
      marked: place.before + symbol + place.after,
      other: place.before + other + place.after,
    });
  }
  return cases;
}

/** A text is a source in several of the tests. */
const sources = new Map<string, SourceIndex>();

function statusOf(source: string, sourceContext: string): string {
  const index = sources.get(source) ?? sourceOf(source);
  sources.set(source, index);
  return judgeQuotation(index, { sourceContext }).status;
}

describe('a symbol beside any word or number', () => {
  const cases = symbolCases();
  const foundWhere = (source: keyof SymbolCase, quoted: keyof SymbolCase): string[] =>
    cases
      .filter((one) => statusOf(one[source], one[quoted]) === 'found')
      .map((one) => `${one[source]} | quoted as | ${one[quoted]}`);

  it('is never left out', () => {
    expect(foundWhere('marked', 'plain')).toEqual([]);
  });

  it('is never added', () => {
    expect(foundWhere('plain', 'marked')).toEqual([]);
  });

  it('is never exchanged for another', () => {
    expect(foundWhere('marked', 'other')).toEqual([]);
  });

  it('leaves a faithful quotation found', () => {
    expect(foundWhere('marked', 'marked')).toHaveLength(CASES);
  });
});
