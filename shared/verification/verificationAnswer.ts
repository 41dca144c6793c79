/** The wire form of one citation's verdict. */
import type { Citation } from '../contract/citation.ts';
import type { Strictness } from '../contract/requests.ts';
import type { BoundingBox, Verification, WireDifference } from '../contract/verification.ts';
import type { MissingScript } from '../documents/ocr/missingScript.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { clockTime } from '../documents/media/timedText/times.ts';
import { spokenTimes } from '../evidence/transcript/spokenTimes.ts';
import { spanMarks } from '../evidence/spanMarks.ts';
import type { ProofPicture } from '../evidence/proofImage.ts';
import { MATCHER_VERSION } from '../matching/answer/matcherVersion.ts';
import type { PictureFields } from './audience.ts';
import { linesAt, type Places } from './places.ts';
import type { LineSpan } from '../matching/source/source.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { Difference, Verdict } from '../matching/answer/verdict.ts';

export interface JudgedCitation {
  readonly citation: Citation;
  readonly verdict: Verdict;
  /** Absent if not found, if the page could not be drawn, and if there was no room for it. */
  readonly picture: ProofPicture | undefined;
  /** Absent if it was not requested, or not done. */
  readonly proofConfirmed: boolean | undefined;
  /** Why the text layer could not be checked, if it could not. */
  readonly uncheckedLayer?: MissingScript | undefined;
  /** How strictly it was judged. */
  readonly strictness?: Strictness | undefined;
}

export interface AnsweredSource {
  readonly record: Pick<ReadyAttachment, 'attachmentId' | 'origin'>;
  readonly pages: readonly IndexedPage[];
  readonly places: Places;
}

export async function verificationAnswer(
  { record: { attachmentId, origin }, pages, places }: AnsweredSource,
  { citation, verdict, picture, proofConfirmed, uncheckedLayer, strictness }: JudgedCitation,
  verifiedAt: string,
): Promise<Verification> {
  const common = {
    attachmentId,
    status: verdict.status,
    lowerCaseSearchTerm: (citation.sourceContext ?? citation.value ?? '').toLowerCase(),
    url: origin && {
      url: origin.capture?.finalUrl ?? origin.url,
      domain: origin.domain,
      title: origin.capture?.title,
      contentMatchStatus: verdict.status,
    },
    strictness: strictness === 'standard' ? undefined : strictness,
    decidedBy: verdict.decidedBy,
    citation: citation.received,
    matcherVersion: MATCHER_VERSION,
    verifiedAt,
  };
  const { status, confidence } = verdict;
  const expectedPage = citation.pageNumber;
  if (verdict.status === 'not_found') {
    return {
      ...common,
      searchState: { status, expectedPage, occurrences: 0, confidence },
      sourceSnippet: '',
      matchSnippet: '',
      warnings: verdict.warnings,
    };
  }
  const { match, occurrences } = verdict;
  const occurrencesAtLeast = verdict.status === 'found' ? verdict.occurrencesAtLeast : undefined;
  const [first] = match.spans;
  const lineIds = lineIdsOnPage(match.spans, first.pageNumber);
  const boxes = boundingBoxes(pages, match.spans);
  return {
    ...common,
    searchState: { status, expectedPage, actualPage: first.pageNumber, occurrences, occurrencesAtLeast, confidence },
    verifiedSourceContext: match.text,
    verifiedSourceMatch: match.valueSpans.length > 0 ? linesAt(pages, match.valueSpans).join(' ') : undefined,
    sourceSnippet: match.snippet,
    matchSnippet: match.snippet,
    pageNumber: first.pageNumber,
    differences:
      verdict.status === 'partial_text_found'
        ? verdict.differences.map((difference) => wireDifference(pages, difference))
        : undefined,
    warnings: verdict.warnings.length > 0 ? verdict.warnings : undefined,
    omitted: verdict.omitted?.map(({ text, spans }) => ({ text, boundingBoxes: boundingBoxes(pages, spans) })),
    ...(picture && pictureFields(citation, picture)),
    proofConfirmed,
    uncheckedLayer,
    document: {
      pageNumber: first.pageNumber,
      lineId: first.lineId,
      lineIds,
      verifiedPageNumber: first.pageNumber,
      verifiedLineIds: lineIds,
      boundingBoxes: boxes,
    },
    ...(await places.of(match.spans, boxes)),
    ...spoken(pages, match.spans),
  };
}

export const pictureFields = (
  { usesEarlierForm }: Pick<Citation, 'usesEarlierForm'>,
  { src, width, height }: ProofPicture,
): PictureFields => ({
  evidence: { src, dimensions: { width, height } },
  verificationImageBase64: usesEarlierForm ? src : undefined,
});

function spoken(
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
): Pick<Verification, 'media' | 'verifiedTimestamps'> {
  const times = spokenTimes(pages, spans);
  if (times === undefined) return {};
  const { startMs, endMs } = times;
  return {
    media: { startTime: startMs / 1000, endTime: endMs / 1000 },
    verifiedTimestamps: { startTime: clockTime(startMs), endTime: clockTime(endMs) },
  };
}

function wireDifference(pages: readonly IndexedPage[], { spans, ...words }: Difference): WireDifference {
  return { ...words, boundingBoxes: boundingBoxes(pages, spans) };
}

function boundingBoxes(pages: readonly IndexedPage[], spans: readonly LineSpan[]): BoundingBox[] {
  return spanMarks(pages, spans, 'quotation').map(({ pageNumber, box }) => ({
    pageNumber,
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
  }));
}

/** Line ids restart on every page; those of `document.lineIds` belong to `document.pageNumber`. */
const lineIdsOnPage = (spans: readonly LineSpan[], pageNumber: number): number[] => [
  ...new Set(spans.filter((span) => span.pageNumber === pageNumber).map((span) => span.lineId)),
];

/** To hundredths of a point: finer than any screen or printer. */
const rounded = (points: number): number => Math.round(points * 100) / 100;
