/** The page that explains the rules of `decidedBy` and `differences[].rule`, generated from the rules and the policy themselves. */
import { effectOf, RULE_IDS, STRICTNESSES, type RuleId } from '../matching/rules/policy.ts';
import { rules } from '../matching/rules/registry.ts';
import type { Example } from '../matching/rules/rule.ts';
import { escaped, pageShell } from './pageShell.ts';

/** Relative to the base address; GET, without a key. */
export const RULES_PATH = '/rules';

const EFFECTS = {
  excuse: 'found all the same',
  warn: 'found, with a warning',
  block: 'never found',
} as const;

/** HTML, complete and self-contained. */
export function rulesPage(): string {
  const groups = [...Map.groupBy(RULE_IDS, kindOf)];
  return pageShell('Rules of the citation verification service', [
    '<p>A quotation is found when the source has its words, up to differences that a rule excuses. What a rule blocks is never found, whatever',
    'other rules excuse. What no rule excuses is a changed word. Each rule names what it does to a quotation, and shows examples that are its tests.</p>',
    `<p class="quiet">${RULE_IDS.length} rules. Programs get them as JSON by the header <code>Accept: application/json</code>.</p>`,
    '<div class="columns"><nav aria-label="Kinds of rules"><ul>',
    ...groups.map(
      ([kind, ids]) => `<li><a href="#kind-${kind}">${kind}</a> <span class="quiet">${ids.length}</span></li>`,
    ),
    '</ul></nav><main>',
    ...groups.flatMap(([kind, ids]) => [`<h2 id="kind-${kind}">${kind}</h2>`, ...ids.map(article)]),
    '</main></div>',
  ]);
}

/** "number" of "number.changed". */
const kindOf = (id: RuleId): string => id.split('.', 1)[0];

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

function article(id: RuleId): string {
  const { says, found = [], changed = [] } = rules[id];
  const examples = [...found.map((one) => row(true, one)), ...changed.map((one) => row(false, one))];
  return [
    `<article id="${id}"><h3><a href="#${id}"><code>${id}</code></a></h3>`,
    `<p>${escaped(says)}</p>`,
    effects(id),
    ...(examples.length === 0
      ? []
      : ['<table><thead><tr><th>The source</th><th>Quoted</th><th>Verdict</th></tr></thead>', ...examples, '</table>']),
    '</article>',
  ].join('\n');
}

/** What applies at every strictness is said once. */
function effects(id: RuleId): string {
  const byEffect = Map.groupBy(STRICTNESSES, (strictness) => effectOf(id, strictness));
  const items = [...byEffect].map(([effect, strictnesses]) => {
    const when = strictnesses.length === STRICTNESSES.length ? '' : `${strictnesses.join(', ')}: `;
    return `<li class="${effect}">${when}${EFFECTS[effect]}</li>`;
  });
  return `<ul class="badges">${items.join('')}</ul>`;
}

function row(isFound: boolean, example: Example): string {
  const { source, quoted, value, pageNumber } = asObject(example);
  const more = [value && `value: ${value}`, pageNumber && `page ${pageNumber}`].filter((part) => part);
  const asked = more.length === 0 ? quoted : `${quoted} (${more.join(', ')})`;
  const lines = escaped(source).replaceAll('\n', '<br>').replaceAll('\t', ' <span class="quiet">|</span> ');
  const verdict = isFound ? '<span class="is-found">found</span>' : '<span class="is-not-found">not found</span>';
  return `<tr><td>${lines}</td><td>${escaped(asked)}</td><td>${verdict}</td></tr>`;
}

interface AskedExample {
  readonly source: string;
  readonly quoted: string;
  readonly value?: string;
  readonly pageNumber?: number;
}

const asObject = ([source, quoted, { value, pageNumber } = {}]: Example): AskedExample => ({
  source,
  quoted,
  value,
  pageNumber,
});
