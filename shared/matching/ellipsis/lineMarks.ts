/** The bullet, number, letter, hour or numbered name with which a line begins an item or a section, and its place in its series. */
import { isMonth } from '../language/dates.ts';
import { foldText } from '../text/foldText.ts';
import { tokensIn } from '../text/tokens.ts';

export interface LineMark {
  /** The same for all lines of a series: "0." for "3.", "(0.0)" for "(3.2)", "a)", "•", "article 0" for "Article 12". */
  readonly shape: string;
  /** "3", "b", "iv": its place in the series; absent for bullets. */
  readonly name?: string;
  /** The same part by part if it has digits: [3, 2] for "3.2". */
  readonly numbers: readonly number[];
  /** UTF-16 units before the words. */
  readonly length: number;
}

const opensWords = String.raw`(?=[\p{L}\p{N}\p{Sc}"“„«‘「『【(（])`;
const bullet = /[-•*–—・✓✔\uf0a0-\uf0ff\ufffd\u25a0-\u25ff❖➢➤]/u.source;
/** "3.", "(3)", "（3）", "3.2.1", "§ 3.", "3、"; and "29.01-09.02", from one day or hour to another. */
const number = String.raw`(?:§\s?|[(（])?\d{1,2}(?:(?:\.\d{1,2}){1,3}[.)）]?(?=\s)|[.)）、．](?!\d)|\.\d\d\s?[-–]\s?\d{1,2}\.\d\d(?=\s))`;
/** "8.45 Uhr", "9:00", "11h -", "14h30". */
const hour = String.raw`\d{1,2}(?:[.:]\d\d\s(?:Uhr|h|hrs?)(?=\s)|:\d\d(?=\s)|\s?[hH](?:\d\d)?(?=\s))`;
/** "①", "一、", "（二）", "第4条", "第三章", "제3조". */
const chinese = '一二三四五六七八九十百';
const eastAsian = String.raw`[①-⑳]|[${chinese}]{1,3}、|[(（][${chinese}]{1,3}[)）]|第\s?[\d０-９${chinese}]{1,4}\s?[条條章节節项項款号號]|제\s?\d{1,3}\s?[조장절항]`;
const letter = String.raw`\(?(?:\p{L}|[ivx]{2,4}|aa|bb|cc|dd|ee|ff|gg|hh)[.)]`;

const ofItems = new RegExp(
  String.raw`^\s*(?:(?<bullet>${bullet})|(?<hour>${hour})|(?<number>${number})|(?<eastAsian>${eastAsian})|(?<letter>${letter}))\s*(?:[-–—]\s+)?${opensWords}`,
  'iu',
);

/** The mark of a list item. */
export function markOf(text: string): LineMark | undefined {
  const found = ofItems.exec(text);
  if (found === null) return undefined;
  const { length } = found[0];
  const groups: Readonly<Record<string, string | undefined>> = found.groups ?? {};
  if (groups.bullet !== undefined) return { shape: groups.bullet, numbers: [], length };
  if (groups.hour !== undefined) return { shape: 'hour', numbers: numbersIn(groups.hour), length };
  if (groups.letter !== undefined) {
    const name = groups.letter.replace(/[().]/g, '').toLowerCase();
    const shape = groups.letter.replace(/\p{L}+/u, isDoubled(name) ? 'aa' : 'a');
    return { shape, name: isDoubled(name) ? name.charAt(0) : name, numbers: [], length };
  }
  return { ...numbered(groups.number ?? groups.eastAsian ?? ''), length };
}

/** "bb)", under "2." or "b)". */
const isDoubled = (name: string): boolean => /^([a-h])\1$/.test(name);

const namedNumber =
  /^\s*(?:(?<word>[\p{L}\p{M}]{2,15})\.?\s|(?<sign>§)\s?)(?<name>\d{1,3}|[IVX]{1,5}|\p{Lu})(?=\s*(?:[:(（]|\.(?!\d{3})|$)|\s+(?:[-–—]|[\p{Lu}\p{Lo}]))\s*[-–—:.]?\s*/u;
const bareNumber = /^\s*(?<name>\d{1,2})\s(?:§\s)?(?=[\p{Lu}\p{Lo}])/u;

/** The mark of a line that may begin a section: in addition to those of items, "Article 12 – …", "CASE B:", "8 Quality". */
export function sectionMarkOf(text: string): LineMark | undefined {
  const own = markOf(text);
  if (own !== undefined) return own;
  if (isDay(text)) return { shape: 'day', numbers: [], length: 0 };
  if (/^\s*【[^【】]{1,20}】\s*$/u.test(text)) return { shape: '【', numbers: [], length: 0 };
  const named = namedNumber.exec(text);
  const word = foldText(named?.groups?.word ?? named?.groups?.sign ?? '').text;
  if (named?.groups !== undefined && !isMonth(word)) {
    const { name } = named.groups;
    return { shape: `${word} 0`, name: name.toLowerCase(), numbers: numbersIn(name), length: named[0].length };
  }
  const bare = bareNumber.exec(text);
  return bare === null ? undefined : { ...numbered(bare[0].trim()), length: bare[0].length };
}

/** Words of a line that names a day. */
const MAX_DAY_WORDS = 6;
/** "Saturday, 12 December 2026" by itself. */
function isDay(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const tokens = tokensIn(text);
  return (
    tokens.length <= MAX_DAY_WORDS &&
    tokens.some(
      ({ key }, at) =>
        isMonth(key) &&
        [tokens.at(at + 1), at > 0 ? tokens[at - 1] : undefined].some((other) => other?.kind === 'number'),
    )
  );
}

function numbered(text: string): Omit<LineMark, 'length'> {
  const [first] = text.normalize('NFKC').split(/[-–]/);
  const plain = first.replace(/\s/gu, '');
  const isCircled = /[①-⑳]/u.test(text);
  const numbers = numbersIn(plain);
  const glyphs = /[一二三四五六七八九十百]+/u.exec(plain)?.[0];
  return {
    shape: isCircled ? '①' : plain.replace(/\d+|[一二三四五六七八九十百]+/gu, '0'),
    name: glyphs ?? /\d+(?:\.\d+)*/.exec(plain)?.[0] ?? '',
    numbers: glyphs === undefined ? numbers : [valueOf(glyphs)],
  };
}

const numbersIn = (text: string): number[] => (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

/** "二十三" is 23. */
function valueOf(glyphs: string): number {
  let [value, digit] = [0, 0];
  for (const glyph of glyphs) {
    const scale = { 十: 10, 百: 100 }[glyph];
    if (scale === undefined) digit = chinese.indexOf(glyph) + 1;
    else [value, digit] = [value + Math.max(1, digit) * scale, 0];
  }
  return value + digit;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The places that a name may have in its series: "i" is the first roman number and the ninth letter. */
const placesOf = ({ name = '', numbers }: LineMark): number[] =>
  numbers.length > 0
    ? numbers.slice(-1)
    : [ROMAN.indexOf(name), name.length === 1 ? LETTERS.indexOf(name) : -1].flatMap((at) => (at < 0 ? [] : [at + 1]));

const prefixOf = ({ numbers }: LineMark): string => numbers.slice(0, -1).join('.');

/** Whether a mark is the next in the same series; a bullet is the next after any. */
export function follows(mark: LineMark, before: LineMark): boolean {
  if (mark.shape !== before.shape || prefixOf(mark) !== prefixOf(before)) return false;
  if (mark.name === undefined && mark.numbers.length === 0) return true;
  return placesOf(mark).some((place) => placesOf(before).includes(place - 1));
}

/** "1.", "(a)", "I": the start of a series. A bullet or an hour starts one anywhere. */
export const isFirst = (mark: LineMark): boolean =>
  isHour(mark) || (mark.name === undefined && mark.numbers.length === 0) || placesOf(mark).includes(1);

/** "3." before "3.1": the heading of what follows. */
export const isAbove = (mark: LineMark, item: LineMark): boolean =>
  mark.numbers.length > 0 && mark.numbers.length < item.numbers.length;

/** "3.2" is below "3" and "Article 3". */
export const isBelow = ({ numbers }: LineMark, above: LineMark): boolean =>
  above.numbers.length > 0 &&
  numbers.length > above.numbers.length &&
  above.numbers.every((one, at) => one === numbers[at]);

/** Whether a mark is further on in its series; hours may be equal. */
export function isAfter(mark: LineMark, before: LineMark): boolean {
  const [left, right] = [before.numbers, mark.numbers];
  const at = left.findIndex((one, order) => one !== right.at(order));
  if (at >= 0) return (right.at(at) ?? 0) > left[at];
  return (
    right.length > left.length ||
    (right.length === 0 ? mark.name !== before.name || mark.name === undefined : isHour(mark))
  );
}

/** "19.30" is more likely an hour than the thirtieth part of the nineteenth section. */
const isHour = ({ shape, numbers: [hours, minutes = 0, ...rest] }: LineMark): boolean =>
  shape === 'hour' ||
  (shape === '0.0' && hours < 25 && rest.length === 0 && (minutes === 0 || (minutes >= 10 && minutes < 60)));
