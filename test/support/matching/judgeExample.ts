/** Judges an example of a rule: its source, the quotation, and what it says besides of either. */
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Policy } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import type { SourceBlock } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage } from './tables.ts';
import { typedBoxes, typedLines } from './typewriting.ts';

export function judgeExample(
  [
    source,
    sourceContext,
    { value, pageNumber, readBy = 'textLayer', tables = [], isTable, hasHeadings, isPlaced } = {},
  ]: Example,
  policy: Policy,
): Verdict {
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
  return judgeQuotation(createSourceIndex([page]), { sourceContext, value, pageNumber }, policy);
}

const HEADING = /^# /;

const blockOf = (line: string, at: number): SourceBlock => ({
  kind: HEADING.test(line) ? 'heading' : 'paragraph',
  firstLine: at,
  lastLine: at,
  certainty: 1,
});
