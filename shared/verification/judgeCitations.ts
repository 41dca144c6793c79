/** Judges the citations of one request: first all words, then what the pages show of them, with pictures as long as there is room. */
import { availableParallelism } from 'node:os';
import { documentSource } from '../attachments/storedText.ts';
import type { Citation } from '../contract/citation.ts';
import type { OutputImageFormat, VerifyCitationsRequest } from '../contract/requests.ts';
import type { Verification, Verifications } from '../contract/verification.ts';
import type { DocumentReader } from '../documents/documentReader.ts';
import type { MissingScript } from '../documents/ocr/missingScript.ts';
import { asShown, type Shown } from '../evidence/asShown.ts';
import type { Proof } from '../evidence/proofImage.ts';
import { expectedTimeMs } from '../evidence/transcript/expectedTime.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import { policyOf } from '../matching/rules/policy.ts';
import { createLimit } from '../platform/limit.ts';
import type { Settings } from '../platform/settings.ts';
import type { ReceiptOrder } from '../receipts/orderedReceipt.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { Audience } from './audience.ts';
import { citationProof, type DrawingDependencies } from './citationProof.ts';
import type { AskedQuotation } from './judging/judgeProtocol.ts';
import { createPictureBudget, type PictureBudget } from './pictureBudget.ts';
import { createProofChecks, type ProofChecks } from './proofChecks.ts';
import { createPlaces } from './places.ts';
import { verificationAnswer } from './verificationAnswer.ts';
import type { WarmDocument, WarmDocuments } from './warmDocuments.ts';

const DEFAULT_FORMAT: OutputImageFormat = 'avif';
/** Milliseconds in which proofs of recordings get the very frame, which may take a second; later ones get the key frame before it, in a tenth. */
const EXACT_FRAMES_MS = 20_000;

export interface JudgeDependencies extends DrawingDependencies {
  readonly documents: WarmDocuments;
  readonly reader: Pick<DocumentReader, 'readBack' | 'missingScript'>;
  readonly settings: Pick<Settings, 'PICTURES_BUDGET_MS' | 'PICTURES_BUDGET_BYTES'>;
  readonly clock: Clock;
}

interface Judged {
  readonly key: string;
  readonly citation: Citation;
  readonly verdict: Verdict;
}

/** What is judged, of one attachment. */
export interface JudgeOrder extends Pick<
  VerifyCitationsRequest,
  'citations' | 'outputImageFormat' | 'proofCheck' | 'strictness'
> {
  /** By `performance.now()`: when the request began, whose time its pictures have. */
  readonly begunAt: number;
  /** 0..1: of the room that the pictures of one answer have. */
  readonly shareOfPictures: number;
  readonly audience: Audience;
  /** Each verdict is signed, where it is present. */
  readonly receipt?: ReceiptOrder | undefined;
  /** Verdicts that are wanted; the others are left out. All, where it is absent. */
  readonly wants?: (verdict: Verdict) => boolean;
}

/** In the order of `citations`. */
export async function judgeCitations(
  dependencies: JudgeDependencies,
  record: ReadyAttachment,
  order: JudgeOrder,
): Promise<Verifications> {
  const { citations, outputImageFormat = DEFAULT_FORMAT, proofCheck = false, begunAt, audience } = order;
  if (citations.size === 0) return [];
  const { storage, documents, reader, clock, log, settings } = dependencies;
  const document = await documents.get(record);
  const { pages } = document.text;
  const checks = createProofChecks(reader, documentSource(storage.files, record), pages, log);
  const answered = { record, pages, places: createPlaces(pages, document.pageStarts, record) };
  const sign = order.receipt && (await order.receipt(record, pages));
  const verifiedAt = isoTime(clock);
  const { wants = () => true } = order;
  const judged = (await judgeAll(document, order)).filter(({ verdict }) => wants(verdict));

  // Few at a time: what a drawing needs of a long quotation is larger than its verdict.
  const atOnce = availableParallelism() + 1;
  const limit = createLimit(atOnce);
  const budget = createPictureBudget({
    places: judged.filter(({ verdict }) => verdict.status !== 'not_found').length,
    atOnce,
    ms: settings.PICTURES_BUDGET_MS,
    characters: settings.PICTURES_BUDGET_BYTES * order.shareOfPictures,
    isAbandoned: () => audience.isAbandoned(),
    begunAt,
  });
  const drawing = { record, document, format: outputImageFormat, budget, exactUntil: begunAt + EXACT_FRAMES_MS };
  let failed = false;
  const foundOnes = Promise.withResolvers<undefined>();
  const answers = new Map<string, Promise<Verification>>();
  for (const { key, citation, verdict } of byNeedOfPicture(judged)) {
    const proof = limit(async () => {
      // The request has failed with another of its citations: nobody needs this one.
      if (failed) return undefined;
      return citationProof(dependencies, drawing, verdict);
    });
    answers.set(
      key,
      proof.then(async (looked) => {
        const picture = looked && pictureWithin(budget, looked, citation);
        const looks = { verdict, proof: looked, isAsked: proofCheck, foundOnes: foundOnes.promise };
        const { shown, proofConfirmed, uncheckedLayer } = await checked(reader, checks, looks);
        const told = {
          citation,
          verdict: asShown(verdict, shown, policyOf(order.strictness)),
          picture,
          proofConfirmed,
          uncheckedLayer,
          strictness: order.strictness,
        };
        const unsigned = verificationAnswer(answered, told, verifiedAt);
        const verification = sign ? { ...unsigned, receipt: sign(citation, unsigned) } : unsigned;
        audience.verified?.(key, verification);
        return verification;
      }),
    );
  }
  const ofFound = judged.flatMap(({ key, verdict }) => (verdict.status === 'found' ? (answers.get(key) ?? []) : []));
  void Promise.allSettled(ofFound).then(() => {
    foundOnes.resolve(undefined);
  });
  try {
    const inOrder = Array.from(citations.keys(), async (key) => [key, await answers.get(key)] as const);
    return (await Promise.all(inOrder)).flatMap(([key, answer]) => (answer ? [[key, answer] as const] : []));
  } catch (error) {
    failed = true;
    throw error;
  }
}

/** Those that nobody waited for are left out. */
async function judgeAll(
  document: WarmDocument,
  { citations, strictness, audience, begunAt }: Pick<JudgeOrder, 'citations' | 'strictness' | 'audience' | 'begunAt'>,
): Promise<Judged[]> {
  const entries = [...citations];
  const asked = entries.map(([, citation]): AskedQuotation => {
    const { received: _received, timestamps, ...quotation } = citation;
    return { quotation: { ...quotation, strictness }, expectedMs: timestamps && expectedTimeMs(timestamps) };
  });
  const verdicts = await document.judge(asked, { begunAt, isAbandoned: () => audience.isAbandoned() });
  return verdicts.map((verdict, at) => ({ key: entries[at][0], citation: entries[at][1], verdict }));
}

/** What somebody has to look into comes before what is simply found. */
const byNeedOfPicture = (judged: readonly Judged[]): Judged[] => {
  const isPlain = ({ verdict }: Judged): boolean => verdict.status === 'found' && verdict.warnings.length === 0;
  return [...judged.filter((one) => !isPlain(one)), ...judged.filter(isPlain)];
};

interface Looks {
  readonly verdict: Verdict;
  readonly proof: Proof | undefined;
  /** The request asks for its proofs to be read back. */
  readonly isAsked: boolean;
  readonly foundOnes: Promise<unknown>;
}

interface Checked {
  readonly shown: Shown;
  readonly proofConfirmed?: boolean | undefined;
  readonly uncheckedLayer?: MissingScript;
}

async function checked(
  reader: Pick<DocumentReader, 'missingScript'>,
  checks: ProofChecks,
  { verdict, proof, isAsked, foundOnes }: Looks,
): Promise<Checked> {
  // A page that could not be drawn proves nothing either way.
  const visibility = proof?.visibility ?? 'shown';
  if (visibility === 'unlooked') return { shown: 'unchecked' };
  const isUnsure = visibility === 'unsure';
  const uncheckedLayer =
    isUnsure && verdict.status !== 'not_found' ? reader.missingScript(verdict.match.text) : undefined;
  if (uncheckedLayer !== undefined) return { shown: 'unchecked', uncheckedLayer };
  const need = isUnsure && verdict.status === 'found' ? 'decides' : isUnsure || isAsked ? 'asked' : undefined;
  // Reading back has its time, too: what it decides about comes before what it only warns of.
  if (need !== undefined && verdict.status !== 'found') await foundOnes;
  const proofConfirmed = need && (await checks.check(verdict, need));
  const shown = isUnsure ? (proofConfirmed === true ? 'shown' : 'hidden') : visibility;
  return { shown, proofConfirmed };
}

function pictureWithin(budget: PictureBudget, { picture }: Proof, citation: Citation): Proof['picture'] {
  if (picture === undefined) return undefined;
  const times = citation.usesEarlierForm ? 2 : 1;
  return budget.take(picture.src.length * times) ? picture : undefined;
}
