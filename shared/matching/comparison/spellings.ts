/**
 * Words written in two ways. Some marks are omitted as often as not: the dots of "ё", the hamza on an alif, the vowels of Arabic and
 * Hebrew, and capitals have no "ß". Bare and marked are the same word; marked in two ways they are two.
 */
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import type { RuleId } from '../rules/policy.ts';
import { rawWords, type Window } from '../source/window.ts';

/** "In Maßen" is not "in Massen": here the double letter is another word, unless it is in capitals. */
const twoWords = new Set('masse massen busse bussen flosse russe russen russ spasse musse schoss'.split(' '));

/** Marks and doubled letters at most: "ΐ" in parts has three units. */
const MOST_LONGER = 3;

/** The rule by which two words with different keys are one word; positions of tokens on both sides. */
export function sameSpelling(
  quoted: QuotedText,
  window: Window,
  inQuoted: number,
  inSource: number,
): RuleId | undefined {
  const left = quoted.tokens[inQuoted].key;
  const right = window.tokens[inSource].key;
  // Spellings of a word differ by a letter here and there: a word of another length is not considered.
  if (left.length > MOST_LONGER * right.length || right.length > MOST_LONGER * left.length) return undefined;
  if (left.replaceAll('ё', 'е') === right.replaceAll('ё', 'е')) return 'spelling.yo';
  if (haveSameLetters(left, right)) return 'spelling.hamza';
  const [inQuotation, inText] = [quotedWords(quoted, inQuoted, inQuoted + 1), rawWords(window, inSource, inSource + 1)];
  if (haveSameGreekLetters(left, right)) {
    const isLeftOut = [inQuotation, inText].some(isInCapitals) || differsByAccentOfCapital(inQuotation, inText);
    return isLeftOut ? 'spelling.capitals' : undefined;
  }
  if (differsByAccentOfCapital(inQuotation, inText) || haveTurkishCapitals(inQuotation, inText))
    return 'spelling.capitals';
  if (left.replaceAll('ß', 'ss') !== right.replaceAll('ß', 'ss')) return undefined;
  const doubled = left.includes('ß') ? { key: right, words: inText } : { key: left, words: inQuotation };
  return isInCapitals(doubled.words) || !twoWords.has(doubled.key) ? 'spelling.sharp-s' : undefined;
}

/** Capitals that French and Greek often write without their accents. */
const accentedCapitals = /[ÀÂÇÉÈÊËÎÏÔÛÙΆΈΉΊΌΎΏ]/gu;
/** Spanish, Italian and Greek words that only the accent distinguishes from another. */
const toldByAccent = new Set(['Él', 'Ésta', 'Éste', 'Ése', 'Ésa', 'È', 'Ή']);

function differsByAccentOfCapital(a: string, b: string): boolean {
  const withoutAccents = (word: string): string =>
    word.replace(accentedCapitals, (letter) => letter.normalize('NFD').charAt(0));
  return (withoutAccents(a) === b && !toldByAccent.has(a)) || (withoutAccents(b) === a && !toldByAccent.has(b));
}

/** "KIRALIK" is "kiralık" or "kiralik": a capital "I" stands for the letter with and without its dot. */
const haveTurkishCapitals = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([capital, small]) => isInCapitals(capital) && /[ıİ]/u.test(small) && withoutDots(capital) === withoutDots(small),
  );
const withoutDots = (word: string): string => word.toLowerCase().replace(/i\u0307?|ı/gu, 'i');

/** Words in Greek capitals have no accents, and the first capital of others may lack its own; "ή" and "η" are two words in lower case. */
const haveSameGreekLetters = (left: string, right: string): boolean =>
  /^\p{Script=Greek}{2,}$/u.test(left.normalize('NFC')) && withoutAccents(left) === withoutAccents(right);
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const isInCapitals = (word: string): boolean => word === word.toUpperCase();

const hamzaOnAlif = /[أإآ]/u;

/** Arabic: equal except for alifs of which one has no hamza. */
function haveSameLetters(left: string, right: string): boolean {
  if (left.length !== right.length || !/\p{Script=Arabic}/u.test(left)) return false;
  for (let at = 0; at < left.length; at++) {
    if (left[at] === right[at]) continue;
    const isHamzaLeftOut =
      (left[at] === 'ا' && hamzaOnAlif.test(right[at])) || (right[at] === 'ا' && hamzaOnAlif.test(left[at]));
    if (!isHamzaLeftOut) return false;
  }
  return true;
}

const points = /[\u05b0-\u05bc\u05c1\u05c2\u05c7\u064b-\u0652\u0670]/u;
const pointedLetters = /\p{L}[\u05b0-\u05bc\u05c1\u05c2\u05c7\u064b-\u0652\u0670]*/gu;

/** Words that both sides write with vowel points, but different ones: "he killed" is not "he was killed". */
export function changedPoints(quoted: QuotedText, window: Window, pairs: Int32Array): Finding[] {
  if (!points.test(quoted.raw)) return [];
  return quoted.tokens.flatMap((_, at): Finding[] => {
    const partner = pairs[at];
    if (partner < 0) return [];
    const left = pointsOf(quotedWords(quoted, at, at + 1));
    const right = pointsOf(rawWords(window, partner, partner + 1));
    const isChanged = left.some(
      (mark, letter) => mark !== '' && (right.at(letter) ?? '') !== '' && right[letter] !== mark,
    );
    return isChanged
      ? [{ rule: 'spelling.points', quotedFrom: at, quotedTo: at + 1, sourceFrom: partner, sourceTo: partner + 1 }]
      : [];
  });
}

/** The points of each letter, in an order that does not depend on how they were typed. */
const pointsOf = (word: string): string[] =>
  Array.from(word.normalize('NFC').matchAll(pointedLetters), ([letter]) => Array.from(letter.slice(1)).sort().join(''));
