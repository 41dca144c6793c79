/**
 * A thread that waits for its first document reads and draws a page of its own: code that has never run is several times slower, which made up
 * most of the time for the first pictures of a process.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedLine, IndexedPage } from '../textIndex.ts';
import { spanBox } from '../textIndex.ts';
import type { CharacterPlace, RenderRequest } from '../pdfReader.ts';

/** Sentences of ordinary prose with what many have: numbers, punctuation, capitals. */
const LINES = [
  'Annual report, page 12',
  'The board approved a dividend of 1.25 euros per share for the year 2024; the total is 318.4 million.',
  'Revenue in the third quarter rose by 4.5% to 77.54 million, mainly because of new contracts in Asia.',
  'Costs were lower than expected (see note 3), and the margin "before interest and tax" reached 12.1%.',
  'Under clause 7.2 the supplier shall deliver within thirty days after the order has been confirmed.',
  'The court held that the claim was admissible, and ordered the defendant to pay the costs of both sides.',
];
/** Times that the page is read and its lines are drawn: what runs often is compiled once more, and faster. */
const ROUNDS = 2;
const SCALE = 1.6;
/** Around the lines that are drawn, points. */
const MARGIN = 20;

/** One page with the lines in two typefaces, and a ruled line. */
export function warmUpPdf(): Uint8Array {
  const text = LINES.map((line, at) => `BT /F${at % 2} 10 Tf 64 ${760 - 14 * at} Td (${escaped(line)}) Tj ET`);
  const content = ['64 766 m 531 766 l S', ...text].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F0 5 0 R /F1 6 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const escaped = (line: string): string => line.replace(/[()\\]/g, '\\$&');

export interface WarmUp {
  readonly read: () => IndexedPage;
  readonly draw: (request: RenderRequest) => unknown;
  /** Whether there is work to do: nobody waits for more than one step of this. */
  readonly isAsked: () => boolean;
}

/** In steps, with turns for the first job in between. @throws whatever reading and drawing do */
export async function warmUp({ read, draw, isAsked }: WarmUp): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if (await isAskedNow(isAsked)) return;
    const page = read();
    for (const [at, line] of page.lines.entries()) {
      if (await isAskedNow(isAsked)) return;
      draw(proofOf(line, page.lines[at + 1] ?? line));
    }
  }
}

async function isAskedNow(isAsked: () => boolean): Promise<boolean> {
  await nextTurn();
  return isAsked();
}

/** As a quotation of the first line that shows the next one. */
function proofOf(line: IndexedLine, next: IndexedLine): RenderRequest {
  const [top, bottom] = [Math.min(line.crossStart, next.crossStart), Math.max(line.crossEnd, next.crossEnd)];
  const { x, width } = spanBox(line, 0, line.text.length);
  return {
    pageNumber: 1,
    scale: SCALE,
    region: { x: x - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: bottom - top + 2 * MARGIN },
    characters: charactersOf(line),
  };
}

const charactersOf = (line: IndexedLine): CharacterPlace[] =>
  Array.from(line.text.matchAll(/\S/gu), ({ 0: text, index }) => ({
    text,
    direction: line.direction,
    box: spanBox(line, index, index + text.length),
  }));
