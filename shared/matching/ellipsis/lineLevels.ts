/**
 * What a line can be in a document of heads with values under them: certainly content, as "Latte 6.50" or "Phone: 12 34 56", or perhaps the
 * head of what follows; and which of two heads is certainly the higher one.
 */
import { isWithoutCharge } from '../language/noCharge.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { BLANK } from '../text/markdown.ts';
import { isField, isRow, isSentence, lettersIn, withoutLeaders } from './lineForms.ts';
import { markOf, sectionMarkOf } from './lineMarks.ts';

const unseen = new RegExp(`[${BLANK}\\ufe0e\\ufe0f\\u200b-\\u200d\\u2060]|\\*\\*|__`, 'gu');
/** Markdown's own characters, and pictures that are not bullets. */
const leading = /^[\s>#]+/u;
const pictures = /^(?:(?![\u25a0-\u25ff✓✔➢➤])[\p{Extended_Pictographic}\ufe0f\s])+/u;

/** The words of a line as they are shown. */
export const shownLine = (text: string): string =>
  withoutLeaders(text.replace(unseen, '').replace(leading, '').replace(pictures, '')).trim();

/** Number of its "#"; a whole line in bold is below all of them. */
export function markdownLevel(text: string): number | undefined {
  const level = hashesOf(text);
  if (level !== undefined) return level;
  const words = text.trim().replace(pictures, '');
  return bold.test(words) ? BOLD_LEVEL : undefined;
}
export const hashesOf = (text: string): number | undefined => /^[\s>]*(#{1,6})\s/u.exec(text)?.[1].length;
const BOLD_LEVEL = 7;
const bold = /^(?:\*\*|__|\ufdd0\ufdd0)[^*_\ufdd0]+(?:\*\*|__|\ufdd0\ufdd0)$/u;

/** "€5", "5 €", "6.50", "90,-", "40 %", "78 umol/L", "75 Kč": no name of a group ends so. */
const strong =
  /(?:\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|,-|:-)|\d[.,:]\d|\d\s(?:Kč|zł|Ft|kr|Lei|лв|руб|грн|\p{Lu}{3,4}|\p{L}{1,5}\/\p{L}{1,3})(?!\p{L}))/u;
const isYear = /(?:^|\s)(?:19|20)\d\d$/;
/** "732-363-0200", "office@example.org". */
const reaches = /^[+\d][\d\s()/.-]{6,}$|\S@\S|https?:\/\//u;
/** "NJ0151400": a code of digits with a few letters. */
const code = /(?:^|\s)(?=\S*\d{3})\p{Lu}{0,4}[\d-]{5,}\p{Lu}?$/u;

export type Kind = 'value' | 'number' | 'text' | 'open';

/**
 * `value`: a label with its value, or a value alone; `number`: with a bare number, which may also be part of a name; `text`: a sentence;
 * `open`: it may be a head.
 */
export function kindOf(text: string): Kind {
  const words = wordsOfLine(text);
  const isNamed = sectionMarkOf(words)?.name !== undefined && markOf(words) === undefined;
  if (reaches.test(words) || (hasLeaders(text) && /\p{L}/u.test(words))) return 'value';
  if (isSentence(words)) return 'text';
  if (strong.test(words)) return /\p{L}/u.test(words) || !/^\d{1,2}[.:]\d\d?$/.test(words) ? 'value' : 'open';
  if (isField(words)) return isNamed ? 'open' : 'value';
  if (isWithoutCharge(words) || code.test(words)) return 'value';
  return isRow(words) && !isYear.test(words) ? 'number' : 'open';
}

const hasLeaders = (text: string): boolean => withoutLeaders(text) !== text && !/^[-=_*\s]+$/.test(text);

/** The name of a row or field: its words before the colon, or before its price, its first number with decimals or its last number; without numbers. */
export function labelOf(text: string): string {
  const line = wordsOfLine(text);
  const colon = /[:：](?=\s)/u.exec(line);
  if (colon !== null && /\p{L}/u.test(line.slice(0, colon.index))) return lettersIn(line.slice(0, colon.index));
  const words = line.split(/\s/u).filter(Boolean);
  const isPrice = (word: string, at: number): boolean =>
    /\d/.test(word) && (/\p{Sc}|,-/u.test(word) || /^(?:\p{Sc}|\p{Lu}{3}|Kč|zł|Ft|kr)$/u.test(words.at(at + 1) ?? ''));
  const places = [
    words.findLastIndex(isPrice),
    words.findIndex((word, at) => at > 0 && /\d[.,]\d/.test(word)),
    words.findLastIndex((word) => /\d/.test(word)),
  ];
  const value = places.find((at) => at >= 0) ?? words.length;
  const name = words.slice(0, value);
  // "250" of "250 000 Ft".
  return lettersIn(name.slice(0, name.findLastIndex((word) => /\p{L}/u.test(word)) + 1).join(' '));
}

/** Without its bullet or number. */
export function wordsOfLine(text: string): string {
  const line = shownLine(text);
  return line.slice(markOf(line)?.length ?? 0);
}

/** Letters from which capitals are telling: fewer are an abbreviation. */
const MIN_CAPITALS = 4;
export function isInCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length >= MIN_CAPITALS && !/\p{Ll}/u.test(letters);
}

/** Whether what one line heads certainly includes what the other does. */
export function outranks({ segments, headings }: SourceIndex, one: number, other: number): boolean {
  const [level, below] = [one, other].map((at) => markdownLevel(segments[at].text));
  if (level !== undefined || below !== undefined) return (level ?? Infinity) < (below ?? Infinity);
  if (headings.has(one) !== headings.has(other)) return headings.has(one);
  return isInCapitals(segments[one].text) && !isInCapitals(segments[other].text);
}
