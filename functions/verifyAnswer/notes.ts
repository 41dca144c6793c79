/** What the end of the annotated answer says about a quotation, in one line, and where it leads. */
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import { verdictLine } from '../../shared/reports/correction.ts';
import { isMisattributed } from '../../shared/reports/misattributed.ts';

/**
 * @param names of files, by attachment
 * @param baseUrl of the service
 */
export function noteOn(
  quotation: VerifiedQuotation,
  names: ReadonlyMap<string, string>,
  baseUrl: string,
): { readonly note: string; readonly link?: string | undefined } {
  const { verification } = quotation;
  const note = verdictLine(quotation, (attachmentId) => names.get(attachmentId) ?? attachmentId);
  const pageLink = (attachmentId: string | undefined, pageNumber: number | undefined): string | undefined =>
    attachmentId === undefined || pageNumber === undefined
      ? undefined
      : `${baseUrl}/attachments/${attachmentId}/pages/${pageNumber}`;
  if (isMisattributed(quotation)) {
    const [{ attachmentId, pageNumber }] = verification.foundIn ?? [];
    return { note, link: pageLink(attachmentId, pageNumber) };
  }
  if (verification.status === 'not_found') return { note };
  return { note, link: verification.link ?? pageLink(verification.attachmentId, verification.pageNumber) };
}
