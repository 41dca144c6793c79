/**
 * Unicode's normal forms of texts that strangers send. Putting the accents on one letter in order takes as long as the square of their
 * number, in one piece that nothing can end: a second for forty thousand. No script sets more than a few on a letter. The matcher, which imports
 * nobody, has the same in `text/piledMarks.ts`.
 */

/** Accents that a letter may have: as many as Unicode's stream-safe form (UAX 15) leaves together. */
const MOST_MARKS = 30;
/** Quick to search for: most texts have no run of so many units that may be accents. */
const LONG_RUN = new RegExp(`[^\\0-\\u02ff]{${MOST_MARKS + 1}}`);
const PILE = new RegExp(`(\\p{M}{${MOST_MARKS}})(\\p{M}+)`, 'gu');
/** Invisible, and no accent is put in order across it. */
const JOINER = '\u034f';

/** As `text.normalize(form)`, for a text in which joiners stand for the accents that are too many. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  (LONG_RUN.test(text)
    ? text.replace(PILE, (_, kept: string, more: string) => kept + JOINER.repeat(more.length))
    : text
  ).normalize(form);
