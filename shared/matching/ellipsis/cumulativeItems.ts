/**
 * Whether an ellipsis leaves out one of several conditions that must all be met: "A grant is paid if … (c) the board agrees" of "if (a) …; (b)
 * …; and (c) the board agrees". Of alternatives, "(b) …; or (c) …", each is enough.
 */
import { wordsOf } from '../language/languages.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { isFulfilled, opensConditionalClause, opensWhen } from '../language/conditionalClauses.ts';
import { coordinates, isAlternative } from '../language/openWords.ts';
import type { Segment } from '../source/sourceIndex.ts';
import { positionAt } from '../source/window.ts';
import { markOf } from './lineMarks.ts';
import type { Stretch } from './leftOut.ts';

/** Lines of a list that are read. */
const MOST_LINES = 40;
/** "If all of these are met". */
const every = wordsOf('everyOne');

export function leavesOutCondition({ window, from }: Stretch, { window: { tokens }, ...lead }: Comparison): boolean {
  const { segments } = window.index;
  const start = window.segments[positionAt(window, window.tokens[from].start)];
  const shape = markOf(segments[start].text)?.shape;
  const words = tokens.slice(lead.from, lead.to).map(({ key }) => key);
  const condition = words.findIndex(
    (key, at) => opensWhen(key) || opensConditionalClause(key, words.at(at + 1) ?? '', () => words),
  );
  if (shape === undefined) return false;
  const mustAll = words.some((key) => every.has(key));
  if (condition < 0) return mustAll && words.some(isFulfilled);
  const joiner = joinerOf(segments, start, shape);
  return joiner === undefined ? words.slice(condition).some((key) => every.has(key)) : !isAlternative(joiner);
}

/** The "and" or "or" at the end of an item. */
function joinerOf(segments: readonly Segment[], start: number, shape: string): string | undefined {
  for (let line = start + 1; line < Math.min(segments.length, start + MOST_LINES); line++) {
    if (segments[line].run !== segments[start].run) return undefined;
    if (markOf(segments[line].text)?.shape !== shape) continue;
    const [last = ''] = segments[line - 1].text.trimEnd().split(/\s+/).slice(-1);
    const joiner = last.replace(/[,:]$/, '').toLowerCase();
    if (coordinates(joiner)) return joiner;
  }
  return undefined;
}
