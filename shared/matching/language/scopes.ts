/** Words after which a statement tells when, where, how or for whom it holds. Folded. */
import { wordsOf } from './languages.ts';

const continuations = wordsOf('goesOnWith');
/** Whether a statement that goes on with this word holds when, where, how or for whom the words after it say. */
export const startsScope = (key: string): boolean => continuations.has(key);

/** Words of what is permitted, owed, paid or forbidden, by their stems: where, when and for whom is all of what such a sentence says. */
const grant =
  /^(?:permi(?:t|tted|ssible)|allow|entitle|eligib|forbid|prohibit|requir|oblig|right$|rights$|free$|valid$|refund|reimburs|paid$|payable|guarant|insured|covered|liable|exempt|erlaubt|zulässig|gestattet|berechtigt|anspruch|recht$|kostenlos|verboten|gilt$|gelten|haftet|haften|versichert|erstatte|autoris|admis|interdit|ammess|permitid|допуска|يسمح|يحق|מותר|אסור|droit|gratuit|rembours|versé|autoriz|derecho|gratis|prohib|reembols|diritto|vietat|consentit|rimbors|gratuit|direito|toegestaan|verboden|prawo|dozwolon|zabron|uprawnion|право|разреш|запрещ|tillåt|rätt$|förbjud|hakk|yasak|izin)/u;
export const grants = (key: string): boolean => grant.test(key);
