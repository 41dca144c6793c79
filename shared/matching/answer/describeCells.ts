/** Names what a table says where a quotation pairs a label with the amount of another row. */
import type { Comparison } from '../comparison/comparePassage.ts';
import type { LineSpan } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { crossedLines } from '../source/stackedCells.ts';
import { lineSpans } from '../source/window.ts';
import type { Difference } from './verdict.ts';

/** The amount that was quoted, and the label's own; nothing if each label has its own. */
export function describeCrossedLines({ window, from, to }: Comparison): Difference[] {
  const { index, tokens } = window;
  if (index.stackedRows.size === 0 || from >= to) return [];
  const spans = lineSpans(window, tokens[from].start, tokens[to - 1].end);
  for (const pageNumber of new Set(spans.map((span) => span.pageNumber))) {
    const crossed = crossedLines(index.stackedRows.get(pageNumber) ?? [], spans);
    if (crossed === undefined) continue;
    const { amount, ownAmount } = crossed;
    return [
      {
        kind: 'replaced',
        type: 'number_changed',
        rule: 'cell.other-line',
        quoted: textOf(index, amount),
        source: textOf(index, ownAmount),
        spans: [ownAmount],
      },
    ];
  }
  return [];
}

function textOf({ segments, segmentsOfPage }: SourceIndex, { pageNumber, lineId, start, end }: LineSpan): string {
  const line = (segmentsOfPage.get(pageNumber) ?? [])
    .map((number) => segments[number])
    .filter((segment) => segment.lineId === lineId);
  return line
    .map(({ text }) => text)
    .join('')
    .slice(start, end)
    .trim();
}
