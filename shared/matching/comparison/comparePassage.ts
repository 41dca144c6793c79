/** Compares a quotation with a stretch of the source, token by token, and keeps the differences that may alter the meaning. */
import { alignTokens, type Alignment, type Hunk, type SourceRange } from '../alignment/alignTokens.ts';
import { edgeFindings } from '../edges/edgeFindings.ts';
import { pairAtEdge } from './edgePairs.ts';
import { excusesOf } from './excuses.ts';
import { changedGaps } from '../punctuation/changedGaps.ts';
import type { Measure } from '../edges/numberEdges.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import { isChange, type RuleId } from '../rules/policy.ts';
import { changedPoints } from './spellings.ts';
import { changedUnits } from './unitCase.ts';
import type { Window } from '../source/window.ts';

export interface Comparison {
  readonly quoted: QuotedText;
  readonly window: Window;
  readonly alignment: Alignment;
  /** What differs and may alter the meaning; if there is none, the source says what the quotation says. */
  readonly harmful: readonly Finding[];
  /** The rules by which other differences say the same, each at its place. */
  readonly excuses: readonly Finding[];
  /** Places that rules excuse: the more of them, the less sure the verdict. */
  readonly harmless: number;
  /** Tokens of the window that the match covers, end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Source tokens by which a difference at the edge of a match may grow to prove harmless: a word in three pieces. */
const MAX_EDGE_GROWTH = 3;

/** @param measure `optional` for a value, whose unit and magnitude the quotation around it states */
export function comparePassage(
  quoted: QuotedText,
  window: Window,
  range?: SourceRange,
  measure: Measure = 'needed',
): Comparison {
  const alignment = alignTokens(quoted.tokens, window.tokens, range);
  const excused: Hunk[] = [];
  const findings: Finding[] = [];
  findings.push(...changedUnits(quoted, window, alignment.pairs));
  findings.push(...changedPoints(quoted, window, alignment.pairs));
  let from = alignment.sourceFrom;
  let to = alignment.sourceTo;
  for (const hunk of alignment.hunks) {
    const found = excusedAt(quoted, window, hunk) ?? growAtEdge(quoted, window, hunk);
    const place = found?.hunk ?? pairAtEdge(quoted, window, withoutHarmlessEnds(quoted, window, hunk));
    from = Math.min(from, place.sourceFrom);
    to = Math.max(to, place.sourceTo);
    if (found !== undefined) excused.push(place);
    const rules = found?.rules ?? excusesOf(quoted, window, place)?.filter((rule) => quoted.policy(rule) === 'block');
    findings.push(...(rules ?? [ruleOfChange(place)]).map((rule) => ({ ...place, rule })));
  }
  findings.push(...changedGaps(quoted, window, alignment.pairs, excused));
  if (to > from) {
    const cuts = edgeFindings(quoted, window, { from, to }, alignment.sourceTo, measure);
    findings.unshift(...cuts.before);
    findings.push(...cuts.after);
    ({ from, to } = cuts);
  }
  findings.sort((a, b) => a.quotedFrom - b.quotedFrom || a.sourceFrom - b.sourceFrom);
  findings.push(...otherItem(quoted, window, findings));
  // Whether words that no rule explains block is decided by what they change, told word by word.
  const isObjection = ({ rule }: Finding): boolean => isChange(rule) || quoted.policy(rule) === 'block';
  const harmful = findings.filter(isObjection);
  const excuses = findings.filter((finding) => !isObjection(finding));
  return { quoted, window, alignment, harmful, excuses, harmless: excused.length, from, to };
}

/** "3. It is due. Pay at once" of "It is due. | 2. Pay at once": a number put in front beside one that is left out is that of another item. */
function otherItem(quoted: QuotedText, window: Window, findings: readonly Finding[]): Finding[] {
  const added = findings.find(({ rule, quotedFrom }) => rule === 'mark.added' && quotedFrom === 0);
  if (added === undefined || quoted.tokens[0].kind === 'symbol') return [];
  const leavesOutNumber = findings.some(
    ({ rule, sourceFrom, sourceTo }) =>
      rule === 'list.marker-left-out' &&
      window.tokens.slice(sourceFrom, sourceTo).some(({ kind }) => kind === quoted.tokens[0].kind),
  );
  return leavesOutNumber ? [{ ...added, rule: 'word.added' }] : [];
}

/** What no rule explains; the kind of meaning it affects is reported word by word. */
function ruleOfChange({ quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk): RuleId {
  if (quotedFrom === quotedTo) return 'word.missing';
  return sourceFrom === sourceTo ? 'word.added' : 'word.replaced';
}

interface Excused {
  readonly hunk: Hunk;
  readonly rules: readonly RuleId[];
}

function excusedAt(quoted: QuotedText, window: Window, hunk: Hunk): Excused | undefined {
  const rules = excusesOf(quoted, window, hunk);
  return rules?.every((rule) => quoted.policy(rule) !== 'block') === true ? { hunk, rules } : undefined;
}

/** Tokens at an end of a difference that are considered as a word in pieces. */
const MAX_PIECES = 3;

/** "without caution" beside "with cau-\ntion" differs in one word: what is harmless at the ends is not part of the difference. */
function withoutHarmlessEnds(quoted: QuotedText, window: Window, hunk: Hunk): Hunk {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  for (let words = 1; words <= MAX_PIECES && words < quotedTo - quotedFrom; words++) {
    for (let pieces = 1; pieces <= MAX_PIECES && pieces < sourceTo - sourceFrom; pieces++) {
      const end = { ...hunk, quotedFrom: quotedTo - words, sourceFrom: sourceTo - pieces };
      if (excusedAt(quoted, window, end) !== undefined)
        return { ...hunk, quotedTo: end.quotedFrom, sourceTo: end.sourceFrom };
      const start = { ...hunk, quotedTo: quotedFrom + words, sourceTo: sourceFrom + pieces };
      if (excusedAt(quoted, window, start) !== undefined)
        return { ...hunk, quotedFrom: start.quotedTo, sourceFrom: start.sourceTo };
    }
  }
  return hunk;
}

/** The alignment leaves the source's ends free, so that a broken word at an edge lost the pieces that look unlike it. */
function growAtEdge(quoted: QuotedText, window: Window, hunk: Hunk): Excused | undefined {
  for (let growth = 1; growth <= MAX_EDGE_GROWTH; growth++) {
    const grown: Hunk[] = [];
    if (hunk.quotedFrom === 0 && hunk.sourceFrom >= growth)
      grown.push({ ...hunk, sourceFrom: hunk.sourceFrom - growth });
    if (hunk.quotedTo === quoted.tokens.length && hunk.sourceTo + growth <= window.tokens.length)
      grown.push({ ...hunk, sourceTo: hunk.sourceTo + growth });
    for (const wider of grown) {
      const excused = excusedAt(quoted, window, wider);
      if (excused !== undefined) return excused;
    }
  }
  return undefined;
}
