/** The verdict if every word is in the source: at one place, or in parts with something left out between them. */
import type { Comparison } from '../comparison/comparePassage.ts';
import { endOf } from '../context/quotedEnd.ts';
import { contextLimits, type ContextLimit } from '../context/sentenceContext.ts';
import type { Shortened } from '../ellipsis/ellipsis.ts';
import { omissionsAtEnds } from '../ellipsis/openEnds.ts';
import type { Question } from '../quotation/question.ts';
import { withContext } from '../search/findPlaces.ts';
import { conclude, partial } from './conclude.ts';
import { LIMITED_CONFIDENCE } from './confidence.ts';
import { describeCrossedLines } from './describeCells.ts';
import { describeOmission, omittedWords } from './describeOmissions.ts';
import { locateValue } from './locateValue.ts';
import { passageMatch } from './passage.ts';
import type { Verdict, Warning } from './verdict.ts';

/** Places of a quotation that are tried if its ellipsis leaves out something that matters at the first. */
const MAX_PLACES_READ_ON = 8;

export function foundVerdict(found: readonly Comparison[], quotation: Question, isBounded = false): Verdict {
  // One of several places may have the label's own amount.
  const sound = found.filter((comparison) => describeCrossedLines(comparison).length === 0);
  const withValue = (sound.length > 0 ? sound : found).find(
    (comparison) => locateValue([comparison], quotation.value).length > 0,
  );
  let chosen = withContext(withValue ?? sound.at(0) ?? found[0]);
  const omissions = omissionsAtEnds(quotation.given, chosen, chosen);
  if (omissions.length > 0) {
    const other = found.slice(0, MAX_PLACES_READ_ON).map(withContext);
    const whole = other.find((place) => omissionsAtEnds(quotation.given, place, place).length === 0);
    if (whole === undefined) return shortenedVerdict({ parts: [chosen], omissions }, quotation);
    chosen = whole;
  }
  const limits = contextLimits(chosen.window, chosen.from, chosen.to, endOf(quotation.given, chosen.quoted.raw));
  const warnings: Warning[] = limits.length > 0 ? ['out_of_context'] : [];
  const verdict = conclude(
    { parts: [chosen], occurrences: found.length, differences: [], warnings, limits, rules: [] },
    quotation,
  );
  return isBounded && verdict.status === 'found' ? { ...verdict, occurrencesAtLeast: true } : verdict;
}

/** Found if nothing that is left out matters, with what it is. */
export function shortenedVerdict(
  { parts, omissions: between, isWhole = false }: Shortened,
  quotation: Question,
): Verdict {
  const atEnds = parts.length > 1 ? omissionsAtEnds(quotation.given, parts[0], parts[parts.length - 1]) : [];
  const omissions = [...between, ...atEnds];
  const omitted = omissions.flatMap(omittedWords);
  const objections = omissions.filter(({ rule }) => quotation.policy(rule) === 'block');
  if (objections.length > 0) {
    const match = passageMatch(parts, locateValue(parts, quotation.value));
    const differences = objections.map(describeOmission);
    return partial({ match, occurrences: 1, confidence: LIMITED_CONFIDENCE, differences, warnings: [], omitted });
  }
  const rules = [...new Set(omissions.map(({ rule }) => rule))];
  const limits = limitsAroundParts(parts, quotation);
  const isLimited =
    limits.length > 0 || rules.some((rule) => rule === 'elision.may-limit' || rule === 'elision.next-section');
  const warnings: Warning[] = [
    ...(isWhole && omissions.length === 0 ? [] : (['shortened'] as const)),
    ...(isLimited ? (['out_of_context'] as const) : []),
  ];
  const verdict = conclude({ parts, occurrences: 1, differences: [], warnings, rules, limits }, quotation);
  return warnings.includes('shortened') ? { ...verdict, omitted } : verdict;
}

/** What limits the first part before it, and the last after it. */
function limitsAroundParts(parts: readonly Comparison[], quotation: Question): ContextLimit[] {
  const [first, last] = [withContext(parts[0]), withContext(parts[parts.length - 1])];
  return [
    ...contextLimits(first.window, first.from, first.to, 'question mark').filter(({ side }) => side !== 'after'),
    ...contextLimits(last.window, last.from, last.to, endOf(quotation.given, last.quoted.raw)).filter(
      ({ side }) => side === 'after',
    ),
  ];
}
