/**
 * A thread that waits for its first document draws and reads a page of its own: code that has never run is several times slower, which made up
 * most of the time for the first pictures of a process.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { inStepsUnlessAsked, ORDINARY_LINES } from '../../platform/warmingUp.ts';
import type { CharacterPlace, RenderRequest } from '../pdfReader.ts';

/** Milliseconds between drawing and reading: the processors are for a first request then, which reads a document or draws of one that was read before. */
const READS_AFTER_MS = 2_000;
const SCALE = 1.6;
/** Around the lines that are drawn, points. */
const MARGIN = 20;
/** Where the lines are, points: each letter of Courier takes the same room, so nobody needs to read the page to draw its lines. */
const PAGE_HEIGHT = 842;
const LEFT = 50;
const FIRST_BASELINE = 760;
const LINE_PITCH = 14;
const TYPE_SIZE = 8;
const ADVANCE = 0.6 * TYPE_SIZE;

/** One page with the lines in two typefaces, and a ruled line. */
export function warmUpPdf(): Uint8Array {
  const text = ORDINARY_LINES.map(
    (line, at) =>
      `BT /F${at % 2} ${TYPE_SIZE} Tf ${LEFT} ${FIRST_BASELINE - LINE_PITCH * at} Td (${escaped(line)}) Tj ET`,
  );
  const content = [`${LEFT} 770 m 545 770 l S`, ...text].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Resources << /Font << /F0 5 0 R /F1 6 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold >>',
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
  readonly read: () => void;
  readonly draw: (request: RenderRequest) => void;
  /** Whether there is work to do: nobody waits for more than one step of this. */
  readonly isAsked: () => boolean;
  /** Default: `READS_AFTER_MS`. */
  readonly readsAfterMs?: number;
}

/** In steps, with turns for the first job in between. @throws whatever reading and drawing do */
export async function warmUp({ read, draw, isAsked, readsAfterMs = READS_AFTER_MS }: WarmUp): Promise<void> {
  const drawings = ORDINARY_LINES.map((_, at) => () => {
    draw(proofOfLine(at));
  });
  await inStepsUnlessAsked(drawings, isAsked);
  await delay(readsAfterMs);
  await inStepsUnlessAsked([read], isAsked);
}

/** As a quotation of the line that shows the next one. */
function proofOfLine(at: number): RenderRequest {
  const line = ORDINARY_LINES[at];
  const baseline = PAGE_HEIGHT - FIRST_BASELINE + LINE_PITCH * at;
  const top = baseline - TYPE_SIZE;
  const characters = Array.from(line.matchAll(/\S/gu), ({ 0: text, index }): CharacterPlace => ({
    text,
    direction: 'horizontal',
    box: { x: LEFT + ADVANCE * index, y: top, width: ADVANCE, height: TYPE_SIZE },
  }));
  return {
    pageNumber: 1,
    scale: SCALE,
    region: {
      x: LEFT - MARGIN,
      y: top - MARGIN,
      width: ADVANCE * line.length + 2 * MARGIN,
      height: LINE_PITCH + TYPE_SIZE + 2 * MARGIN,
    },
    characters,
  };
}
