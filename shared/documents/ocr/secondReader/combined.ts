/**
 * What two readers make of one word: the same is believed, a clearer reading of its doubtful letters is taken, and what they differ in
 * without either being clear is doubted.
 */
import type { RecognisedWord } from '../recognised.ts';
import { asShown, digitsOf } from '../shownDigits.ts';
import type { SeenLetter } from './readLetters.ts';
import { normalForm } from '../../../platform/normalForm.ts';

/** Probability from which a letter of the second reader is believed where the first one saw another. */
const CLEAR = 0.8;
/** Where it also saw more or fewer of them: it may have skipped one, or taken two strokes for one. */
const CLEAR_THROUGHOUT = 0.9;
/** Probability from which what it reads differently is a reason to doubt; less is a guess at a smudge. */
const WORTH_DOUBT = 0.5;
/** A letter of this probability, with a rival of that, is undecided although it is the one that both chose. */
const UNDECIDED = 0.75;
const RIVAL = 0.25;
/** Confidence (0..100) of a number that both read alike, if it had less: little doubt, and no certainty. */
const AGREED = 90;
/** If its point may be a comma: it can be quoted, and whoever does is told so (`doubtfulWords.ts`). */
const AGREED_OPEN = 80;
/** Of a number that was taken from the second reader. */
const TAKEN = 85;
/** Of a number in doubt: no evidence (`readingCertainty.ts`). */
const DOUBTED = 70;

/** What a number or a name consists of and what the second reader knows; marks between them are told by the ink. */
const MEANS = /[\p{L}\p{N}%$/]/u;
/** Letters whose small form is the capital's. */
const SAME_SHAPE = /[copsuvwxzk]/;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const END = /^[.,;:]$/;
/** A single point that may be the comma of thousands: of a doubted one the ink does not tell (`digitInk.ts`), and networks take either for the other. */
const MAY_BE_THOUSANDS = /^[^.,]*\.\d{3}(?!\d)[^.,]*$/;
/** Before thousands a point, and another one before less: one of them is a comma. */
const TWO_POINTS = /\.\d{3}\.\d{1,2}(?!\d)/;
const AS_PERCENT = /^\d{2,3}[.,;:]?$/;
/** A number or a date: digits at both ends, and nothing in it that only one of the readers knows. */
const FIGURES = /^[-(]?\d(?:[\d.,:/-]*\d)?\)?$/;

interface Letter {
  /** As compared: without accents, and without case where that does not change the shape. */
  readonly shape: string;
  readonly text: string;
}

export function combined(word: RecognisedWord, seen: readonly SeenLetter[]): RecognisedWord {
  const own = Array.from(normalForm(word.text, 'NFC')).filter(means).map(letter);
  const others = seen
    .filter(({ text }) => means(text))
    .map((one) => ({ ...one, ...letter(normalForm(one.text, 'NFKC')) }));
  if (own.length === 0 || others.length === 0) return word;
  const isNumber = own.some(({ text }) => DIGIT.test(text));
  const least = Math.min(...others.map(({ probability }) => probability));
  if (isPercent(word, others, least)) return taken(word, withSign(word.text));
  if (own.length !== others.length) return ofOtherLength(word, seen, { own, others, least });
  const differing = others.filter(({ shape }, i) => shape !== own[i].shape);
  if (differing.length === 0) {
    if (others.some(isUndecided)) return isNumber ? atMost(word, DOUBTED) : word;
    const agreed = isOpen(word) ? AGREED_OPEN : AGREED;
    return isNumber && isClearlySame(word, seen) ? { ...word, confidence: Math.max(word.confidence, agreed) } : word;
  }
  const clearness = Math.min(...differing.map(({ probability }) => probability));
  const isLikely = others.every((other, i) => other.shape === own[i].shape || isOfKind(own[i], other));
  if (own.length > 1 && isLikely && clearness >= CLEAR && least >= WORTH_DOUBT) {
    return taken(word, replaced(word.text, own, others));
  }
  const isOfDigit = own.some(({ shape, text }, i) => shape !== others[i].shape && DIGIT.test(text));
  return isOfDigit && clearness >= WORTH_DOUBT ? atMost(word, DOUBTED) : word;
}

/**
 * A number whose digits look like others of the page: what the second reader says too is believed.
 * @param shown the number with the digits that it looks like
 */
export function withThirdSight(word: RecognisedWord, shown: string, seen: readonly SeenLetter[]): RecognisedWord {
  const digits = seen.flatMap((one) => {
    const text = normalForm(one.text, 'NFKC');
    return DIGIT.test(text) ? [{ ...one, text }] : [];
  });
  const read = digits.map(({ text }) => text).join('');
  // Without confidence, it is not the digits alone that are in doubt.
  if (read === digitsOf(shown))
    return word.confidence === 0 ? { ...taken(word, shown), confidence: 0 } : taken(word, shown);
  const isClear = digits.every(({ probability }) => probability >= CLEAR);
  return read === digitsOf(word.text) && isClear ? word : atMost(word, DOUBTED);
}

/** A number of which only the shapes of its digits say something else. */
export const doubtedIfStrange = (word: RecognisedWord): RecognisedWord =>
  asShown(word) === undefined ? word : atMost(word, DOUBTED);

interface Letters {
  readonly own: readonly Letter[];
  readonly others: readonly (Letter & SeenLetter)[];
  /** The second reader's lowest probability. */
  readonly least: number;
}

/** One of them skipped a letter, or took two for one; if all of one is in the other, a neighbour was seen, or the box cut something off. */
function ofOtherLength(
  word: RecognisedWord,
  seen: readonly SeenLetter[],
  { own, others, least }: Letters,
): RecognisedWord {
  const [one, other] = [own, others].map((letters) => letters.map(({ shape }) => shape).join(''));
  if (one.includes(other) || other.includes(one)) return word;
  if (!FIGURES.test(withoutEnds(word.text))) return word;
  const text = written(word.text, seen);
  if (least >= CLEAR_THROUGHOUT && FIGURES.test(withoutEnds(text))) return taken(word, text);
  return least >= WORTH_DOUBT ? atMost(word, DOUBTED) : word;
}

/** `%` by itself comes out of Tesseract as two or three digits: "4,09 24" for "4,09 %". */
const isPercent = ({ text }: RecognisedWord, others: readonly SeenLetter[], least: number): boolean =>
  others.length === 1 && others[0].text === '%' && least >= CLEAR_THROUGHOUT && AS_PERCENT.test(text);

const withSign = (text: string): string => text.replace(/\d+/, '%');

/**
 * Both read the same marks too, and clearly, so that nothing in it hangs on one of them alone. A number that its ink contradicts has no
 * confidence at all (`doubtfulDigits.ts`), and two who lose the same point do not restore it.
 */
function isClearlySame({ text, confidence }: RecognisedWord, seen: readonly SeenLetter[]): boolean {
  const from = seen.findIndex((one) => !END.test(one.text));
  const inner = seen.slice(Math.max(0, from), seen.findLastIndex((one) => !END.test(one.text)) + 1);
  const isSame = withoutEnds(text) === inner.map((one) => one.text).join('');
  return confidence > 0 && isSame && inner.every(({ probability }) => probability >= CLEAR);
}

const isOpen = ({ text, confidence }: RecognisedWord): boolean =>
  TWO_POINTS.test(text) || (confidence <= DOUBTED && MAY_BE_THOUSANDS.test(text));

/** Whether one letter may be the other misread: a digit another digit, a letter another letter or a sign. `I` and `1` are one shape to it. */
const isOfKind = (own: Letter, other: Letter): boolean =>
  DIGIT.test(own.text) === DIGIT.test(other.text) && (!LETTER.test(other.text) || LETTER.test(own.text));

const means = (text: string): boolean => MEANS.test(text);

function letter(text: string): Letter {
  const plain = normalForm(text, 'NFKD').replace(/\p{M}/gu, '');
  return { text, shape: SAME_SHAPE.test(plain) ? plain.toUpperCase() : plain };
}

const isUndecided = ({ shape, probability, other, otherProbability }: Letter & SeenLetter): boolean =>
  probability < UNDECIDED && otherProbability > RIVAL && means(other) && letter(other).shape !== shape;

const atMost = (word: RecognisedWord, confidence: number): RecognisedWord => ({
  ...word,
  confidence: Math.min(word.confidence, confidence),
});

const taken = (word: RecognisedWord, text: string): RecognisedWord => ({
  ...word,
  text,
  confidence: TAKEN,
  symbols: [],
});

/** Without full stops and commas at its ends, which are small and mean little. */
const withoutEnds = (text: string): string => between(text, (letter) => !END.test(letter));

/** From the first to the last letter of the kind. */
function between(text: string, isOfKind: (letter: string) => boolean): string {
  const letters = Array.from(text);
  return letters.slice(Math.max(0, letters.findIndex(isOfKind)), letters.findLastIndex(isOfKind) + 1).join('');
}

/** The first reading with the letters of the second that differ. */
function replaced(text: string, own: readonly Letter[], others: readonly Letter[]): string {
  let at = 0;
  return Array.from(normalForm(text, 'NFC'), (letter) => {
    if (!means(letter)) return letter;
    const i = at++;
    return own[i].shape === others[i].shape ? letter : others[i].text;
  }).join('');
}

/** The second reading, with the first one's marks at its ends. */
function written(text: string, seen: readonly SeenLetter[]): string {
  const other = between(seen.map((one) => one.text).join(''), means);
  return text.replace(between(text, means), () => other);
}
