/** Puts a symbol beside a word or a number of a text, where it says something. */
import type { Random } from './random.ts';

export interface SymbolPlace {
  /** The text around the place. */
  readonly before: string;
  readonly after: string;
  /** Symbols any of which says something there, each another thing. */
  readonly symbols: readonly string[];
}

const beforeNumbers = [
  '−',
  '+',
  '±',
  '<',
  '>',
  '≤',
  '≥',
  '≈',
  '~',
  '$',
  '€',
  '#',
  '/',
  '√',
  '!',
  '< ',
  '≥ ',
  '± ',
  '− ',
];
const afterNumbers = [
  '%',
  '‰',
  '°',
  '!',
  '+',
  '′',
  '″',
  '²',
  '⁻²',
  '₂',
  '-',
  '/',
  ' %',
  ' ‰',
  '€',
  '*2',
  '^2',
  '=',
  '¤',
];
const beforeWords = [
  '!',
  '#',
  '~',
  '--',
  '@',
  '&',
  '$',
  '√',
  '¬',
  '±',
  '→ ',
  '≠ ',
  '✗ ',
  '✓ ',
  '● ',
  '○ ',
  '▲',
  '▼',
  '++',
  '.',
];
const afterWords = [
  '+',
  '++',
  '#',
  '-',
  '₂',
  '%',
  '/',
  '=',
  '^',
  ' ✓',
  ' ✗',
  ' ●',
  ' ○',
  ' ≠',
  ' ∉',
  '♀',
  '♂',
  '_x',
  '**x',
  '|',
  '@x',
];

/** A place beside a word or number that nothing but spaces touches; nothing when the text has none. */
export function symbolPlace(text: string, random: Random): SymbolPlace | undefined {
  const places = Array.from(text.matchAll(/(?<=[\p{Ll}\d] )(?:\p{L}{3,}|\d+)(?= [\p{Ll}\d])/gu));
  if (places.length === 0) return undefined;
  const { 0: token, index } = random.pick(places);
  const isNumber = /^\d/.test(token);
  const isBefore = random.next() < 0.5;
  const at = isBefore ? index : index + token.length;
  const symbols = isBefore ? (isNumber ? beforeNumbers : beforeWords) : isNumber ? afterNumbers : afterWords;
  return { before: text.slice(0, at), after: text.slice(at), symbols };
}
