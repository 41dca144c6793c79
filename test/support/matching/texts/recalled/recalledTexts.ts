/** All languages, with their sources as pages. */
import type { SourceBlock, SourceCell, SourcePage, SourceTable } from '../../../../../shared/matching/source/source.ts';
import { recalledChinese } from './chinese.ts';
import { recalledEnglish } from './english.ts';
import { recalledFrench } from './french.ts';
import { recalledGerman } from './german.ts';
import { recalledJapanese } from './japanese.ts';
import { recalledParagraphs } from './paragraphs.ts';
import type { Recalled } from './recalled.ts';
import { recalledSpanish } from './spanish.ts';

export const recalledTexts: readonly Recalled[] = [
  recalledEnglish,
  recalledGerman,
  recalledFrench,
  recalledSpanish,
  recalledJapanese,
  recalledChinese,
  ...recalledParagraphs,
];

/** As the index has it: with its headings, paragraphs and items, and the cells of its table. */
export function pageOf(source: string): SourcePage {
  const blocks: SourceBlock[] = [];
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = [];
  const lines: string[] = [];
  let opensBlock = true;
  for (const given of source.split('\n')) {
    if (given === '') {
      opensBlock = true;
      continue;
    }
    const line = lines.length;
    const isHeading = given.startsWith('# ');
    const cells = given.split('\t');
    const isItem = /^(?:[-•]|\(?[a-z\d]+[.)]|（.）)\s?/u.test(given);
    lines.push(cells.join(' ').replace(/^# /, ''));
    const kind = isHeading ? 'heading' : cells.length > 1 ? 'tableRow' : isItem ? 'listItem' : 'paragraph';
    if (cells.length > 1) rows.push({ line, cells });
    const last = blocks.at(-1);
    if (last === undefined || opensBlock || kind !== 'paragraph' || last.kind !== 'paragraph')
      blocks.push({ kind, firstLine: line, lastLine: line, certainty: 0.9 });
    else blocks[blocks.length - 1] = { ...last, lastLine: line };
    opensBlock = false;
  }
  return { pageNumber: 1, lines, readBy: 'textLayer', blocks, tables: rows.length > 0 ? [tableOf(rows)] : [] };
}

function tableOf(rows: readonly { readonly line: number; readonly cells: readonly string[] }[]): SourceTable {
  const cells = rows.flatMap(({ line, cells: texts }, row) => {
    let end = -1;
    return texts.map((text, column): SourceCell => {
      const start = end + 1;
      end = start + text.length;
      return {
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        isHeader: row === 0 || column === 0,
        pieces: [{ line, start, end }],
      };
    });
  });
  return { rows: rows.length, columns: rows[0].cells.length, cells, certainty: 0.95 };
}
