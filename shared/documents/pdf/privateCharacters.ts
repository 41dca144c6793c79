/**
 * Characters of symbol fonts that files represent by private numbers: word processors write number 0x6d of the font Symbol as U+F06D, which
 * Unicode has no name for. Which character it is depends on the font. Tables: Adobe's encoding of Symbol, and the Unicode consortium's
 * mapping of Wingdings and Webdings (L2/12-368), with plain characters for those that few typefaces have.
 */

/** What is added to the number in the font. */
const FIRST = 0xf000;
const LAST = 0xf0ff;
/** Of a subset, before the font's name. */
const SUBSET_PREFIX = /^[A-Z]{6}\+/;
/** Placeholder for a number without a character of its own. */
const NONE = '\ufffd';

type Table = ReadonlyMap<number, string>;

/** @param rows first number, and the characters from there on */
const table = (rows: readonly (readonly [number, string])[]): Table =>
  new Map(
    rows.flatMap(([first, characters]) =>
      Array.from(characters, (character, i): [number, string] => [first + i, character]).filter(
        ([, character]) => character !== NONE,
      ),
    ),
  );

const SYMBOL = table([
  [0x21, '!∀#∃%&∋()∗+,−./0123456789:;<=>?'],
  [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵'],
  [0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'],
  [0xe0, '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪'],
  [0xf1, '⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
]);

const WINGDINGS = table([
  [0x22, '✂'],
  [0x28, '☎'],
  [0x2a, '✉'],
  [0x41, '✌'],
  [0x45, '☜☞☝☟'],
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x6c, '●❍■□◻❑❒⬧⧫◆❖⬥⌧'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
  [0x9e, '·•▪○'],
  [0xa7, '▪◻'],
  [0xab, '★'],
  [0xd8, '➢'],
  [0xdf, '←→↑↓↖↗↙↘'],
  [0xe8, '➔'],
  [0xef, '⇦⇨⇧⇩⬄⇳'],
  [0xfb, '✗✓☒☑'],
]);
const WINGDINGS_2 = table([
  [0x4f, '✗✓☒☑'],
  [0x96, '●'],
  [0xa2, '■□'],
]);
const WINGDINGS_3 = table([
  [0x70, '▲▼△▽◀▶◁▷'],
  [0x7d, '▶'],
]);
const WEBDINGS = table([
  [0x33, '◀▶▲▼'],
  [0x61, '✓'],
  [0x63, '□'],
  [0x67, '■'],
  [0x6e, '●'],
  [0x72, '✕'],
]);

const FONTS: readonly (readonly [RegExp, Table])[] = [
  [/^Symbol(?:MT|PS|Neu|Std)?\b/i, SYMBOL],
  [/^Wingdings[ -]?2/i, WINGDINGS_2],
  [/^Wingdings[ -]?3/i, WINGDINGS_3],
  [/^Wingdings/i, WINGDINGS],
  [/^Webdings/i, WEBDINGS],
];

export const isPrivateNumber = (code: number): boolean => code > FIRST && code <= LAST;

/** @returns the character of a private number; undefined if the font is not known or has none */
export function privateCharacter(font: string, code: number): string | undefined {
  const name = font.replace(SUBSET_PREFIX, '');
  return FONTS.find(([names]) => names.test(name))?.[1].get(code - FIRST);
}
