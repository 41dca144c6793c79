/**
 * Fonts whose codes were written in the codepage of one country and are said to be those of Western Europe: "Pøíspìvek" for "Příspěvek",
 * "Îïëàòà" for "Оплата". The shapes of some letters show which codepage it is; it tells the others, whose accents alone say little.
 */
import type { IndexedLine } from '../textIndex.ts';
import type { GlyphKind, GlyphPlace } from './glyphKinds.ts';
import type { GlyphVerdict } from './glyphVerdict.ts';
import { greatest } from '../../platform/longLists.ts';
import { normalForm } from '../../platform/normalForm.ts';

const WESTERN = 'windows-1252';
const CODEPAGES = ['windows-1250', 'iso-8859-2', 'windows-1251', 'windows-1254', 'windows-1257'];
const FIRST_HIGH = 0x80;
const LAST_HIGH = 0xff;
/** Different letters of a font that must look like those of the codepage. */
const LEAST_LETTERS = 2;
/** How much more each looks like another letter than like itself. */
const CLEAR_LEAD = 0.15;
/** Share of the clearly wrong letters of a font that the codepage must explain. */
const EXPLAINED = 0.75;
/** Latin letters that those of Russian look like. */
const LATIN_FORMS = new Map(
  Array.from('аеорсухктмнвгпьАВЕКМНОРСТУХЁё', (letter, i) => [letter, 'aeopcyxKTMHBrnbABEKMHOPCTYXËë'[i]]),
);

type Table = ReadonlyMap<string, string>;

const charactersOf = (codepage: string): string[] => {
  const bytes = Uint8Array.from({ length: LAST_HIGH - FIRST_HIGH + 1 }, (_, i) => FIRST_HIGH + i);
  return Array.from(new TextDecoder(codepage).decode(bytes));
};
const TABLES: readonly Table[] = CODEPAGES.map((codepage) => {
  const western = charactersOf(WESTERN);
  return new Map(charactersOf(codepage).flatMap((own, i) => (own === western[i] ? [] : [[western[i], own] as const])));
});

/** Corrects the verdicts on glyphs of such fonts, and adds those on the letters beside them that nothing was said against. */
export function withCodepages(
  kinds: readonly GlyphKind[],
  verdicts: ReadonlyMap<GlyphKind, GlyphVerdict>,
): Map<GlyphKind, GlyphVerdict> {
  const all = new Map(verdicts);
  for (const own of Map.groupBy(
    kinds.filter(({ isSaid }) => isSaid),
    ({ font }) => font,
  ).values()) {
    const table = tableOf(own);
    if (table === undefined) continue;
    const lines = new Map<IndexedLine, { page: GlyphPlace['page']; units: Set<number> }>();
    for (const kind of own) {
      const by = table.get(kind.text);
      // What only looked wrong because of the others was compared with letters of the wrong script.
      if (by === undefined && kind.isSuspect) all.delete(kind);
      if (by !== undefined) all.set(kind, { outcome: 'mended', by });
      for (const { page, line, unit } of by === undefined ? [] : kind.places) {
        const known = lines.get(line) ?? { page, units: new Set() };
        lines.set(line, known);
        known.units.add(unit);
      }
    }
    for (const [line, { page, units }] of lines) {
      for (let unit = 0; unit < line.text.length; unit++) {
        const by = table.get(line.text[unit]);
        if (by === undefined || units.has(unit) || !isInWord(line.text, unit)) continue;
        all.set({ ...own[0], text: line.text[unit], places: [{ page, line, unit }] }, { outcome: 'mended', by });
      }
    }
  }
  return all;
}

/** The codepage that a font's clearly wrong letters show. */
function tableOf(kinds: readonly GlyphKind[]): Table | undefined {
  const wrong = kinds.filter(
    ({ text, looksLike, likeness, ownLikeness, isSuspect }) =>
      !isSuspect && looksLike !== '' && text > '\u007f' && likeness >= ownLikeness + CLEAR_LEAD,
  );
  const letters = new Set(wrong.map(({ text }) => text)).size;
  if (letters < LEAST_LETTERS) return undefined;
  const explained = TABLES.map((table) => {
    const own = wrong.filter(({ text, looksLike }) => {
      const shown = table.get(text);
      return shown !== undefined && baseOf(LATIN_FORMS.get(shown) ?? shown) === baseOf(looksLike);
    });
    return new Set(own.map(({ text }) => text)).size;
  });
  const most = greatest(explained);
  return most >= LEAST_LETTERS && most >= EXPLAINED * letters ? TABLES[explained.indexOf(most)] : undefined;
}

/** A letter; or a symbol beside one, if it is no exponent of a unit. */
function isInWord(text: string, unit: number): boolean {
  if (LETTER.test(text[unit])) return true;
  if (text[unit] === '\u00a0') return false;
  const isExponent = EXPONENT.test(text[unit]) && UNIT.test(text.slice(0, unit));
  return !isExponent && (LETTER.test(text.charAt(unit - 1)) || LETTER.test(text.charAt(unit + 1)));
}

const LETTER = /^\p{L}$/u;
const EXPONENT = /^[¹²³]$/;
const UNIT = /(?<!\p{L})(?:[cdkm]?m)$/u;
const baseOf = (letter: string): string => normalForm(letter, 'NFD').charAt(0).toLowerCase();
