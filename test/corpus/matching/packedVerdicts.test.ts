/**
 * The programs that judge, packed as `npm start` and the deployed functions have them, give every pinned verdict. All other tests of the
 * matcher run its sources: what packing, or how a packed program is read, does to a pattern shows only here.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packEntry } from '../../../infra/bundling/functionBundle.ts';
import { packPrograms } from '../../../infra/bundling/packPrograms.ts';
import { packedPrograms } from '../../../infra/install/packedPrograms.js';
import { packPagesShared } from '../../../shared/documents/packedPages.ts';
import { createReplaceableThread, type ReplaceableThread } from '../../../shared/documents/replaceableThread.ts';
import { MATCHER_VERSION, VERDICTS_HASH } from '../../../shared/matching/answer/matcherVersion.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { Quotation } from '../../../shared/matching/quotation/quotation.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { JUDGE_ASSETS } from '../../../shared/verification/judging/judgeAssets.ts';
import { MEMORY_MB, OPENING_TIME } from '../../../shared/verification/judging/judgeLimits.ts';
import type { JudgeQuestion, JudgeReply, JudgeStart } from '../../../shared/verification/judging/judgeProtocol.ts';
import { corpusCases } from '../../support/matching/corpus.ts';
import { indexedPage } from '../../support/matching/indexedPage.ts';
import type { Asked } from '../../support/matching/judgeExample.ts';
import { CORPUS_SEED, hashOfVerdicts, pinned, pinnedExamples } from '../../support/matching/verdictsHash.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => folder.remove());

/** As a service that runs from what was packed finds its thread. */
async function packedLocally(): Promise<string> {
  await packPrograms();
  return join(packedPrograms(ROOT)?.folder ?? '', JUDGE_ASSETS.worker);
}

/** The same bytes as beside a function: see the test of the packages. */
async function packedForLambda(): Promise<string> {
  await packEntry(join(ROOT, 'shared/verification/judging/judgeWorker.ts'), folder.path);
  return join(folder.path, 'index.mjs');
}

it('give every pinned verdict, as their sources do', async () => {
  const files = await Promise.all([packedLocally(), packedForLambda()]);
  const threads = files.map((file) =>
    createReplaceableThread({
      entry: pathToFileURL(file),
      memoryMb: MEMORY_MB,
      workerData: () => Promise.resolve<JudgeStart>({ progress: new Int32Array(new SharedArrayBuffer(4)) }),
    }),
  );
  try {
    const verdicts = threads.map((): Verdict[] => []);
    for (const { pages, quotations } of bySource(asked())) {
      const packed = packPagesShared(pages.map(indexedPage)).buffer;
      const judged = await Promise.all(threads.map((thread) => judge(thread, packed, quotations)));
      judged.forEach((some, at) => verdicts[at].push(...some));
    }
    const hashes = verdicts.map((some) => hashOfVerdicts(MATCHER_VERSION, some));
    expect(hashes).toEqual([VERDICTS_HASH, VERDICTS_HASH]);
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
});

function* asked(): Generator<Asked> {
  yield* pinnedExamples();
  yield* pinned(corpusCases(CORPUS_SEED, 1));
}

/** What is asked of one source, one after the other. */
function* bySource(all: Iterable<Asked>): Generator<{ pages: readonly SourcePage[]; quotations: Quotation[] }> {
  let pages: readonly SourcePage[] = [];
  let quotations: Quotation[] = [];
  for (const one of all) {
    if (one.pages !== pages) {
      if (quotations.length > 0) yield { pages, quotations };
      [pages, quotations] = [one.pages, []];
    }
    quotations.push(one.quotation);
  }
  yield { pages, quotations };
}

const DOCUMENT = 'document';

async function judge(
  thread: ReplaceableThread,
  packed: SharedArrayBuffer,
  quotations: readonly Quotation[],
): Promise<Verdict[]> {
  await ask(thread, { kind: 'hold', documentId: DOCUMENT, packed, evict: [] });
  const verdicts: Verdict[] = [];
  while (verdicts.length < quotations.length) {
    const left = quotations.slice(verdicts.length).map((quotation) => ({ quotation }));
    const reply = await ask(thread, { kind: 'judge', documentId: DOCUMENT, asked: left });
    if (reply.kind === 'judged') verdicts.push(...reply.verdicts);
  }
  return verdicts;
}

async function ask(thread: ReplaceableThread, question: JudgeQuestion): Promise<JudgeReply> {
  const answer = await thread.ask<JudgeReply>('account', question, OPENING_TIME);
  if (answer.kind !== 'replied' || answer.reply.kind === 'failed') throw new Error(JSON.stringify(answer));
  return answer.reply;
}
