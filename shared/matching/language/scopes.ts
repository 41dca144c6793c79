/** Words after which a statement tells when, where, how or for whom it holds. Folded. */
import { sureCardinalOf } from './cardinals.ts';
import { phrasesOf, wordsOf } from './languages.ts';

const continuations = wordsOf('goesOnWith');
/** Whether a statement that goes on with this word holds when, where, how or for whom the words after it say. */
export const startsScope = (key: string): boolean => continuations.has(key);

/** Words of what is permitted, owed, paid or forbidden, by their stems: where, when and for whom is all of what such a sentence says. */
const grant =
  /^(?:permi(?:t|tted|ssible)|allow|entitle|eligib|forbid|prohibit|requir|oblig|right$|rights$|free$|valid$|refund|reimburs|paid$|payable|guarant|insured|covered|liable|exempt|erlaubt|zulässig|gestattet|berechtigt|anspruch|recht$|kostenlos|verboten|gilt$|gelten|haftet|haften|versichert|erstatte|autoris|admis|interdit|ammess|permitid|допуска|يسمح|يحق|מותר|אסור|droit|gratuit|rembours|versé|autoriz|derecho|gratis|prohib|reembols|diritto|vietat|consentit|rimbors|gratuit|direito|toegestaan|verboden|prawo|dozwolon|zabron|uprawnion|право|разреш|запрещ|tillåt|rätt$|förbjud|hakk|yasak|izin)/u;
export const grants = (key: string): boolean => grant.test(key);

const terms = phrasesOf('term');
/** The phrase that sets a term, where words begin with one. */
export const termAt = (keys: readonly string[]): readonly string[] | undefined =>
  terms.find((words) => words.every((word, at) => keys.at(at) === word));
/** Words of a term after which its number stands: "within the first fourteen". */
const MAX_WORDS_TO_FIGURE = 5;
/** "Within 14 days", "before the end of the third month". */
export const namesNumber = (keys: readonly string[]): boolean =>
  keys.slice(0, MAX_WORDS_TO_FIGURE).some((key) => /^\d/.test(key) || sureCardinalOf(key) !== undefined);
