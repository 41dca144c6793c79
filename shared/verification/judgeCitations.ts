/** Judges the citations of one request: the words, then what the pages show of them, with pictures as long as there is room. */
import { availableParallelism } from 'node:os';
import { documentSource } from '../attachments/storedText.ts';
import type { Citation } from '../contract/citation.ts';
import type { OutputImageFormat, VerifyCitationsRequest } from '../contract/requests.ts';
import type { Verification, Verifications } from '../contract/verification.ts';
import type { DocumentReader } from '../documents/documentReader.ts';
import { asShown } from '../evidence/asShown.ts';
import type { Proof, ProofPicture } from '../evidence/proofImage.ts';
import { expectedTimeMs } from '../evidence/transcript/expectedTime.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import { policyOf } from '../matching/rules/policy.ts';
import { createLimit } from '../platform/limit.ts';
import { createTurns } from '../platform/turns.ts';
import type { Settings } from '../platform/settings.ts';
import type { ReceiptOrder } from '../receipts/orderedReceipt.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { Audience } from './audience.ts';
import { citationProof, type DrawingDependencies } from './citationProof.ts';
import type { Asker } from './judging/judge.ts';
import type { AskedQuotation } from './judging/judgeProtocol.ts';
import { createPictureBudget, type PictureBudget } from './pictureBudget.ts';
import { createProofChecks } from './proofChecks.ts';
import { createPlaces } from './places.ts';
import type { RequestBudget } from './requestBudget.ts';
import { withSecondLook } from './secondLook.ts';
import { shownOnPage, type ShownOnPage } from './shownOnPage.ts';
import { pictureFields, verificationAnswer } from './verificationAnswer.ts';
import type { WarmDocument, WarmDocuments } from './warmDocuments.ts';

const DEFAULT_FORMAT: OutputImageFormat = 'avif';
/**
 * Milliseconds in which proofs of recordings get the exact frame, which may take a second; later ones get the key frame before
 * it, in a tenth of the time.
 */
const EXACT_FRAMES_MS = 20_000;

export interface JudgeDependencies extends DrawingDependencies {
  readonly documents: WarmDocuments;
  readonly reader: Pick<DocumentReader, 'readBack' | 'missingScript'>;
  readonly settings: Pick<Settings, 'PICTURES_BUDGET_MS' | 'PICTURES_BUDGET_BYTES'>;
  readonly clock: Clock;
}

/** What was found in the picture itself is shown there. */
const SHOWN_BY_PICTURE: ShownOnPage = { shown: 'shown', proofConfirmed: true };

/** At the place of one verdict on its page. */
interface Look {
  /** What is visible there: known before the picture of it is drawn. */
  readonly seen: Promise<Proof | undefined>;
  readonly drawn: Promise<Proof | undefined>;
}

interface Judged {
  readonly key: string;
  readonly citation: Citation;
  readonly verdict: Verdict;
}

/** What is judged, for one attachment. */
export interface JudgeOrder extends Pick<
  VerifyCitationsRequest,
  'citations' | 'outputImageFormat' | 'proofCheck' | 'strictness'
> {
  /** The request's: its other sources have the same. */
  readonly time: RequestBudget;
  /** 0..1: share of the room for pictures in one answer. */
  readonly shareOfPictures: number;
  readonly audience: Audience;
  /** Each verdict is signed, if this is present. */
  readonly receipt?: ReceiptOrder | undefined;
  /** Wanted verdicts; the others are left out. All, if absent. */
  readonly wants?: (verdict: Verdict) => boolean;
}

/** In the order of `citations`. */
export async function judgeCitations(
  dependencies: JudgeDependencies,
  record: ReadyAttachment,
  order: JudgeOrder,
): Promise<Verifications> {
  const { citations, outputImageFormat = DEFAULT_FORMAT, proofCheck = false, time, audience } = order;
  if (citations.size === 0) return [];
  const { storage, documents, reader, clock, log, settings } = dependencies;
  const document = await documents.get(record, time.opening);
  const { pages } = document.text;
  const checks = createProofChecks({
    reader,
    source: documentSource(storage.files, record),
    pages,
    document,
    time,
    log,
  });
  const policy = policyOf(order.strictness);
  const secondLook = { pages, checks, judgeReading: document.judgeReading, policy };
  const answered = { record, pages, places: createPlaces(pages, document.pageStarts, record) };
  const sign = order.receipt && (await order.receipt(record, pages));
  const verifiedAt = isoTime(clock);
  const { wants = () => true } = order;

  // A few at a time: what drawing needs for a long quotation is larger than its verdict.
  const atOnce = availableParallelism() + 1;
  const limit = createLimit(atOnce);
  let withoutPlace = 0;
  const budget = createPictureBudget({
    places: () => citations.size - withoutPlace,
    atOnce,
    ms: settings.PICTURES_BUDGET_MS,
    characters: settings.PICTURES_BUDGET_BYTES * order.shareOfPictures,
    isAbandoned: () => audience.isAbandoned(),
    time,
  });
  const exactUntil = time.begunAt + EXACT_FRAMES_MS;
  const [drawn, inTurn] = [time.drawing.worked, time.drawInTurn];
  const drawing = { record, document, format: outputImageFormat, budget, exactUntil, drawn, inTurn };
  // For a long quotation, reporting all the boxes and differences takes a few milliseconds each.
  const pause = createTurns();
  let failed = false;
  const foundOnes = Promise.withResolvers<undefined>();

  // A receipt names the picture, and waits for it.
  const picturesApart = audience.pictured !== undefined && !sign;
  const look = (verdict: Verdict): Look => {
    // With nothing to look at, there is no drawing to wait for.
    if (verdict.status === 'not_found') return { seen: Promise.resolve(undefined), drawn: Promise.resolve(undefined) };
    const { promise: seen, resolve, reject } = Promise.withResolvers<Proof | undefined>();
    const drawn = limit(() => {
      if (failed) throw new RequestFailed();
      return citationProof(dependencies, drawing, verdict, resolve);
    });
    drawn.then(resolve, reject);
    return { seen, drawn };
  };
  const answer = async ({ key, citation, verdict: first }: Judged): Promise<Verification> => {
    const firstLook = look(first);
    const { visibility } = (await firstLook.seen) ?? {};
    const verdict = await withSecondLook(secondLook, {
      quotation: citation,
      verdict: first,
      visibility,
      foundOnes: foundOnes.promise,
    });
    const isReadAgain = verdict !== first;
    // Of what is found after all, nothing is marked as different.
    const { seen, drawn } = isReadAgain ? look(verdict) : firstLook;
    const picture = async (): Promise<ProofPicture | undefined> => pictureWithin(budget, await drawn, citation);
    const proof = await seen;
    const early = picturesApart ? undefined : await picture();
    const looks = { verdict, proof, isAsked: proofCheck, foundOnes: foundOnes.promise, pages };
    const { shown, proofConfirmed, uncheckedLayer } = isReadAgain
      ? SHOWN_BY_PICTURE
      : await shownOnPage(reader, checks, looks);
    const told = {
      citation,
      verdict: asShown(verdict, shown, policy),
      picture: early,
      proofConfirmed,
      uncheckedLayer,
      strictness: order.strictness,
    };
    await pause();
    const unsigned = await verificationAnswer(answered, told, verifiedAt);
    const verification = sign ? { ...unsigned, receipt: sign(citation, unsigned) } : unsigned;
    audience.verified?.(key, verification);
    const late = picturesApart && (await picture());
    if (!late) return verification;
    const fields = pictureFields(citation, late);
    audience.pictured?.(key, fields);
    return { ...verification, ...fields };
  };
  /** For the wanted ones, by key. */
  const answers = new Map<string, Promise<Verification>>();
  const begin = (judged: Judged): void => {
    const { key, verdict } = judged;
    if (answers.has(key) || !wants(verdict)) return;
    const answering = answer(judged);
    answering.catch(() => {
      failed = true;
    });
    answers.set(key, answering);
  };
  const reached = (one: Judged): void => {
    if (one.verdict.status === 'not_found' || !wants(one.verdict)) withoutPlace += 1;
    // A caller that reads along gets verdicts in the order in which they are reached; others get the pictures that they need most.
    if (audience.verified) begin(one);
  };
  try {
    const waits = { time, isAbandoned: () => failed || audience.isAbandoned() };
    const judged = await judgeAll(document, order, waits, reached);
    byNeedOfPicture(judged).forEach(begin);
    const ofFound = judged.flatMap(({ key, verdict }) => (verdict.status === 'found' ? (answers.get(key) ?? []) : []));
    void Promise.allSettled(ofFound).then(() => {
      foundOnes.resolve(undefined);
    });
    const inOrder = Array.from(citations.keys(), async (key) => [key, await answers.get(key)] as const);
    return (await Promise.all(inOrder)).flatMap(([key, answer]) => (answer ? [[key, answer] as const] : []));
  } catch (error) {
    failed = true;
    throw error;
  }
}

/** The request has failed on another of its citations: nobody needs this one, and nobody is told of it. */
class RequestFailed extends Error {}

/** Those that nobody was waiting for are left out. */
async function judgeAll(
  document: WarmDocument,
  { citations, strictness }: Pick<JudgeOrder, 'citations' | 'strictness'>,
  waits: Omit<Asker, 'reached'>,
  reached: (judged: Judged) => void,
): Promise<Judged[]> {
  const entries = [...citations];
  const asked = entries.map(([, citation]): AskedQuotation => {
    const { received: _received, timestamps, ...quotation } = citation;
    return { quotation: { ...quotation, strictness }, expectedMs: timestamps && expectedTimeMs(timestamps) };
  });
  const judgedAt = (at: number, verdict: Verdict): Judged => ({
    key: entries[at][0],
    citation: entries[at][1],
    verdict,
  });
  const verdicts = await document.judge(asked, {
    ...waits,
    reached: (at, verdict) => {
      reached(judgedAt(at, verdict));
    },
  });
  return verdicts.map((verdict, at) => judgedAt(at, verdict));
}

/** What somebody has to look into comes before what is simply found. */
const byNeedOfPicture = (judged: readonly Judged[]): Judged[] => {
  const isPlain = ({ verdict }: Judged): boolean => verdict.status === 'found' && verdict.warnings.length === 0;
  return [...judged.filter((one) => !isPlain(one)), ...judged.filter(isPlain)];
};

function pictureWithin(budget: PictureBudget, proof: Proof | undefined, citation: Citation): ProofPicture | undefined {
  const picture = proof?.picture;
  if (picture === undefined) return undefined;
  const times = citation.usesEarlierForm ? 2 : 1;
  return budget.take(picture.src.length * times) ? picture : undefined;
}
