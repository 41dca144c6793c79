/** Words that make numbers: cardinals, magnitudes in some fifty languages, signs in words. A closed class, so lists can hold it. */
import { tagged, wordsOf } from './languages.ts';

/** One to nineteen. */
const ones = wordsOf('smallNumber');
/** Twenty to ninety. */
const tens = wordsOf('ten');

/** Magnitudes whose forms differ by ending: million, millón, Millionen, miljoner, milyon, миллионов, мільйонів, milijardi … */
const magnitudeStems =
  /^(?:[mb]il+i?[oóõ]n|mil[hl]?(?:h?[oõãó]|io)|b[iy]l+[iy]?[oóõ]n|bilh|tr[iy]l+[iyj]?[oóõ]n|trilh|mil[jy]+[oó]n|mil+iar|miljar|milyar|milijar|miljoen|miljoon|mili[oó]|milij|мил+ион|миллиард|милиар|милијар|мільйон|мільярд|билион|трил+ион|трильйон|тысяч|тисяч|хиляд|хиљад|tys[ią]|tis[ií]c|tuha[tn]|χιλιάδ|εκατομμύρι|δισεκατομμύρι|میلیو|میلیا|هزار|ہزار|مليو|ملايي|مليار|بليو|تريليو|מיליו|מיליאר|טריליו|ათას|მილიო|მილიარ|հազար|միլիո|միլիար|हज़ार|हजार|लाख|करोड़|कोटी|अरब|खरब|হাজার|লাখ|লক্ষ|কোটি|ஆயிரம்|லட்ச|கோடி|வேல|వేల|లక్ష|కోట్ల|లక్షల)/u;
const magnitudeWords = new Set([
  ...wordsOf('scaleWord'),
  ...wordsOf('magnitude'),
  // Filipino, Swahili and Urdu.
  ...'libo elfu laki لاکھ کروڑ ارب'.split(' '),
]);
/** Numbers of Korean that are glued to the counter after them: "5억원". */
const hangulMagnitude = /^(?:[십백천만억조할]|퍼센트|프로)/u;

/** A factor of the preceding number, in any language of the lists; not a word that commonly means something else as well. */
export const isMagnitudeWord = (key: string): boolean =>
  magnitudeWords.has(key) || magnitudeStems.test(key) || hangulMagnitude.test(key);

/** Characters of scripts without spaces that scale or divide the number before them. */
const scalingGlyphs = new Set('十百千万萬億亿兆割分成倍折');
export const isScalingGlyph = (key: string): boolean => scalingGlyphs.has(key);

const minusEnding = /(?:零下|氷点下|冰点以下|マイナス|負|负|영하|마이너스|ติดลบ|ลบ)$/u;
/** Whether the text before a number ends with a sign in words, in scripts that do not separate it. */
export const endsWithMinusWord = (text: string): boolean => minusEnding.test(text.trimEnd());

export const isCardinal = (key: string): boolean => ones.has(key) || tens.has(key) || isSpelledMagnitude(key);
export const isFraction = tagged('fraction');
export const joinsNumbers = tagged('joinsNumber');
/** Before two numbers with an "and" between them: they are two. */
export const isBetween = tagged('between');
/** "Hundred" and "million", but not "k", which follows numbers only. */
const isSpelledMagnitude = (key: string): boolean => key.length > 2 && isMagnitudeWord(key);

/** Whether two cardinals in a row are one number: "twenty five", "five million", "hundred five". */
export function makeOneNumber(left: string, right: string): boolean {
  if (isSpelledMagnitude(right)) return isCardinal(left) || isFraction(left);
  if (isSpelledMagnitude(left)) return isCardinal(right);
  return tens.has(left) && ones.has(right);
}

/** Whether an "and" between two cardinals may make them one number: "hundred and five", "treinta y cinco". */
export const mayBeJoined = (left: string): boolean => tens.has(left) || isSpelledMagnitude(left);
