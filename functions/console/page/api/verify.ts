/** Has quotations checked: those of a whole answer, or one by one. */
import { verifyOnSources } from '../../../../shared/client/verifyOnSources.ts';
import type { NotCheckedWords, VerifiedAnswer, VerifiedQuotation } from '../../../../shared/contract/answerRequest.ts';
import type { SkippedCitation } from '../../../../shared/contract/batch.ts';
import type { Strictness } from '../../../../shared/contract/requests.ts';
import type { FoundIn, Verification } from '../../../../shared/contract/verification.ts';
import { quotedText } from '../../../../shared/reports/quotedText.ts';
import type { PastedCitation } from '../quotations/readQuotations.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { patiently, post } from './client.ts';
import { failureOf, unreachable, unreadable } from './failure.ts';
import { linesOf } from './lines.ts';

/** Every browser shows it, and it is faster to make than AVIF. */
const IMAGE_FORMAT = 'webp';

export interface CheckedWhole {
  readonly quotations: readonly CheckedQuotation[];
  readonly notChecked: readonly NotCheckedWords[];
}

/** The content of a line of the answer: a verdict, where else something is found, or at the end all the rest. */
interface AnswerLine extends Partial<Pick<VerifiedAnswer, 'summary' | 'notChecked'>> {
  readonly index?: number;
  readonly quotation?: VerifiedQuotation;
  readonly foundIn?: readonly FoundIn[];
}

/**
 * @param sourceIds the first one is what a quotation without a reference is most likely from
 * @param onVerdicts called with what is known so far, in the order of the answer
 * @throws Failure, also if the answer ends before everything is said
 */
export function verifyAnswer(
  answer: string,
  sourceIds: readonly string[],
  strictness: Strictness,
  onVerdicts: (quotations: readonly CheckedQuotation[]) => void,
): Promise<CheckedWhole> {
  const data = { answer, attachmentIds: sourceIds, strictness, outputImageFormat: IMAGE_FORMAT, receipt: true };
  return patiently(async () => {
    const known = new Map<number, CheckedQuotation>();
    const listed = (): CheckedQuotation[] => [...known].sort(([a], [b]) => a - b).map(([, quotation]) => quotation);
    for await (const line of linesOf('/verifyAnswer', { data })) {
      const { index, quotation, foundIn, summary, notChecked = [] } = line as AnswerLine;
      if (summary) return { quotations: listed(), notChecked };
      if (index === undefined) continue;
      if (quotation) known.set(index, checkedQuotation(quotation, index));
      const found = known.get(index);
      if (found && foundIn)
        known.set(index, { ...found, verification: { ...found.verification, foundIn: [...foundIn] } });
      onVerdicts(listed());
    }
    throw unreachable();
  });
}

const checkedQuotation = (
  { text, start, end, reference, attachmentId, verification }: VerifiedQuotation,
  index: number,
): CheckedQuotation => ({
  id: `quotation-${index + 1}`,
  text,
  sourceId: verification.attachmentId ?? attachmentId,
  reference,
  attachmentId,
  verification,
  span: { start, end },
});

interface Verified {
  readonly verifications: Readonly<Record<string, Verification | SkippedCitation>>;
}

type Asked = Readonly<Record<string, unknown>> & { readonly attachmentId?: string };

/**
 * Each against the source that it names, or against all of them until one says it.
 * @throws Failure, also if a named source cannot be searched: a verdict without it would accuse wrongly
 */
export async function verifyCitations(
  pasted: readonly PastedCitation[],
  sourceIds: readonly string[],
  strictness: Strictness,
): Promise<CheckedQuotation[]> {
  const asked = pasted.map(({ citation }): Asked => {
    const { attachmentId, ...rest } = citation;
    return typeof attachmentId === 'string' ? { ...rest, attachmentId } : rest;
  });
  const options = { strictness, outputImageFormat: IMAGE_FORMAT, receipt: true };
  const verdicts = await verifyOnSources({ verifyCitations: verifyBatch }, asked, sourceIds, options);
  return verdicts.map((verification, index) => {
    const { attachmentId: own, ...citation } = asked[index];
    const where = verification.status === 'not_found' ? undefined : verification.attachmentId;
    return {
      id: `quotation-${index + 1}`,
      text: quotedText(citation),
      sourceId: verification.attachmentId ?? own,
      reference: own === undefined ? undefined : { text: own },
      attachmentId: own ?? where,
      verification,
    };
  });
}

async function verifyBatch(
  citations: Readonly<Record<string, Asked>>,
  options: object,
): Promise<Verified['verifications']> {
  const data = { mode: 'batch', citations, ...options };
  const { verifications } = await patiently(() => post<Verified>('/verifyCitations', { data }));
  for (const outcome of Object.values(verifications)) {
    if (outcome.status !== 'skipped') continue;
    throw outcome.error?.code === 'not-found' ? failureOf(404, outcome.reason, '') : unreadable(outcome.reason);
  }
  return verifications;
}
