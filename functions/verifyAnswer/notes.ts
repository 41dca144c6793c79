/** What is said of a quotation at the end of the annotated answer, in one line. */
import { isMisattributed } from '../../shared/reports/misattributed.ts';
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';

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
  const nameOf = (attachmentId = ''): string => names.get(attachmentId) ?? attachmentId;
  const pageLink = (attachmentId: string | undefined, pageNumber: number | undefined): string | undefined =>
    attachmentId === undefined || pageNumber === undefined
      ? undefined
      : `${baseUrl}/attachments/${attachmentId}/pages/${pageNumber}`;
  if (isMisattributed(quotation)) {
    const [{ attachmentId, pageNumber }] = verification.foundIn ?? [];
    return {
      note: `misattributed: not in ${nameOf(quotation.attachmentId)}, but in ${nameOf(attachmentId)}, page ${pageNumber}`,
      link: pageLink(attachmentId, pageNumber),
    };
  }
  if (verification.status === 'not_found') {
    const where = quotation.attachmentId === undefined ? '' : ` in ${nameOf(quotation.attachmentId)}`;
    return { note: `not found${where}` };
  }
  const { attachmentId, pageNumber, differences = [], warnings = [] } = verification;
  const place = `${nameOf(attachmentId)}, page ${pageNumber}`;
  const link = verification.link ?? pageLink(attachmentId, pageNumber);
  if (verification.status === 'partial_text_found') {
    const said = differences.map(({ quoted, source }) => `“${quoted}” for “${source}”`).join(', ');
    return { note: `partly found in ${place}${said === '' ? '' : `: ${said}`}`, link };
  }
  return { note: `found in ${place}${warnings.length === 0 ? '' : ` (${warnings.join(', ')})`}`, link };
}
