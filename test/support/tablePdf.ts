/** PDFs with one table a page, set in a common typeface: ruled or not, with broken cells, headers of several levels and groups. */
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

export interface TableSpec {
  /** Every header row; "<" continues the head before it, an empty text means no head. */
  readonly headers: readonly (readonly string[])[];
  /** A row of one cell heads the rows under it. */
  readonly rows: readonly (readonly string[])[];
  /** `upright`: around the table, under its header and between its columns, but not between its rows. */
  readonly rules: 'none' | 'level' | 'all' | 'upright';
  readonly align: 'left' | 'right' | 'centre';
  /** Points between the widest texts of two columns. */
  readonly gap: number;
  /** Points that a cell of words may be wide before it wraps. */
  readonly widest: number;
  readonly title?: string;
}

const SIZE = 9;
const LEADING = 11;
const PADDING = 4;
const [WIDTH, HEIGHT, MARGIN] = [842, 595, 50];

export async function tablePdf(tables: readonly TableSpec[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const spec of tables) setTable(document.addPage([WIDTH, HEIGHT]), spec, font);
  return document.save();
}

function setTable(page: PDFPage, spec: TableSpec, font: PDFFont): void {
  const { headers, rows, rules, align, gap, widest, title } = spec;
  const count = Math.max(...[...headers, ...rows].map((row) => row.length));
  const broken = (text: string): string[] => wrapped(text, widest, font);
  const wide = (text: string): number => Math.max(...broken(text).map((line) => font.widthOfTextAtSize(line, SIZE)));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(
      ...[...headers, ...rows.filter((row) => row.length > 1)].map((row) =>
        row.at(column + 1) === '<' || row.at(column) === '<' ? 0 : wide(row.at(column) ?? ''),
      ),
    ),
  );
  const lefts = widths.map(
    (_, column) => MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0),
  );
  const right = lefts[count - 1] + widths[count - 1];
  let y = HEIGHT - MARGIN;
  if (title !== undefined) {
    page.drawText(title, { x: MARGIN, y, size: SIZE + 1, font });
    y -= 2 * LEADING;
  }
  const rule = (x1: number, y1: number, x2: number, y2: number): void => {
    page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, thickness: 0.5 });
  };
  const pad = gap / 2;
  for (const [at, row] of [...headers, ...rows].entries()) {
    const isHeader = at < headers.length;
    const isGroup = !isHeader && row.length === 1;
    const top = y + SIZE + PADDING / 2 - 1;
    const height = Math.max(...row.map((text) => (isGroup ? 1 : broken(text).length))) * LEADING + PADDING;
    const isRuled = rules === 'upright' ? at === 0 || at === headers.length : rules !== 'none';
    if (isRuled) rule(lefts[0] - pad, top, right + pad, top);
    for (const [column, text] of row.entries()) {
      if (text === '<') continue;
      let last = column;
      while (row.at(last + 1) === '<') last++;
      if (isGroup) last = count - 1;
      const room = lefts[last] + widths[last] - lefts[column];
      for (const [line, words] of (isGroup ? [text] : broken(text)).entries()) {
        const width = font.widthOfTextAtSize(words, SIZE);
        const free = room - width;
        const isLeft = column === 0 || (align === 'left' && last === column);
        const shift = isLeft ? 0 : align === 'right' && last === column ? free : free / 2;
        if (words !== '') page.drawText(words, { x: lefts[column] + shift, y: y - line * LEADING, size: SIZE, font });
      }
      if (rules === 'all' || rules === 'upright') {
        if (column === 0) rule(lefts[0] - pad, top, lefts[0] - pad, top - height);
        rule(lefts[last] + widths[last] + pad, top, lefts[last] + widths[last] + pad, top - height);
      }
    }
    y -= height;
    if (rules !== 'none' && at === headers.length + rows.length - 1)
      rule(lefts[0] - pad, top - height, right + pad, top - height);
  }
}

function wrapped(text: string, widest: number, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, SIZE) > widest) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
