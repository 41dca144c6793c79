/** Judges an example of a rule: its source, the quotation, and what it says besides of either. */
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Policy } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import type { SourceBlock, SourcePage } from '../../../shared/matching/source/source.ts';
import type { Quotation } from '../../../shared/matching/quotation/quotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage } from './tables.ts';
import { typedBoxes, typedLines } from './typewriting.ts';

export interface Asked {
  readonly pages: readonly SourcePage[];
  readonly quotation: Quotation;
}

export function judgeExample(example: Example, policy: Policy): Verdict {
  const { pages, quotation } = askedBy(example);
  return judgeQuotation(createSourceIndex(pages), quotation, policy);
}

/** What the matcher is asked by an example. */
export function askedBy([
  source,
  sourceContext,
  { value, pageNumber, readBy = 'textLayer', tables = [], isTable, hasHeadings, isPlaced } = {},
]: Example): Asked {
  const lines = source.split('\n');
  const page = isTable
    ? tablePage({ rows: source })
    : {
        pageNumber: 1,
        lines,
        readBy,
        tables,
        ...(hasHeadings && { lines: lines.map((line) => line.replace(HEADING, '')), blocks: lines.map(blockOf) }),
        ...(isPlaced && { lines: typedLines(lines), wordBoxes: typedBoxes(lines) }),
      };
  return { pages: [page], quotation: { sourceContext, value, pageNumber } };
}

const HEADING = /^# /;

const blockOf = (line: string, at: number): SourceBlock => ({
  kind: HEADING.test(line) ? 'heading' : 'paragraph',
  firstLine: at,
  lastLine: at,
  certainty: 1,
});
