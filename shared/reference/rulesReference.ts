/** The page that explains the rules of `decidedBy` and `differences[].rule`, made from the rules and the policy themselves. */
import { effectOf, RULE_IDS, STRICTNESSES, type RuleId } from '../matching/rules/policy.ts';
import { rules } from '../matching/rules/registry.ts';
import type { Example } from '../matching/rules/rule.ts';

/** Below the base address; GET, without a key. */
export const RULES_PATH = '/rules';

const EFFECTS = {
  excuse: 'the quotation is found all the same',
  warn: 'found, with a warning',
  block: 'never found',
} as const;

/** HTML, complete and without anything from elsewhere. */
export function rulesPage(): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Rules of the citation verification service</title></head>',
    '<body style="max-width:42em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.5">',
    '<h1>Rules of the citation verification service</h1>',
    '<p>What a rule objects to is never found, whatever other rules excuse. What no rule excuses is a changed word.</p>',
    ...RULE_IDS.map(section),
    '</body></html>\n',
  ].join('\n');
}

/** The same for programs. */
export const rulesAsJson = (): string =>
  JSON.stringify({
    rules: RULE_IDS.map((id) => ({
      id,
      says: rules[id].says,
      effect: Object.fromEntries(STRICTNESSES.map((strictness) => [strictness, effectOf(id, strictness)])),
      found: (rules[id].found ?? []).map(asObject),
      notFound: (rules[id].changed ?? []).map(asObject),
    })),
  });

function section(id: RuleId): string {
  const { says, found = [], changed = [] } = rules[id];
  return [
    `<h2 id="${id}"><code>${id}</code></h2>`,
    `<p>${escaped(says)}</p>`,
    `<p>${effects(id)}</p>`,
    ...(found.length + changed.length === 0 ? [] : ['<table cellpadding="4">']),
    ...found.map((example) => row('found', example)),
    ...changed.map((example) => row('not found', example)),
    ...(found.length + changed.length === 0 ? [] : ['</table>']),
  ].join('\n');
}

function effects(id: RuleId): string {
  const standard = effectOf(id, 'standard');
  const others = STRICTNESSES.filter((strictness) => effectOf(id, strictness) !== standard).map(
    (strictness) => `; ${strictness}: ${EFFECTS[effectOf(id, strictness)]}`,
  );
  return `<b>${standard}</b>: ${EFFECTS[standard]}${others.join('')}.`;
}

function row(outcome: string, example: Example): string {
  const { source, quoted, value } = asObject(example);
  const asked = value === undefined ? quoted : `${quoted} (value: ${value})`;
  return `<tr><td>${outcome}</td><td>${escaped(source).replaceAll('\n', '<br>')}</td><td>“${escaped(asked)}”</td></tr>`;
}

const asObject = ([source, quoted, more]: Example): { source: string; quoted: string; value?: string } => ({
  source,
  quoted,
  value: more?.value,
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
