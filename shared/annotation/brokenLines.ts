/** Words broken into lines of a given width, in runs with one style, one font and one direction. */
import { FEATURES, type Typeface, type Typefaces } from './typefaces.ts';
import { inVisualOrder, isFromRight, levelsOf, mirrored } from './visualOrder.ts';
import type { RowSpan } from './annotationProtocol.ts';

export interface Run extends Omit<RowSpan, 'text'> {
  /** As it is read. */
  readonly text: string;
  /** What the font is given for it. */
  readonly drawn: string;
  readonly face: Typeface;
  readonly level: number;
  /** Points. */
  readonly width: number;
}

/** Only what may begin a line begins one. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}’”"%‰°…]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}¿¡#$€£]$/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const partsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** @returns lines, each with its runs from left to right */
export async function brokenLines(typefaces: Typefaces, spans: readonly RowSpan[], width: number): Promise<Run[][]> {
  const fromRight = isFromRight(spans.map(({ text }) => text).join(''));
  const lines: Run[][] = [];
  let line: RowSpan[] = [];
  let used = 0;
  const end = async (): Promise<void> => {
    lines.push(inVisualOrder(await runsOf(typefaces, line, fromRight)));
    line = [];
    used = 0;
  };
  const put = async (piece: RowSpan, taken: number): Promise<void> => {
    if (used + taken > width && line.length > 0) await end();
    const isSpace = piece.text.trim() === '';
    if (isSpace && line.length === 0 && lines.length > 0) return;
    line.push(piece);
    used += taken;
  };
  for (const piece of unbreakable(spans)) {
    const taken = await widthOf(typefaces, piece);
    if (taken <= width) await put(piece, taken);
    // A word longer than a line is broken anywhere.
    else {
      for (const text of partsOf(graphemes, piece.text))
        await put({ ...piece, text }, await widthOf(typefaces, { ...piece, text }));
    }
  }
  if (line.length > 0) await end();
  return lines;
}

/** Words with the punctuation that belongs to them, and spaces. */
function unbreakable(spans: readonly RowSpan[]): RowSpan[] {
  return spans.flatMap((span) => {
    const pieces: string[] = [];
    for (const part of partsOf(words, span.text)) {
      const last = pieces.at(-1) ?? '';
      const isGlued = last.trim() !== '' && part.trim() !== '' && (NEVER_FIRST.test(part) || NEVER_LAST.test(last));
      if (isGlued) pieces[pieces.length - 1] = last + part;
      else pieces.push(part);
    }
    return pieces.map((text) => ({ ...span, text }));
  });
}

async function widthOf(typefaces: Typefaces, span: RowSpan): Promise<number> {
  const runs = await runsOf(typefaces, [span], false);
  return runs.reduce((sum, run) => sum + run.width, 0);
}

/** In reading order. */
async function runsOf(typefaces: Typefaces, spans: readonly RowSpan[], fromRight: boolean): Promise<Run[]> {
  const clusters = spans.flatMap((span) => partsOf(graphemes, span.text).map((text) => ({ ...span, text })));
  const levels = levelsOf(
    clusters.map(({ text }) => text),
    fromRight,
  );
  const runs: Omit<Run, 'width' | 'drawn'>[] = [];
  for (const [i, cluster] of clusters.entries()) {
    const last = runs.at(-1);
    const face = await typefaces.faceFor(cluster.text, cluster.isBold ?? false, last?.face);
    const isContinued =
      last?.face === face && last.level === levels[i] && last.colour === cluster.colour && last.size === cluster.size;
    if (isContinued) runs[runs.length - 1] = { ...last, text: last.text + cluster.text };
    else runs.push({ ...cluster, face, level: levels[i] });
  }
  return runs.map((run) => {
    const drawn = run.level % 2 === 1 ? mirrored(run.text) : run.text;
    const { advanceWidth, direction } = run.face.font.layout(drawn, FEATURES);
    // The font also reverses its script's numbers, which run from left to right.
    const isTurned = run.level % 2 === 0 && direction === 'rtl';
    return {
      ...run,
      drawn: isTurned ? Array.from(drawn).reverse().join('') : drawn,
      width: (advanceWidth * run.size) / run.face.font.unitsPerEm,
    };
  });
}
