/**
 * Words just outside a quotation, in its own sentence, that take back, limit or attribute what it says.
 * Folded. Phrases are matched token by token.
 */
import { phrasesOf } from './languages.ts';

/** Chinese and Japanese: every sign is a token. */
const unspacedBefore =
  '辩称|辯稱|认为|認為|によると|によれば|据称|據稱|声称|聲稱|否认|否認|如果|若|是否|除非|传闻|不是|并非|並非|没有|沒有|もし';
const unspacedAfter =
  'とみられ|と述べ|と話し|と予想|と考え|との見方|但因|但如|除外|除非|除了|以外|的说法|不属实|不屬實|是假的|とされる|という|と主張|場合に限|を除';

const signs = (phrases: string): string[][] => phrases.split('|').map((phrase) => Array.from(phrase));

/** Before the quotation. */
export const cuesBefore: readonly (readonly string[])[] = [...phrasesOf('limitsAfterIt'), ...signs(unspacedBefore)];
/** Right before it, and nowhere further off. */
export const cuesRightBefore: readonly (readonly string[])[] = phrasesOf('limitsNext');
/** After it. */
export const cuesAfter: readonly (readonly string[])[] = [...phrasesOf('limitsBeforeIt'), ...signs(unspacedAfter)];
/** Right behind it, and nowhere further off. */
export const cuesRightAfter: readonly (readonly string[])[] = phrasesOf('limitsPrevious');
