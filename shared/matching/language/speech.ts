/** Words that make what they frame somebody's statement, thought or proposal. Folded; verbs by their stems, since every form frames. */
import { stemsOf, wordsOf } from './languages.ts';

/** Verbs of saying, thinking and predicting. "Finds", "shows" and "proves" are left out: they vouch for what follows. */
const speech = stemsOf('says');
const attributing = wordsOf('attributes');
/** Whether a form of such a verb claims what comes after it. */
export const attributes = (key: string): boolean => attributing.has(key);

const koreanSpeech = /(?:말했|밝혔|전망했|주장했|설명했|덧붙였|보도했|전했|예상했|우려했)/u;
/** "Additional" and "stated" before a noun frame nothing; only forms that can come before "that". */
export const isSpeech = (key: string): boolean => speech.test(key) || attributing.has(key) || koreanSpeech.test(key);

/** Nouns of thinking: followed by "that" they are somebody's. */
const thought = wordsOf('thought');
export const namesThought = (key: string): boolean => thought.has(key);

const subordinators = wordsOf('introducesSpeech');
/** The word between a verb of saying and what is said. */
export const introducesSpeech = (key: string): boolean => subordinators.has(key) || /^qu'/.test(key);

/** Verbs of proposing, asking and advising, by their stems. */
const proposal = stemsOf('proposes');
/** "Recommends the creation of an office" does not say that there is one. */
export const proposes = (key: string): boolean => proposal.test(key);
