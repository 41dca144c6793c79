/** The checked text with a mark over each quotation that leads to what came of it. */
import { markupText } from '../markupText.ts';
import type { CheckedText } from '../checkedText.ts';
import { outcomeOf, OUTCOME_WORDS } from '../outcome.ts';

/** HTML; quotations are numbered from 1 in the order of the text. */
export function markedText({ text, quotations }: Pick<CheckedText, 'text' | 'quotations'>): string {
  const parts: string[] = [];
  let from = 0;
  for (const [i, quotation] of quotations.entries()) {
    const outcome = outcomeOf(quotation);
    const start = Math.max(from, quotation.start);
    const end = Math.max(start, quotation.end);
    const words = markupText(text.slice(start, end));
    const label = `Quotation ${i + 1}: ${OUTCOME_WORDS[outcome]}`;
    parts.push(
      markupText(text.slice(from, start)),
      `<mark class="${outcome}" id="t${i + 1}">${words}</mark><a href="#q${i + 1}" aria-label="${label}">${i + 1}</a>`,
    );
    from = end;
  }
  return `<div class="text" dir="auto">${parts.join('')}${markupText(text.slice(from))}</div>`;
}

/**
 * A text with some of its words in an element, each sought after the one before it.
 * @param words empty ones, and those that do not stand there, are passed over
 */
export function withWordsIn(element: 'del' | 'ins', text: string, words: readonly string[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const word of words) {
    const at = word === '' ? -1 : wholeWordAt(text, word, from);
    if (at < 0) continue;
    parts.push(markupText(text.slice(from, at)), `<${element}>${markupText(word)}</${element}>`);
    from = at + word.length;
  }
  return parts.join('') + markupText(text.slice(from));
}

/** Two letters, or two digits: between a digit and its unit a word may end. */
const areOneWord = (pair: string): boolean => /^(?:\p{L}\p{L}|\p{N}\p{N})$/u.test(pair);

/** "1" is no word of "318", and "20" is one of "20x". */
function wholeWordAt(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const cutsBefore = areOneWord(text.charAt(at - 1) + word.charAt(0));
    const cutsAfter = areOneWord(word.charAt(word.length - 1) + text.charAt(at + word.length));
    if (!cutsBefore && !cutsAfter) return at;
  }
  return -1;
}
