/** Annotates documents in separate threads, one per account at a time, with limits on time and memory. */
import { createReplaceableThread } from '../documents/replaceableThread.ts';
import { toShared } from '../documents/largeBytes.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import { typefacePaths } from '../evidence/typesetting/typesettingAssets.ts';
import { createFairLimit } from '../platform/fairLimit.ts';
import { annotationWorkerUrl } from './annotationAssets.ts';
import type { AnnotatedSource, AnnotationAnswer, AnnotationQuestion } from './annotationProtocol.ts';

/** A file of 100 MB is held several times over while it is written. */
const MEMORY_MB = 1_024;
/** One, and one more for somebody else. */
const THREADS = 2;
/** A thesis of 1.3 MB takes half a second on an idle processor, a file with 300,000 structure elements eight: an answer comes within 20. */
const TIME = { workMs: 18_000, waitMs: 75_000 } as const;

export interface Annotator {
  /** @throws UnreadableDocument if the file cannot be parsed, or not within the limits */
  annotate(accountId: string, question: Omit<AnnotationQuestion, 'fonts'>): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** @param restMs as in `replaceableThread.ts` */
export function createAnnotator(restMs?: number): Annotator {
  const fonts = typefacePaths(import.meta.url);
  const fairly = createFairLimit({ concurrency: THREADS, perOwner: 1 });
  const begin = () =>
    createReplaceableThread({
      entry: annotationWorkerUrl(import.meta.url),
      memoryMb: MEMORY_MB,
      restMs,
      workerData: () => Promise.resolve({}),
    });
  const threads = Array.from({ length: THREADS }, begin);
  const idle = [...threads];
  return {
    annotate: (accountId, question) =>
      fairly(accountId, async () => {
        // There is always one: there are as many places as threads. The last one used is already started.
        const thread = idle.pop() ?? begin();
        try {
          const shared = { ...question, fonts, source: await sharedSource(question.source) };
          const answer = await thread.ask<AnnotationAnswer>(accountId, shared, TIME);
          if (answer.kind !== 'replied') await thread.discard();
          else if (answer.reply.kind === 'annotated') return answer.reply.bytes;
          const cause = answer.kind === 'replied' ? answer.reply : answer.kind;
          const reason = answer.kind === 'replied' ? 'corrupt' : 'too_complex';
          throw new UnreadableDocument(reason, 'The document cannot be annotated.', { cause });
        } finally {
          idle.push(thread);
        }
      }),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Passing a file of 100 MB as it is would copy it at once. */
const sharedSource = async (source: AnnotatedSource): Promise<AnnotatedSource> =>
  source.kind === 'pdf' ? { kind: 'pdf', bytes: new Uint8Array(await toShared(source.bytes)) } : source;
