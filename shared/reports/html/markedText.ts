/** The checked text with a mark over each quotation that leads to its result. */
import { markupText } from '../markupText.ts';
import type { Piece } from '../markWords.ts';
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

/** Words that differ are in an element of their own. */
export const piecesIn = (element: 'del' | 'ins', pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, differs }) => (differs ? `<${element}>${markupText(text)}</${element}>` : markupText(text)))
    .join('');
