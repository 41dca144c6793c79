/** One hash of all verdicts on a fixed corpus and on the examples of the rules: it changes as soon as any of them does. */
import { createHash } from 'node:crypto';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { RULE_IDS } from '../../../shared/matching/rules/policy.ts';
import { rules } from '../../../shared/matching/rules/registry.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { corpusCases } from './corpus.ts';
import { askedBy, type Asked } from './judgeExample.ts';

export const CORPUS_SEED = 20_260;
/** Of the cases of the corpus one in so many counts: each class and each document is still there some times. */
const ONE_IN = 5;

/**
 * @param version of the matcher, which is a part of the hash: neither changes without the other
 * @param verdicts of the cases that are pinned, where they are known already
 */
export const verdictsHash = (version: string, verdicts: Iterable<Verdict> = judgedCases()): string =>
  hashOfVerdicts(version, [...judgedExamples(), ...verdicts]);

/** @param verdicts on `pinnedExamples`, then on the pinned cases of the corpus */
export function hashOfVerdicts(version: string, verdicts: Iterable<Verdict>): string {
  const hash = createHash('sha256').update(version);
  for (const verdict of verdicts) hash.update(JSON.stringify(outcomeOf(verdict)));
  return hash.digest('hex');
}

/** Each example of the rules, as strictly as it can be asked. */
export function* pinnedExamples(): Generator<Asked> {
  for (const id of RULE_IDS) {
    const { found = [], changed = [] } = rules[id];
    for (const { pages, quotation } of [...found, ...changed].map(askedBy))
      for (const strictness of ['standard', 'strict', 'lenient'] as const)
        yield { pages, quotation: { ...quotation, strictness } };
  }
}

/** Those of the corpus that count. */
export function* pinned<Case>(cases: Iterable<Case>): Generator<Case> {
  let number = 0;
  for (const one of cases) if (number++ % ONE_IN === 0) yield one;
}

function* judgedExamples(): Generator<Verdict> {
  for (const { pages, quotation } of pinnedExamples()) yield judgeQuotation(createSourceIndex(pages), quotation);
}

function* judgedCases(): Generator<Verdict> {
  for (const { index, quotation } of pinned(corpusCases(CORPUS_SEED, 1))) yield judgeQuotation(index, quotation);
}

/** What a caller acts on; not how sure it is, which is measured anew now and then. */
const outcomeOf = (verdict: Verdict): unknown => [
  verdict.status,
  verdict.decidedBy,
  verdict.status === 'not_found' ? [] : [verdict.match.text, verdict.warnings],
  verdict.status === 'partial_text_found'
    ? verdict.differences.map(({ type, rule, quoted, source }) => [type, rule, quoted, source])
    : [],
];
