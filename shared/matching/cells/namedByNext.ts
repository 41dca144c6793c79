/** Names above a value that are rows of fields: the value belongs to the nearest of them. */
import { isAmountText } from './amounts.ts';
import { covers } from './claims.ts';
import type { WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

/**
 * "Sheet" over "2024-03", and under that "Date" over "31-03-2024": taken for three rows of names, but the first one has a value of its own,
 * and the next one names what is under it.
 */
export const areNamedByNext = (worded: WordedTable, parts: readonly Part[]): boolean =>
  parts.some(({ cell: head }) =>
    parts.some(({ cell: value }) => {
      if (head.row >= worded.headerRows || value.row < worded.headerRows || !covers(head, value)) return false;
      const below = worded.rows
        .slice(head.row + head.rowSpan, worded.headerRows)
        .flatMap((row) => row.filter((cell) => cell.columnSpan === head.columnSpan && covers(cell, value)));
      const own = below.findIndex(({ raw }) => isAmountText(raw));
      const next = own < 0 ? [] : below.slice(own + 1).filter(({ raw }) => /\p{L}{5}|\p{L}\s\p{L}/u.test(raw));
      return next.some((name) => !parts.some(({ cell }) => cell === name));
    }),
  );
