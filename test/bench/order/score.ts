/** How many lines of a page are followed by the line that its tags say. */
import { chunksOf } from '../../../shared/documents/layout/chunks.ts';
import { dividersOf } from '../../../shared/documents/layout/dividers.ts';
import { gridsOf } from '../../../shared/documents/layout/grids.ts';
import { rowsInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import type { GlyphGroup } from '../../../shared/documents/layout/glyph.ts';
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import type { TaggedOrder } from './taggedOrder.ts';

export interface Score {
  lines: number;
  right: number;
  proseLines: number;
  proseRight: number;
  /** Of lines that are followed by another one than they should. */
  readonly wrong: string[];
  /** All lines as they were read, tagged or not. */
  readonly texts: string[];
}

/** @param groups the characters of a page, by frame: those that are level are scored */
export function scoreOf(groups: readonly GlyphGroup[], rules: readonly Rule[], order: TaggedOrder): Score {
  const score: Score = { lines: 0, right: 0, proseLines: 0, proseRight: 0, wrong: [], texts: [] };
  const level = groups.find(({ frame }) => frame.angle === 0 && !frame.mirrored);
  if (level === undefined) return score;
  const grids = gridsOf(rules);
  const lines = rowsInReadingOrder(chunksOf(level.glyphs), grids, dividersOf(rules, grids)).flatMap(({ chunks }) => {
    const glyphs = chunks.flatMap((chunk) => chunk.glyphs).sort((one, other) => one.start - other.start);
    const tagged = glyphs.flatMap((glyph) => order.get(glyph.order) ?? []);
    const text = glyphs.map((glyph) => (glyph.spaceBefore ? ` ${glyph.text}` : glyph.text)).join('');
    score.texts.push(text);
    return tagged.length === 0 ? [] : [{ text, tagged }];
  });
  lines.forEach(({ text, tagged }, at) => {
    const ranks = tagged.map(({ rank }) => rank);
    const isWhole = Math.max(...ranks) - Math.min(...ranks) === ranks.length - 1;
    const next = lines.at(at + 1);
    const follows = next === undefined || Math.min(...next.tagged.map(({ rank }) => rank)) === Math.max(...ranks) + 1;
    const isRight = isWhole && follows;
    const isProse = tagged.every((character) => character.isProse);
    score.lines++;
    if (isRight) score.right++;
    else score.wrong.push(`${text.slice(0, 60)} → ${next?.text.slice(0, 50) ?? ''}`);
    if (isProse) score.proseLines++;
    if (isProse && isRight) score.proseRight++;
  });
  return score;
}
