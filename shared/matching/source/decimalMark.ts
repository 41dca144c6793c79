/**
 * Whether a source writes its decimals with a point or a comma: its own numbers say so, then its language. From "1,234" alone nobody knows
 * whether it is a thousand or a little more than one. Counted once per source, on first use.
 */
import { decimalMarkOfWord, hasCommaLetters, isPointScript, type DecimalMark } from '../language/decimalMarks.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';

const decided = oncePer((index: SourceIndex) => ({ mark: decide(index) }));

/** Undefined if nothing decides. */
export const decimalMarkOf = (index: SourceIndex): DecimalMark | undefined => decided(index).mark;

/** Numbers that can be read in only one way: two groups, groups before decimals, a leading zero, a share, an amount of money. */
const sure: readonly (readonly [DecimalMark, RegExp])[] = [
  [
    '.',
    /(?<!\d[.,]?|,)(?:\d{1,3}(?:,\d{3})+\.\d|\d{1,3}(?:,\d{3}){2,}(?![\d,])|0\.\d|\d+\.\d{1,2}\s?%|\p{Sc}\s?\d+\.\d{1,2}(?!\d))/gu,
  ],
  [
    ',',
    /(?<!\d[.,]?|,)(?:\d{1,3}(?:\.\d{3})+,\d|\d{1,3}(?:\.\d{3}){2,}(?![\d.])|0,\d|\d+,\d{1,2}\s?(?:%|\p{Sc})|\d{1,3}(?: \d{3})+,\d|\d+,[-–—]{1,2}(?![\d-]))/gu,
  ],
];
/** Others: "3.2" may number a section, and "1,2" may refer to two notes; "2,4-dichloro" names places in a molecule. */
const likely: readonly (readonly [DecimalMark, RegExp])[] = [
  ['.', /(?<![\d.,/:-])\d+\.(?:\d{1,2}|\d{4,})(?![\d.,/:])/g],
  [',', /(?<![\d.,/:'’-])\d+,(?:\d{1,2}|\d{4,})(?![\d.,/:'’′-])/g],
];

/** What one number that can be read in only one way is worth, in others. */
const SURE_WEIGHT = 4;
/** What the language is worth: as much as one certain number, so that two of them outweigh it. */
const LANGUAGE_WEIGHT = 5;
/** How much more one mark must count than the other: documents quote others' numbers, and number their sections. */
const MIN_LEAD = 3;
const MIN_WEIGHT = 4;
/** UTF-16 units from the start that identify the language: more add nothing. */
const LANGUAGE_SAMPLE = 40_000;
const MIN_WORDS = 4;
/** Lines with decimals or groups that are counted, from the start: more add nothing. */
const MAX_LINES = 20_000;

function decide(index: SourceIndex): DecimalMark | undefined {
  const weights: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  let lines = 0;
  for (const { text } of index.segments) {
    if (!/\d[.,][\d–—-]/.test(text)) continue;
    if (++lines > MAX_LINES) break;
    for (const [mark, pattern] of sure) weights[mark] += SURE_WEIGHT * (text.match(pattern)?.length ?? 0);
    for (const [mark, pattern] of likely) weights[mark] += text.match(pattern)?.length ?? 0;
  }
  const language = languageMarkOf(index);
  if (language !== undefined) weights[language] += LANGUAGE_WEIGHT;
  const mark = weights['.'] >= weights[','] ? '.' : ',';
  const other = mark === '.' ? ',' : '.';
  if (weights[mark] >= MIN_WEIGHT && weights[mark] >= MIN_LEAD * weights[other]) return mark;
  return weights[mark] === 0 ? markOfHabit(index) : undefined;
}

/** Numbers with three digits after their only mark that make a habit: decimals also have other lengths. */
const MIN_GROUPED = 12;

/** "18,870" and "71,137" beside "859" and never "1870": the mark groups, and the other one is for decimals. */
function markOfHabit(index: SourceIndex): DecimalMark | undefined {
  const text = index.segments.map((segment) => segment.text).join('\n');
  if (/(?<![\d.,/:-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.,/:-])|(?<!\d)0[.,]\d/.test(text)) return undefined;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [commas, points] = [
    count(/(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/g),
    count(/(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])/g),
  ];
  if (commas >= MIN_GROUPED && points === 0) return '.';
  return points >= MIN_GROUPED && commas === 0 ? ',' : undefined;
}

const spoken = oncePer((index: SourceIndex) => ({ mark: markOfLanguage(index) }));

/** What the source's language writes, whatever its numbers have. Every number that differs asks, at each of a thousand equal rows. */
export const languageMarkOf = (index: SourceIndex): DecimalMark | undefined => spoken(index).mark;

function markOfLanguage(index: SourceIndex): DecimalMark | undefined {
  const counts: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  let read = 0;
  for (const { text } of index.segments) {
    if (isPointScript.test(text)) counts['.']++;
    if (hasCommaLetters.test(text)) counts[',']++;
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
      const mark = decimalMarkOfWord(word);
      if (mark !== undefined) counts[mark]++;
    }
    read += text.length;
    if (read > LANGUAGE_SAMPLE) break;
  }
  if (counts['.'] + counts[','] < MIN_WORDS) return undefined;
  if (counts['.'] > 2 * counts[',']) return '.';
  return counts[','] > 2 * counts['.'] ? ',' : undefined;
}
