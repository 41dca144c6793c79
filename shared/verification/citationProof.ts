/** The proof of one verdict: whether the page shows the words, and the picture of them if there is room for one. */
import { documentSource } from '../attachments/storedText.ts';
import type { OutputImageFormat } from '../contract/requests.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import { picturelessProof, unlookedProof, type Proof } from '../evidence/proofImage.ts';
import { spanMarks } from '../evidence/spanMarks.ts';
import { spokenTimes } from '../evidence/transcript/spokenTimes.ts';
import { isOfTextLayer } from '../evidence/visibility.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import type { Log } from '../platform/log.ts';
import { mapInTurns } from '../platform/turns.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureBudget } from './pictureBudget.ts';
import type { Proofs } from './proofs.ts';
import type { RequestBudget } from './requestBudget.ts';
import type { WarmDocument } from './warmDocuments.ts';

export interface DrawingDependencies {
  readonly storage: Pick<Storage, 'files'>;
  readonly proofs: Proofs;
  readonly log: Log;
}

export interface DrawingContext {
  readonly record: ReadyAttachment;
  readonly document: WarmDocument;
  readonly format: OutputImageFormat;
  readonly budget: PictureBudget;
  /** Until then, by `performance.now()`, proofs of recordings get the exact frame. */
  readonly exactUntil: number;
  /** Called with the milliseconds of processor time of each drawing. */
  readonly drawn: (workMs: number) => void;
  readonly inTurn: RequestBudget['drawInTurn'];
}

/**
 * A page that cannot be drawn does not remove the verdict: that citation goes without a proof. So do those at the end of long
 * requests.
 * @param seen called with what the place shows, if that is known before the picture is drawn
 */
export async function citationProof(
  { storage, proofs, log }: DrawingDependencies,
  { record, document: { text }, format, budget, exactUntil, drawn, inTurn }: DrawingContext,
  verdict: Verdict,
  seen: (proof: Proof) => void,
): Promise<Proof | undefined> {
  if (verdict.status === 'not_found') return undefined;
  const { match } = verdict;
  const differences = verdict.status === 'partial_text_found' ? verdict.differences : [];
  const spans = [
    ...match.spans.map((span) => ({ ...span, kind: 'quotation' as const })),
    ...match.valueSpans.map((span) => ({ ...span, kind: 'value' as const })),
    ...differences.flatMap((difference) => difference.spans.map((span) => ({ ...span, kind: 'difference' as const }))),
  ];
  const source = documentSource(storage.files, record);
  const times = spokenTimes(text.pages, match.spans);
  if (!budget.mayLook()) return isOfTextLayer(text.pages, match.spans) ? unlookedProof : picturelessProof;
  const begun = performance.now();
  let looked = false;
  const wantsPicture = (): boolean => {
    if (!looked) budget.looked(performance.now() - begun);
    looked = true;
    return budget.isLeft();
  };
  try {
    if (times !== undefined) {
      if (!wantsPicture()) return picturelessProof;
      return await proofs.drawSpoken(source, text.pages, { times, marks: spans, exactUntil }, format);
    }
    return await proofs.draw(source, text.pages, {
      spans,
      format,
      marks: async () => (await mapInTurns(spans, (span) => spanMarks(text.pages, [span], span.kind))).flat(),
      wantsPicture,
      looked: seen,
      drawn,
      inTurn,
      mayDraw: () => budget.mayLook(),
    });
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log.warn('proof image failed', { storageId: record.storageId, reason: error.reason });
    return undefined;
  }
}
