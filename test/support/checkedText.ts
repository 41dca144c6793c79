/** A text with quotations and their verdicts, for reports. */
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import type { CheckedText } from '../../shared/reports/checkedText.ts';

export const verification = (status: Verification['status'], more: Partial<Verification> = {}): Verification => ({
  attachmentId: 'report',
  status,
  searchState: { status, occurrences: status === 'not_found' ? 0 : 1, confidence: 0.9 },
  lowerCaseSearchTerm: '',
  sourceSnippet: '',
  matchSnippet: '',
  citation: {},
  matcherVersion: '1.5.0',
  verifiedAt: '2031-05-01T10:00:00.000Z',
  ...(status !== 'not_found' && { pageNumber: 1, verifiedSourceContext: 'Revenue rose to 318 million.' }),
  ...more,
});

/** From one text; each quotation is found in it by its words. */
export function checkedText(
  text: string,
  quotations: readonly (readonly [words: string, verification: Verification, more?: Partial<VerifiedQuotation>])[],
  more: Partial<CheckedText> = {},
): CheckedText {
  let from = 0;
  return {
    name: 'docs/answer.md',
    text,
    quotations: quotations.map(([words, verdict, fields]) => {
      const start = text.indexOf(words, from);
      from = start + words.length;
      return { start, end: from, text: words, verification: verdict, ...fields };
    }),
    sources: [
      { attachmentId: 'report', name: 'report.pdf', href: 'report.pdf', mimeType: 'application/pdf', pageCount: 2 },
      { attachmentId: 'annex', name: 'annex.pdf', mimeType: 'application/pdf', pageCount: 9 },
    ],
    strictness: 'standard',
    checkedAt: '2031-05-01T10:00:00.000Z',
    ...more,
  };
}

/** "319" for "318". */
export const numberChanged: Partial<Verification> = {
  differences: [{ kind: 'replaced', type: 'number_changed', quoted: '319', source: '318', boundingBoxes: [] }],
};
