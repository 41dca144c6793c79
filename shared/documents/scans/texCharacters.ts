/**
 * Characters of TeX's mathematical fonts, by their number in the font. Their PDFs give glyphs names that Unicode does not know
 * (`negationslash`), so that readers take the number for a letter: `6=` for `≠`. Numbers: D. Knuth, The TeXbook, appendix F (OML, OMS,
 * OMX), and the AMS fonts' tables.
 */

/** Overlays the character after it, which it strikes. */
export const STRIKES_NEXT = '\u0338';
/** The start of the arrow after it. */
export const STARTS_ARROW = '\u21a6';
/** A piece of a brace or bar that is assembled from several: not a character of the text. */
const PIECE = '';

type Table = Readonly<Record<string, string>>;

const SYMBOLS: Table = {
  '!': '→',
  '"': '↑',
  '#': '↓',
  $: '↔',
  "'": '≃',
  '(': '⇐',
  ')': '⇒',
  '*': '⇑',
  '+': '⇓',
  ',': '⇔',
  '-': '↖',
  '.': '↙',
  '/': '∝',
  '0': '′',
  '1': '∞',
  '2': '∈',
  '3': '∋',
  '4': '△',
  '5': '▽',
  '6': STRIKES_NEXT,
  '7': STARTS_ARROW,
  '8': '∀',
  '9': '∃',
  ':': '¬',
  ';': '∅',
  '<': 'ℜ',
  '=': 'ℑ',
  '>': '⊤',
  '?': '⊥',
  '@': 'ℵ',
  '[': '∪',
  '\\': '∩',
  ']': '⊎',
  '^': '∧',
  _: '∨',
  '`': '⊢',
  a: '⊣',
  b: '⌊',
  c: '⌋',
  d: '⌈',
  e: '⌉',
  f: '{',
  g: '}',
  h: '⟨',
  i: '⟩',
  j: '|',
  k: '‖',
  l: '↕',
  m: '⇕',
  n: '\\',
  o: '≀',
  p: '√',
  q: '⨿',
  r: '∇',
  s: '∫',
  t: '⊔',
  u: '⊓',
  v: '⊑',
  w: '⊒',
  x: '§',
  y: '†',
  z: '‡',
  '{': '¶',
  '|': '♣',
  '}': '♦',
  '~': '♥',
};

const LETTERS: Table = {
  '%': 'ϱ',
  '"': 'ε',
  '#': 'ϑ',
  $: 'ϖ',
  '&': 'ς',
  "'": 'φ',
  ',': '↪',
  '?': '⋆',
  '[': '♭',
  '\\': '♮',
  ']': '♯',
};

const LARGE: Table = {
  ' ': '(',
  '!': ')',
  '"': '[',
  '#': ']',
  $: '⌊',
  '%': '⌋',
  '&': '⌈',
  "'": '⌉',
  '(': '{',
  ')': '}',
  '*': '⟨',
  '+': '⟩',
  ',': '/',
  '-': '\\',
  '.': '/',
  '/': '\\',
  '0': '(',
  '1': ')',
  '2': '[',
  '3': ']',
  '4': '⌊',
  '5': '⌋',
  '6': '⌈',
  '7': '⌉',
  '8': '{',
  '9': '}',
  ':': PIECE,
  ';': PIECE,
  '<': PIECE,
  '=': PIECE,
  '>': PIECE,
  '?': PIECE,
  '@': PIECE,
  A: PIECE,
  B: PIECE,
  C: PIECE,
  D: '⟨',
  E: '⟩',
  F: '⊔',
  G: '⊔',
  H: '∮',
  I: '∮',
  J: '⊙',
  K: '⊙',
  L: '⊕',
  M: '⊕',
  N: '⊗',
  O: '⊗',
  P: '∑',
  Q: '∏',
  R: '∫',
  S: '⋃',
  T: '⋂',
  U: '⊎',
  V: '⋀',
  W: '⋁',
  X: '∑',
  Y: '∏',
  Z: '∫',
  '[': '⋃',
  '\\': '⋂',
  ']': '⊎',
  '^': '⋀',
  _: '⋁',
  '`': '∐',
  a: '∐',
  b: '^',
  c: '^',
  d: '^',
  e: '~',
  f: '~',
  g: '~',
  h: '[',
  i: ']',
  j: '⌊',
  k: '⌋',
  l: '⌈',
  m: '⌉',
  n: '{',
  o: '}',
  p: '√',
  q: '√',
  r: '√',
  s: '√',
  t: PIECE,
  u: PIECE,
  v: PIECE,
  z: PIECE,
  '{': PIECE,
  '|': PIECE,
  '}': PIECE,
};

const DOUBLE_STRUCK: Table = {
  '}': 'ℏ',
  '~': 'ℏ',
  '(': '⊊',
  ')': '⊋',
  '-': '∦',
  ',': '∤',
  '?': '∅',
  '@': '∄',
  '\\': '^',
  ']': '^',
  '^': '~',
};

/** For the numbers from 0 to 31, in order. */
const numberedFromZero = (characters: string): Table =>
  Object.fromEntries(Array.from(characters, (character, number) => [String.fromCharCode(number), character]));

const FIRST_SYMBOLS = numberedFromZero('−·×*÷⋄±∓⊕⊖⊗⊘⊙◯∘•≍≡⊆⊇≤≥⪯⪰~≈⊂⊃≪≫≺≻');
const FIRST_LETTERS = numberedFromZero('ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλµνξπρστυφχ');
const FIRST_LARGE = numberedFromZero('()[]⌊⌋⌈⌉{}⟨⟩|‖/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\');

/** Letters of a subset's prefix, the family, and the size. */
const FONT = /^(?:[A-Z]{6}\+)?(CMSY|CMBSY|CMMI|CMMIB|CMEX|MSBM)\d+$/i;
/** Those that set mathematics beside Times and Palatino (`txfonts`, `pxfonts`) are numbered as the same kind of Knuth's, and have no size. */
const BESIDE_TEXT = /^(?:[A-Z]{6}\+)?(?:R?[TP]XB?(MI|SY|EX))$/i;
const TABLES: Readonly<Record<string, Table>> = {
  CMSY: { ...FIRST_SYMBOLS, ...SYMBOLS },
  CMBSY: { ...FIRST_SYMBOLS, ...SYMBOLS },
  CMMI: { ...FIRST_LETTERS, ...LETTERS },
  CMMIB: { ...FIRST_LETTERS, ...LETTERS },
  CMEX: { ...FIRST_LARGE, ...LARGE },
  MSBM: DOUBLE_STRUCK,
};

/** @returns undefined if the font is not one of TeX's, or its table does not have the number */
export function texCharacter(font: string, numbered: string): string | undefined {
  const kind = BESIDE_TEXT.exec(font)?.[1];
  const family = kind === undefined ? FONT.exec(font)?.[1] : `CM${kind}`;
  return family === undefined ? undefined : TABLES[family.toUpperCase()][numbered];
}
