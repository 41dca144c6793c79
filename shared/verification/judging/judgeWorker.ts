/** The judging thread's entry: folding, searching and comparing cost time that depends on untrusted input. */
import { parentPort, workerData } from 'node:worker_threads';
import type { IndexedPage } from '../../documents/textIndex.ts';
import { unpackPages } from '../../documents/packedPages.ts';
import { answerQuestions } from '../../documents/threadAnswers.ts';
import { decompressTextIndex } from '../../documents/textIndexCodec.ts';
import { judgeReading } from '../../evidence/judgeReading.ts';
import { pageStarts } from '../../evidence/selectors/textSelectors.ts';
import { distanceFromTime } from '../../evidence/transcript/expectedTime.ts';
import type { Verdict } from '../../matching/answer/verdict.ts';
import { judgeQuotation } from '../../matching/judgeQuotation.ts';
import { isSpoken } from '../../matching/source/source.ts';
import { createSourceIndex, type SourceIndex } from '../../matching/source/sourceIndex.ts';
import { sourcePage } from '../sourcePage.ts';
import { warmUp } from './warmUp.ts';
import type { AskedQuotation, JudgeQuestion, JudgeReply, JudgeStart } from './judgeProtocol.ts';

/** Milliseconds of judging after which other requests get their turn. */
const TURN_MS = 50;

interface HeldDocument {
  readonly pages: readonly IndexedPage[];
  readonly source: SourceIndex;
}

const { progress } = workerData as JudgeStart;
const held = new Map<string, HeldDocument>();

async function answer(question: JudgeQuestion): Promise<JudgeReply> {
  switch (question.kind) {
    case 'open':
      return hold(question, shared(decompressTextIndex(question.stored)));
    case 'hold':
      return hold(question, question.packed);
    case 'judge':
      return { kind: 'judged', verdicts: judged(question.documentId, question.asked) };
    case 'quotations': {
      // With a tenth of all modules, the readers of Markdown and HTML among them, which most threads never need.
      const { findQuotations } = await import('../../answers/findQuotations.ts');
      return { kind: 'quotations', quoted: findQuotations(question.answer, question.format) };
    }
    case 'judgeReading':
      return { kind: 'judged', verdicts: [judgeReading(question.quotation, question.read)] };
  }
}

function hold(
  { documentId, evict }: { readonly documentId: string; readonly evict: readonly string[] },
  packed: SharedArrayBuffer,
): JudgeReply {
  for (const other of evict) held.delete(other);
  const read = unpackPages(new Uint8Array(packed));
  // What indexing needs of the lines is not kept: judging needs only the index, and the lines of a few pages.
  const pages = unpackPages(new Uint8Array(packed));
  const source = createSourceIndex(read.map((page, at) => sourcePage(page, pages[at])));
  const starts = pageStarts(read);
  held.set(documentId, { source, pages });
  return { kind: 'held', packed, pageStarts: starts, bytes: source.approximateBytes };
}

function judged(documentId: string, asked: readonly AskedQuotation[]): Verdict[] {
  const document = held.get(documentId);
  if (!document) throw new Error('This document is held for loaded, and it is not.');
  const verdicts: Verdict[] = [];
  const begun = performance.now();
  for (const [at, one] of asked.entries()) {
    if (performance.now() - begun > TURN_MS) break;
    Atomics.store(progress, 0, at);
    verdicts.push(judge(document, one));
  }
  return verdicts;
}

function judge({ source, pages }: HeldDocument, { quotation, expectedMs }: AskedQuotation): Verdict {
  const first = pages.at(0);
  const isRecording = first !== undefined && isSpoken(first.readBy);
  const distance = isRecording && expectedMs !== undefined ? distanceFromTime(pages, expectedMs) : undefined;
  return judgeQuotation(source, distance === undefined ? quotation : { ...quotation, distance });
}

function shared(bytes: Uint8Array): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return memory;
}

const failed = (error: unknown): JudgeReply => ({
  kind: 'failed',
  cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

let isAsked = false;

answerQuestions(parentPort, (question: JudgeQuestion) => {
  isAsked = true;
  return answer(question).catch(failed);
});

// If it fails, so will the first question, and is told of it.
warmUp(() => isAsked).catch(() => undefined);
