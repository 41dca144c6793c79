/** What the end of the annotated answer says about a quotation, in one line, and where it leads. */
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import { verdictLine } from '../../shared/reports/correction.ts';
import { isMisattributed } from '../../shared/reports/misattributed.ts';
import { outcomeOf } from '../../shared/reports/outcome.ts';

/**
 * @param names of files, by attachment
 * @param skipped sources that could not be searched: what is nowhere else may be in them
 * @param baseUrl of the service
 */
export function noteOn(
  quotation: VerifiedQuotation,
  names: ReadonlyMap<string, string>,
  skipped: readonly string[],
  baseUrl: string,
): { readonly note: string; readonly link?: string | undefined } {
  const { verification } = quotation;
  const verdict = verdictLine(quotation, (attachmentId) => names.get(attachmentId) ?? attachmentId);
  const note = outcomeOf(quotation) === 'not_found' ? [verdict, ...unsearched(skipped)].join(' ') : verdict;
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

function unsearched({ length }: readonly string[]): readonly string[] {
  if (length === 0) return [];
  return [length === 1 ? 'One source could not be searched.' : `${length} sources could not be searched.`];
}
