/**
 * References that a text has in brackets: "(Lewis, 1998)", "(Loudon and Bohle, 1997; Walker, 1985)", "(Table 1)". They say where
 * something is from or shown, and a quotation that leaves one out says the same.
 */
import { rawPieces, type Window } from '../source/window.ts';

/** UTF-16 units of a bracket with references; longer ones hold text. */
const MAX_LENGTH = 160;

const name = String.raw`\p{Lu}[\p{L}'’.-]*`;
const names = String.raw`${name}(?:(?:,? (?:and|&|et|und|y|e) |, | )${name})*(?:,? et al\.?| u\. ?a\.)?`;
const year = String.raw`(?:(?:19|20)\d\d[a-z]?|in press|forthcoming|n\.d\.)`;
/** A single name has a comma before its year: "(May 2020)" is a date. */
const authors = String.raw`(?:${names},|${name}(?:,? (?:and|&|et|und|y|e) ${name}|,? et al\.?))`;
const work = String.raw`${authors} \(?${year}(?:, ${year})*(?:, (?:pp?|S)\. ?\d+(?:[-–]\d+)?)?\)?`;
const shown = String.raw`(?:Tables?|Fig(?:ure|s|\.)?s?|Section|Appendix|Annex|Chapter|Tab(?:elle|leau|la)|Abb(?:ildung|\.)|Anhang|Annexe|Figura|Anexo) ?[\dA-Z]{1,3}(?:\.\d{1,2})?[a-z]?`;
const item = String.raw`(?:${work}|${shown})`;
const references = new RegExp(
  String.raw`^(?:(?:see(?: also)?|cf\.?|e\.g\.,?|vgl\.|siehe|voir|véase|vedi) )?${item}(?:[;,] ?(?:and )?${item})*$`,
  'u',
);

/** Whether the token at this position is in such a bracket. */
export function isInBracketedReference(window: Window, position: number): boolean {
  const { text, tokens } = window;
  const { start, end } = tokens[position];
  if (isInCaseCitation(text, start, end)) return true;
  const first = Math.max(0, start - MAX_LENGTH);
  const before = text.slice(first, start + 1);
  const open = first + before.lastIndexOf('(');
  if (open < first || before.lastIndexOf(')') > open - first) return false;
  const close = end + text.slice(end, open + MAX_LENGTH).indexOf(')');
  if (close < end) return false;
  const words = rawPieces(window, open + 1, close)
    .map(({ segment, start: from, end: to }) => window.index.segments[segment].text.slice(from, to))
    .join(' ')
    // "(Papi-" at a line end and "neni et al., 2002)".
    .replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, '');
  return references.test(words);
}

/** "[2003] EWCA Civ 97": the year, the court and the number of a judgment, after the names of its parties. */
const caseCitation =
  /\[(?:19|20)\d\d\] (?:ew(?:ca|hc)|uk(?:sc|hl|pc|ut|ftt)|ukeat|hca|fca|scc|ie(?:hc|sc|ca)|nz(?:ca|sc|hc)|csih|csoh|nica|sghc|sgca|zacc|eucj)(?: (?:civ|crim|admin|ch|qb|kb|comm|fam|pat|tcc|iac|aac|tc))? \d{1,4}(?: \((?:ch|qb|kb|comm|admin|fam|pat|tcc|iac|aac|tc)\))?/g;
/** UTF-16 units that hold one. */
const CITATION_REACH = 40;

function isInCaseCitation(text: string, start: number, end: number): boolean {
  const first = Math.max(0, start - CITATION_REACH);
  const near = text.slice(first, end + CITATION_REACH).replaceAll('\n', ' ');
  // Nearly every token that a quotation leaves out has none beside it.
  if (!near.includes('[')) return false;
  return Array.from(near.matchAll(caseCitation)).some(
    ({ 0: citation, index }) => first + index <= start && end <= first + index + citation.length,
  );
}
