/** The annotating thread's entry: parsing and writing an untrusted PDF takes as long as its author likes. */
import { parentPort } from 'node:worker_threads';
import { annotatePdf } from './annotatePdf.ts';
import type { AnnotationAnswer, AnnotationQuestion } from './annotationProtocol.ts';

async function answer(question: AnnotationQuestion): Promise<void> {
  const { source } = question;
  // Text decoders refuse shared memory.
  const own = source.kind === 'pdf' ? { ...source, bytes: Uint8Array.from(source.bytes) } : source;
  const reply = await annotatePdf({ ...question, source: own }).then(
    (bytes): AnnotationAnswer => ({ kind: 'annotated', bytes }),
    (error: unknown): AnnotationAnswer => ({ kind: 'failed', cause: String(error) }),
  );
  const isWhole = reply.kind === 'annotated' && reply.bytes.byteLength === reply.bytes.buffer.byteLength;
  parentPort?.postMessage(reply, isWhole ? [reply.bytes.buffer as ArrayBuffer] : []);
}

parentPort?.on('message', (question: AnnotationQuestion) => void answer(question));
