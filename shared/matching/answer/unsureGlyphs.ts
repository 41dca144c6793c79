/** Verdicts that depend on characters whose glyphs are undecided: the page may show others than its text layer claims. */
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Verdict } from './verdict.ts';

/** The verdict, with a warning if its match has such characters. */
export function withUnsureGlyphs(index: SourceIndex, verdict: Verdict): Verdict {
  if (index.unsure.size === 0 || verdict.status === 'not_found' || verdict.warnings.includes('unsure_reading')) {
    return verdict;
  }
  const isUnsure = verdict.match.spans.some(({ pageNumber, lineId, start, end }) =>
    index.unsure.get(pageNumber)?.[lineId - 1]?.some((range) => range.start < end && range.end > start),
  );
  return isUnsure ? { ...verdict, warnings: [...verdict.warnings, 'unsure_reading'] } : verdict;
}
