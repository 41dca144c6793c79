/** Has quotations checked: of a whole answer, or one by one. */
import type { NotCheckedWords, VerifiedAnswer } from '../../../../shared/contract/answerRequest.ts';
import type { SkippedCitation } from '../../../../shared/contract/batch.ts';
import type { Verification } from '../../../../shared/contract/verification.ts';
import type { PastedCitation } from '../quotations/readQuotations.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { postPatiently } from './client.ts';
import { failureOf, unreadable } from './failure.ts';

/** Every browser shows it, and it is made faster than AVIF. */
const IMAGE_FORMAT = 'webp';

/**
 * @param sourceIds the first one is what a quotation without a reference is most likely from
 * @throws Failure
 */
export async function verifyAnswer(
  answer: string,
  sourceIds: readonly string[],
): Promise<{ readonly quotations: readonly CheckedQuotation[]; readonly notChecked: readonly NotCheckedWords[] }> {
  const data = { answer, attachmentIds: sourceIds, outputImageFormat: IMAGE_FORMAT, receipt: true };
  const { quotations, notChecked = [] } = await postPatiently<VerifiedAnswer>('/verifyAnswer', { data });
  const checked = quotations.map(({ text, start, end, reference, attachmentId, verification }, index) => ({
    id: `quotation-${index + 1}`,
    text,
    sourceId: verification.attachmentId ?? attachmentId,
    reference: reference?.text,
    verification,
    span: { start, end },
  }));
  return { quotations: checked, notChecked };
}

interface Verified {
  readonly verifications: Readonly<Record<string, Verification | SkippedCitation>>;
}

/**
 * @param sourceId what citations are held against that name no attachment
 * @param others where else to look for what is not found
 * @throws Failure, also when none of the citations could be held against anything
 */
export async function verifyCitations(
  pasted: readonly PastedCitation[],
  sourceId: string,
  others: readonly string[],
): Promise<CheckedQuotation[]> {
  const citations = Object.fromEntries(
    pasted.map(({ key, citation }) => [key, { ...citation, attachmentId: citation.attachmentId ?? sourceId }]),
  );
  const searchAlso = others.length > 0 ? { searchAlso: others } : {};
  const data = { mode: 'batch', citations, outputImageFormat: IMAGE_FORMAT, receipt: true, ...searchAlso };
  const { verifications } = await postPatiently<Verified>('/verifyCitations', { data });
  const outcomes = pasted.flatMap(({ key, citation }) => {
    const outcome = Object.hasOwn(verifications, key) ? verifications[key] : undefined;
    return outcome === undefined ? [] : [{ citation, outcome }];
  });
  const verified = outcomes.flatMap(({ citation, outcome }) =>
    outcome.status === 'skipped' ? [] : [{ citation, verification: outcome }],
  );
  const skipped = outcomes.find(({ outcome }) => outcome.status === 'skipped')?.outcome;
  if (verified.length === 0 && skipped?.status === 'skipped') {
    throw skipped.error?.code === 'not-found' ? failureOf(404, skipped.reason, '') : unreadable(skipped.reason);
  }
  return verified.map(({ citation, verification }, index) => ({
    id: `quotation-${index + 1}`,
    text: textOf(citation),
    sourceId: verification.attachmentId ?? sourceId,
    verification,
  }));
}

/** What a citation quotes, by the names that the interface takes. */
export function textOf(citation: unknown): string {
  const fields = typeof citation === 'object' && citation !== null ? (citation as Record<string, unknown>) : {};
  const texts = [fields.sourceContext, fields.fullPhrase, fields.value, fields.anchorText, fields.sourceMatch];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}
