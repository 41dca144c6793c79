/** The page of the rules: every rule with its sentence, its effect and its examples, for readers and for programs. */
import { readFileSync } from 'node:fs';
import { PAGE_STYLE } from '../../../shared/reference/pageShell.ts';
import { RULE_IDS } from '../../../shared/matching/rules/policy.ts';
import { rules } from '../../../shared/matching/rules/registry.ts';
import { referencePages } from '../../../shared/reference/referencePages.ts';
import { rulesAsJson, rulesPage } from '../../../shared/reference/rulesReference.ts';

describe('the frame of the pages', () => {
  it('has the colours of the console', () => {
    const tokens = readFileSync('functions/console/page/style/tokens.css', 'utf8');
    const colours = [...PAGE_STYLE.matchAll(/(--[a-z-]+):(light-dark\([^)]*\))/g)];
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter(([, name, value]) => !tokens.includes(`${name}: ${value.replace(',', ', ')};`))).toEqual([]);
  });
});

describe('every page that the service has of itself', () => {
  it('can run and load nothing', () => {
    for (const { contentType, body } of referencePages({ MAX_CITATIONS: 1000, MAX_BATCH_ATTACHMENTS: 50 })) {
      if (contentType.startsWith('text/html')) {
        expect(body).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
      }
    }
  });
});

describe('the page of the rules', () => {
  it('explains every rule where a link to its id leads', () => {
    const page = rulesPage();
    expect(RULE_IDS.filter((id) => !page.includes(`<article id="${id}">`))).toEqual([]);
    expect(page).toContain('A comma before the last "and" or "or" of a list may be left out or put in.');
    expect(page).toContain(
      '<li class="warn">standard, lenient: found, with a warning</li><li class="block">strict: never found</li>',
    );
    expect(page).toContain('It holds that A &gt; B and C.');
  });

  it('says the same to programs', () => {
    const { rules: listed } = JSON.parse(rulesAsJson()) as { rules: { id: string; says: string; effect: object }[] };
    expect(listed.map(({ id }) => id)).toEqual(RULE_IDS);
    expect(listed.find(({ id }) => id === 'spelling.accents')).toMatchObject({
      says: rules['spelling.accents'].says,
      effect: { standard: 'block', strict: 'block', lenient: 'excuse' },
    });
  });

  // A template of the gateway has at most 300 KB; both are in one template of CloudFormation, which has 1 MB for all that there is.
  it('fits into the templates that carry it', () => {
    expect(Buffer.byteLength(rulesPage())).toBeLessThan(150_000);
    expect(Buffer.byteLength(rulesAsJson())).toBeLessThan(90_000);
  });
});
