/**
 * Words whose letter case is part of their meaning: megawatts are not milliwatts, nor is CO the metal Co. Everywhere else case
 * means nothing.
 */
import { isPrefixedUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { quotedText, quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import { rawWords, type Window } from '../source/window.ts';

/** Tokens that the quotation writes in another case, unless it, or the source there, is in one case throughout. */
export function changedUnits(quoted: QuotedText, window: Window, pairs: Int32Array): Finding[] {
  const changed: Finding[] = [];
  if (isInOneCase(quoted.raw)) return changed;
  for (const [at, token] of quoted.tokens.entries()) {
    const partner = pairs[at];
    if (partner < 1 || token.kind !== 'word' || !mayDependOnCase(token.key)) continue;
    const inQuotation = visibleLetters(quotedWords(quoted, at, at + 1));
    // The lower case of most words means nothing, and reading the source's own takes time.
    if (inQuotation === token.key && !isPrefixedUnit(token.key) && !isPronoun(token.key)) continue;
    const inSource = visibleLetters(rawWords(window, partner, partner + 1));
    if (inQuotation === inSource) continue;
    const isUnit = isPrefixedUnit(token.key) && window.tokens[partner - 1].kind === 'number';
    // Running text is set in lower case: for a unit that says what it is, unless the quotation is in capitals.
    const around = rawAround(window, partner);
    if (isUnit && !isInCapitals(around) ? isInCapitals(quoted.raw) : isInOneCase(around)) continue;
    if (isUnit ? isOtherUnit(inQuotation, inSource) : isOtherSymbol(inQuotation, inSource)) {
      const rule = isUnit ? 'unit.letter-case' : 'name.letter-case';
      changed.push({ rule, quotedFrom: at, quotedTo: at + 1, sourceFrom: partner, sourceTo: partner + 1 });
    }
  }
  return changed;
}

/** Whether a text has a unit of the quotation in a case that makes it another one. */
export function hasOtherUnit(quoted: QuotedText, text: string): boolean {
  if (isInOneCase(quoted.raw) || isInCapitals(text)) return false;
  const units = quoted.tokens.flatMap(({ kind, key }, at) =>
    kind === 'word' && isPrefixedUnit(key) ? [{ key, raw: visibleLetters(quotedWords(quoted, at, at + 1)) }] : [],
  );
  if (units.length === 0) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  return units.some(({ key, raw }) =>
    words.some((word) => word !== raw && word.toLowerCase() === key && isOtherUnit(raw, word)),
  );
}

/** A cell, and the tokens of a quotation that are its words, `unit` of them those of its column. */
interface SaidCell {
  readonly cell: { readonly raw: string };
  readonly from: number;
  readonly to: number;
  readonly skipped: number;
  readonly unit: number;
}

/**
 * The same of cells, wherever they are found: a unit may stand in one of its own, and a symbol is all that its cell says.
 *
 * @param around the lines of the cells and those near them: three words of a row show no case
 */
export function areOtherInCase(quoted: QuotedText, parts: readonly SaidCell[], around: () => string): boolean {
  if (isInOneCase(quoted.raw)) return false;
  const said = parts.map(({ cell }) => cell.raw).join(' ');
  return parts.some(({ cell, from, to, skipped, unit }) => {
    if (!quoted.tokens.slice(from, to).some(({ kind, key }) => kind === 'word' && mayDependOnCase(key))) return false;
    const own = quotedText(cell.raw, quoted.policy);
    return quoted.tokens.slice(from, to - unit).some(({ kind, key }, order) => {
      const at = skipped + order;
      if (kind !== 'word' || own.tokens.at(at)?.key !== key || !mayDependOnCase(key)) return false;
      const [inQuotation, inSource] = [
        quotedWords(quoted, from + order, from + order + 1),
        quotedWords(own, at, at + 1),
      ].map(visibleLetters);
      if (inQuotation === inSource) return false;
      // A single letter is a unit only after its number.
      const isUnit = isPrefixedUnit(key) && (key.length > 1 || own.tokens.at(at - 1)?.kind === 'number');
      if (isUnit) return isOtherUnit(inQuotation, inSource) && !isInCapitals(around());
      return own.tokens.length === 1 && /\p{Ll}/u.test(said) && isOtherSymbol(inQuotation, inSource);
    });
  });
}

/** In capitals, the United States and information technology. */
const isPronoun = (key: string): boolean => key === 'us' || key === 'it';

const mayDependOnCase = (key: string): boolean =>
  isPrefixedUnit(key) || (/^[a-z]{2}$/.test(key) && (!isStopword(key) || isPronoun(key)));

/** Words around a token that show in which case the source is set there. */
const WORDS_AROUND = 3;
const rawAround = (window: Window, at: number): string =>
  rawWords(window, Math.max(0, at - WORDS_AROUND), Math.min(window.tokens.length, at + WORDS_AROUND + 1));

/** Letters of a stretch below which its case is no evidence. */
const MIN_LETTERS = 8;
const isInOneCase = (text: string): boolean =>
  (text === text.toUpperCase() || text === text.toLowerCase()) && visibleLetters(text).length >= MIN_LETTERS;

const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() && visibleLetters(text).length >= MIN_LETTERS;

const visibleLetters = (words: string): string => words.normalize('NFKC').replace(/[^\p{L}]/gu, '');

/** Mega or milli, peta or pico, byte or bit; "mL" is "ml", and "KHz" "kHz". */
function isOtherUnit(a: string, b: string): boolean {
  const prefixes = a[0] + b[0];
  return /^(?:mM|Mm|pP|Pp)$/.test(prefixes) || (/b$/i.test(a) && a.at(-1) !== b.at(-1));
}

/** "CO" and "Co", "MW" and "mW", "US" and "us"; but "EU" and "eu" is one word. */
function isOtherSymbol(a: string, b: string): boolean {
  const [upper, other] = a === a.toUpperCase() ? [a, b] : [b, a];
  if (upper !== upper.toUpperCase()) return false;
  if (other === other.toLowerCase()) return isPronoun(other);
  return other.length === 2 && !isStopword(other.toLowerCase());
}
