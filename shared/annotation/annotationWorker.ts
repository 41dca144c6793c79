/** The annotating thread's entry: parsing and writing an untrusted PDF takes as long as its author likes. */
import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../documents/threadAnswers.ts';
import { annotatePdf } from './annotatePdf.ts';
import type { AnnotationAnswer, AnnotationQuestion } from './annotationProtocol.ts';

async function answer(question: AnnotationQuestion): Promise<AnnotationAnswer> {
  const { source } = question;
  // Text decoders refuse shared memory.
  const own = source.kind === 'pdf' ? { ...source, bytes: Uint8Array.from(source.bytes) } : source;
  return annotatePdf({ ...question, source: own }).then(
    (bytes): AnnotationAnswer => ({ kind: 'annotated', bytes }),
    (error: unknown): AnnotationAnswer => ({ kind: 'failed', cause: String(error) }),
  );
}

answerQuestions(parentPort, answer, (reply) => {
  const isWhole = reply.kind === 'annotated' && reply.bytes.byteLength === reply.bytes.buffer.byteLength;
  return isWhole ? [reply.bytes.buffer as ArrayBuffer] : [];
});
