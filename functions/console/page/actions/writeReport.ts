/** The report for people about what is in the list: the same one that the command line writes. */
import type { VerifiedQuotation } from '../../../../shared/contract/answerRequest.ts';
import type { CheckedText } from '../../../../shared/reports/checkedText.ts';
import { htmlReport } from '../../../../shared/reports/html/htmlReport.ts';
import type { CheckedQuotation, State } from '../state/state.ts';

type Reported = Pick<State, 'answer' | 'notChecked' | 'quotations' | 'sources' | 'judgedBy'>;

/** @param checkedAt ISO 8601 */
export function writeReport(state: Reported, checkedAt: string): Blob {
  return new Blob([...htmlReport(checkedText(state, checkedAt))], { type: 'text/html' });
}

export function checkedText(
  { answer, notChecked, quotations, sources, judgedBy }: Reported,
  checkedAt: string,
): CheckedText {
  const listed =
    answer === undefined ? asLines(quotations) : { text: answer, spans: quotations.map(({ span }) => span) };
  return {
    name: answer === undefined ? 'a list' : 'an answer',
    text: listed.text,
    quotations: quotations.map((quotation, index) => verified(quotation, listed.spans.at(index))),
    sources: sources.flatMap(({ id, name, content }) =>
      content === undefined
        ? []
        : [
            {
              attachmentId: id,
              name,
              href: content.address,
              mimeType: content.mimeType,
              pageCount: content.pageCount,
            },
          ],
    ),
    notChecked,
    strictness: judgedBy,
    checkedAt,
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const verified = (
  { text, reference, attachmentId, verification }: CheckedQuotation,
  { start, end }: Span = { start: 0, end: 0 },
): VerifiedQuotation => ({ start, end, text, reference, attachmentId, verification });

/** Single quotations as a text: one per line. */
function asLines(quotations: readonly CheckedQuotation[]): { readonly text: string; readonly spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  for (const quotation of quotations) {
    spans.push({ start: text.length, end: text.length + quotation.text.length });
    text += `${quotation.text}\n`;
  }
  return { text, spans };
}
