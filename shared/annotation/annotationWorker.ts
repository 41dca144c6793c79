/** The annotating thread's entry: parsing and writing a stranger's PDF takes as long as the stranger likes. */
import { parentPort } from 'node:worker_threads';
import { annotatePdf } from './annotatePdf.ts';
import type { AnnotationAnswer, AnnotationQuestion } from './annotationProtocol.ts';

async function answer(question: AnnotationQuestion): Promise<void> {
  const reply = await annotatePdf(question).then(
    (bytes): AnnotationAnswer => ({ kind: 'annotated', bytes }),
    (error: unknown): AnnotationAnswer => ({ kind: 'failed', cause: String(error) }),
  );
  parentPort?.postMessage(reply);
}

parentPort?.on('message', (question: AnnotationQuestion) => void answer(question));
