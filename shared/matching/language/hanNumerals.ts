/** Numbers in Chinese characters, as laws and dates of Chinese and Japanese write them: 百四十九, 一百四十九, 二〇二三. */

const digits = '〇一二三四五六七八九';
const scales: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/** What follows such a number where it counts or numbers something; elsewhere its characters may be part of a word. */
const counters = '年月日条條項项号號章節节編编款目回次届名人円圓元歳岁歲個个箇か件倍万萬億亿';

const inCharacters = `[${digits}零${[...scales.keys()].join('')}]{1,12}`;
/** In such characters or in digits; not the end of a longer one. */
const written = String.raw`(?<![\d０-９.,:/万萬億亿${digits}零十百千])(?:${inCharacters}|[\d０-９]{1,4})`;
export const HAN_NUMBER = String.raw`(?<han>${written})(?=[${counters}])`;
/** 三分の二, 三分之二: the whole comes first. */
export const HAN_FRACTION = String.raw`(?<whole>${written})分[之の](?<part>(?:${inCharacters}|[\d０-９]{1,2}))(?![\d０-９])`;

/** Undefined for what is no number, or read differently in the two languages: 一百五 is 150 in one, and 105 in the other. */
export function hanNumber(text: string): number | undefined {
  const signs = Array.from(text.normalize('NFKC').replaceAll('零', '〇'));
  if (!signs.some((sign) => scales.has(sign))) {
    const number = signs.map((sign) => (/\d/.test(sign) ? sign : String(digits.indexOf(sign)))).join('');
    return number.length > 1 && number.startsWith('0') ? undefined : Number(number);
  }
  let [total, digit, last] = [0, -1, Infinity];
  for (const sign of signs) {
    const scale = scales.get(sign);
    if (scale === undefined) {
      if (digit > 0) return undefined;
      digit = digits.indexOf(sign);
    } else {
      if (scale >= last || digit === 0) return undefined;
      total += Math.max(digit, 1) * scale;
      [digit, last] = [-1, scale];
    }
  }
  const isShort = digit > 0 && last > 10 && signs.at(-2) !== '〇';
  return isShort && signs[0] === '一' ? undefined : total + Math.max(digit, 0);
}
