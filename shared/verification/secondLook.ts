/**
 * A second look at words that OCR read. A quotation that differs from them only as a misreading may is compared with what OCR reads in the
 * same place when it looks again: a citing author who quotes what the page shows is not accused because of a machine's slip.
 */
import type { IndexedPage } from '../documents/textIndex.ts';
import type { Visibility } from '../evidence/visibility.ts';
import type { JudgeReading } from '../evidence/proofCheck.ts';
import type { ReadBack, ReadQuotation } from '../evidence/readBack.ts';
import type { Verdict, Warning } from '../matching/answer/verdict.ts';
import type { Policy, RuleId } from '../matching/rules/policy.ts';
import { certaintyOf } from '../matching/source/readingCertainty.ts';
import type { LineSpan } from '../matching/source/source.ts';
import { LOOKS, type LookAgain, type ProofChecks } from './proofChecks.ts';
import { withUnsureWordsAgain } from './unsureWordsAgain.ts';

/** Of the quoted words, at most: where more differ, the place is not the quoted one. */
const MOST_DIFFERENT = 0.5;

/** Lines around the place that may hold what limits its words. */
const LINES_AROUND = 4;

/** At most this sure, 0..1: one of two readings says otherwise. */
const READ_AGAIN_CONFIDENCE = 0.85;

/**
 * What a misread letter, punctuation mark or space may have caused. A number, a unit or a comparison sign is not among them: what OCR reads
 * of those is never exchanged for what somebody quotes. `number.guessed` is the same number on both sides, of which OCR was unsure.
 */
const MISREADABLE: ReadonlySet<RuleId> = new Set<RuleId>([
  'word.replaced',
  'word.missing',
  'word.added',
  'name.changed',
  'name.letter-case',
  'negation.added',
  'negation.removed',
  'order.changed',
  'order.shuffled',
  'number.guessed',
  'spelling.points',
  'spelling.accents',
  'gap.pause',
  'gap.statement',
  'gap.hyphen',
  'gap.bracket',
  'gap.speech-mark',
  'edge.word-cut',
  'edge.symbol-cut',
]);

/** Of these, what the picture may be asked about with the quoted words beside it: a denial is not among them. */
const LETTERS_ONLY: ReadonlySet<RuleId> = new Set<RuleId>([
  'word.replaced',
  'word.missing',
  'word.added',
  'name.changed',
  'name.letter-case',
  'spelling.points',
  'spelling.accents',
  'gap.pause',
  'gap.hyphen',
  'gap.speech-mark',
  'edge.word-cut',
  'edge.symbol-cut',
]);

export interface SecondLookOptions {
  readonly pages: readonly IndexedPage[];
  readonly checks: Pick<ProofChecks, 'readAgain'>;
  readonly judgeReading: JudgeReading;
  readonly policy: Policy;
}

/** What a place was seen to be when it was looked at first. */
export interface FirstLook {
  readonly quotation: ReadQuotation;
  readonly verdict: Verdict;
  readonly visibility: Visibility | undefined;
  /** Settled when the places of found quotations are looked at: what they depend on is read first. */
  readonly foundOnes: Promise<unknown>;
}

/** The verdict after a second look; the same one where there is nothing to look for, or the picture does not say what is quoted. */
export async function withSecondLook(
  { pages, checks, judgeReading, policy }: SecondLookOptions,
  { quotation, verdict, visibility, foundOnes }: FirstLook,
): Promise<Verdict> {
  if (policy('page.read-again') === 'block' || !mayBeMisread(verdict, quotation)) return verdict;
  const { match } = verdict;
  if (visibility !== 'unsure' && !isReadByOcr(pages, match.spans)) return verdict;
  await foundOnes;
  const firstFound = async (readings: readonly (readonly ReadBack[])[]): Promise<FoundVerdict | undefined> => {
    for (const reading of readings) {
      const again = await judgeReading(quotation, reading);
      if (again?.status === 'found') return again;
    }
    return undefined;
  };
  for (const look of looksFor(verdict, quotation)) {
    const read = await checks.readAgain(match.spans, look);
    if (read === undefined) return verdict;
    const readings = [
      read,
      ...(look.expected === undefined && isAboutLetters(verdict) ? mixedWith(pages, match.spans, read) : []),
    ];
    const again = await firstFound(readings.map((reading) => withLinesAround(pages, match.spans, reading)));
    if (again === undefined) continue;
    return {
      status: 'found',
      match: { ...match, text: again.match.text },
      occurrences: verdict.occurrences,
      confidence: Math.min(again.confidence, READ_AGAIN_CONFIDENCE),
      warnings: [...new Set<Warning>([...verdict.warnings, ...again.warnings, 'unsure_reading'])],
      decidedBy: ['page.read-again', ...again.decidedBy.filter((rule) => policy(rule) === 'warn')],
      // Of what is left out, the words are known and not the boxes: they were read in a part of the page.
      ...(again.omitted && { omitted: again.omitted.map(({ text }) => ({ text, spans: [] })) }),
    };
  }
  return verdict;
}

/** First as it is, then with the quoted words beside it: not those in the place of words that OCR was sure of. */
function looksFor(
  { decidedBy, differences }: PartialVerdict,
  { sourceContext: expected }: ReadQuotation,
): readonly LookAgain[] {
  const plain = LOOKS.map((enlarged) => ({ enlarged }));
  const mayShowThem =
    isAboutLetters({ decidedBy }) &&
    differences.every(({ readingConfidence: read }) => certaintyOf(read && 100 * read) !== 'sure');
  return mayShowThem ? [...plain, ...LOOKS.map((enlarged) => ({ enlarged, expected }))] : plain;
}

type PartialVerdict = Extract<Verdict, { status: 'partial_text_found' }>;
type FoundVerdict = Extract<Verdict, { status: 'found' }>;

const isAboutLetters = ({ decidedBy }: Pick<PartialVerdict, 'decidedBy'>): boolean =>
  decidedBy.every((rule) => LETTERS_ONLY.has(rule));

/** The first reading of the place with its unsure words as they were read again, if that is another one. */
function mixedWith(
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
  read: readonly ReadBack[],
): (readonly ReadBack[])[] {
  const mixed = read.map(({ pageNumber, text }) => {
    const ids = spans.filter((span) => span.pageNumber === pageNumber).map(({ lineId }) => lineId);
    const lines = pages.at(pageNumber - 1)?.lines.slice(Math.min(...ids) - 1, Math.max(...ids)) ?? [];
    return { pageNumber, text: withUnsureWordsAgain(lines, text) };
  });
  return mixed.every(({ text }) => text === undefined)
    ? []
    : [read.map((reading, i) => ({ ...reading, text: mixed[i].text ?? reading.text }))];
}

function mayBeMisread(verdict: Verdict, { sourceContext = '' }: ReadQuotation): verdict is PartialVerdict {
  if (verdict.status !== 'partial_text_found' || verdict.omitted !== undefined) return false;
  if (!verdict.decidedBy.every((rule) => MISREADABLE.has(rule))) return false;
  const different = verdict.differences.reduce((sum, { quoted }) => sum + wordCount(quoted), 0);
  return different <= MOST_DIFFERENT * wordCount(sourceContext);
}

/** Words between spaces. */
const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

function isReadByOcr(pages: readonly IndexedPage[], spans: readonly LineSpan[]): boolean {
  return spans.every(({ pageNumber, lineId }) => {
    const page = pages.at(pageNumber - 1);
    return page?.readBy === 'ocr' || page?.lines.at(lineId - 1)?.provenance === 'ocr';
  });
}

/** What was read again, between the lines before and after it in the text: a denial or condition may be there. */
function withLinesAround(
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
  read: readonly ReadBack[],
): ReadBack[] {
  return read.map(({ pageNumber, text }) => {
    const ids = spans.filter((span) => span.pageNumber === pageNumber).map(({ lineId }) => lineId);
    const lines = pages.at(pageNumber - 1)?.lines.map((line) => line.text) ?? [];
    const first = Math.min(...ids) - 1;
    const last = Math.max(...ids) - 1;
    const before = lines.slice(Math.max(0, first - LINES_AROUND), first);
    const after = lines.slice(last + 1, last + 1 + LINES_AROUND);
    return { pageNumber, text: [...before, text, ...after].join('\n') };
  });
}
