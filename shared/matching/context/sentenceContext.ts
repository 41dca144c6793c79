/** Looks just outside a match, in its own sentence, for words that take back, limit or attribute what it says. */
import { cueBefore } from '../language/cuesBeside.ts';
import { excludes } from '../language/listHeads.ts';
import { mayDeny } from '../language/negations.ts';
import type { RuleId } from '../rules/policy.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { headsOfLists, isUnderVoidHeading } from './blocks.ts';
import type { QuotedEnd } from './quotedEnd.ts';
import { sideAfter, sideBefore } from './sentenceSides.ts';
import { rulesAfter } from './afterMatch.ts';
import { rulesBefore } from './beforeMatch.ts';

/** Tokens outside the match within which a cue belongs to it: further away it belongs to another clause. */
const CUE_TOKENS = 8;

/** What limits a match from outside, and the tokens that do it, end exclusive; none for the head of a list, which is further up. */
export interface ContextLimit extends TokenRange {
  readonly rule: RuleId;
  readonly side: 'before' | 'after' | 'above';
}

/** `from` and `to`: tokens of the match, end exclusive. */
export function contextLimits(window: Window, from: number, to: number, end: QuotedEnd): ContextLimit[] {
  const match = { from, to };
  const before = sideBefore(window, match, CUE_TOKENS);
  const after = sideAfter(window, match, CUE_TOKENS);
  const heads = headsOfLists(window, from);
  const limits: ContextLimit[] = [];
  for (const rule of rulesBefore(window, match, before)) {
    limits.push({ rule, side: 'before', from: before.keys.length > 0 ? before.from : Math.max(0, from - 1), to: from });
  }
  for (const rule of rulesAfter(window, match, after, end)) {
    limits.push({ rule, side: 'after', from: to, to: Math.min(window.tokens.length, Math.max(after.to, to + 1)) });
  }
  if (
    isUnderVoidHeading(window, from) ||
    cueBefore(heads) !== undefined ||
    heads.some((key, at) => (mayDeny(key) && !isNumero(heads, at)) || excludes(key))
  ) {
    limits.push({ rule: 'context.list-head', side: 'above', from, to: from });
  }
  return limits;
}

/** "NO 216", "No. 5" and "N°": part of a heading, not of a denial. */
const isNumero = (keys: readonly string[], at: number): boolean =>
  /^n[o°º]?$/u.test(keys[at]) && /^[\d°º]/u.test(keys.at(at + 1) ?? '');
