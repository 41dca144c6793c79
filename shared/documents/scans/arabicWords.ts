/**
 * Whether text in Arabic has the words that Arabic has: word processors give some Arabic fonts a wrong character map, and the letters of the
 * layer are then others than those that the page shows, though Arabic ones.
 */
import { characterCounter } from './characterCounter.ts';

/**
 * Share of the words with an article, or among the commonest, from which the text is likely. Pages of reports, tenders and lecture notes
 * have .18 to .67, one without any prose .16; pages of a font with a wrong map .01 to .13, one of a hundred words .19. A text that is
 * considered unlikely is only compared with the picture, no more.
 */
const LIKELY = 0.14;
/** Fewer words may be names, or the cells of a table. */
const LEAST_WORDS = 60;
/** Share of the letters that Arabic lacks from which the text is in another language with its letters: nothing is known here about those. */
const MOST_OTHERS = 0.01;

const WORD = /[\u0621-\u064a\u066e-\u06d3\u06d5\u0640\ufb50-\ufdff\ufe70-\ufefc]+/gu;
const WITH_ARTICLE = /^[وفبك]?ال|^[وف]?لل/u;
const COMMON = new Set(
  'في من على إلى الى عن أن ان إن ما لا لم هذا هذه ذلك التي الذي أو او ثم كل بين مع به له لها بها فيه فيها منه كما قد كان كانت هو هي عند بعد قبل غير أي حتى و'.split(
    ' ',
  ),
);
const letters = characterCounter(/\p{Script=Arabic}/u);
/** Persian, Urdu, Kurdish, Uyghur and others. */
const others = characterCounter(/[\u066e-\u06d3\u06d5]/u);

export function hasUsualArabic(text: string): boolean {
  const count = letters(text);
  if (count < LEAST_WORDS || others(text) > MOST_OTHERS * count) return true;
  const words = text.match(WORD) ?? [];
  if (words.length < LEAST_WORDS) return true;
  const usual = words.filter((word) => WITH_ARTICLE.test(word) || COMMON.has(word)).length;
  return usual >= LIKELY * words.length;
}
