/** Reports for code hosts and build servers say which line is wrong, why, and what the source says. */
import { junitReport } from '../../../shared/reports/junit.ts';
import { isFailure } from '../../../shared/reports/outcome.ts';
import { sarifReport } from '../../../shared/reports/sarif.ts';
import { checkedText, numberChanged, verification } from '../../support/checkedText.ts';

const TEXT = '# Title\n\n"Revenue rose to 319 million." and "a whale\nwas rescued" and "All is well."\n"Of the annex."';
const ELSEWHERE = {
  attachmentId: 'report',
  reference: { text: '[1]', name: '1' },
};
const checked = checkedText(TEXT, [
  ['Revenue rose to 319 million.', verification('partial_text_found', numberChanged)],
  ['a whale\nwas rescued', verification('not_found')],
  ['All is well.', verification('found')],
  ['Of the annex.', verification('not_found', { foundIn: [{ attachmentId: 'annex', pageNumber: 7 }] }), ELSEWHERE],
]);

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> } }[];
    }[];
  }[];
}

describe('the report for code hosts', () => {
  const [run] = (JSON.parse(sarifReport([checked], 'partial', '1')) as Sarif).runs;

  it('has a result for every problem, and none for what is found', () => {
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['quotation/partly-found', 'error'],
      ['quotation/not-found', 'error'],
      ['quotation/misattributed', 'error'],
    ]);
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  it('places each by line and column, over line ends too', () => {
    expect(run.results.map(({ locations }) => locations[0].physicalLocation)).toMatchObject([
      {
        artifactLocation: { uri: 'docs/answer.md' },
        region: { startLine: 3, startColumn: 2, endLine: 3, endColumn: 30 },
      },
      { region: { startLine: 3, startColumn: 37, endLine: 4, endColumn: 12 } },
      { region: { startLine: 5, startColumn: 2 } },
    ]);
  });

  it('says what the source says instead, and where it is', () => {
    const [partly, , elsewhere] = run.results.map(({ message }) => message.text);
    expect(partly).toContain('Partly found in report.pdf, page 1. The source says “318”, not “319”.');
    expect(elsewhere).toContain('Misattributed: not in report.pdf, but in annex.pdf, page 7.');
  });

  it('warns only, of what does not fail the check', () => {
    const { results } = (JSON.parse(sarifReport([checked], 'not_found', '1')) as Sarif).runs[0];
    expect(results.map(({ level }) => level)).toEqual(['warning', 'error', 'error']);
  });

  it('notes what is found with a warning', () => {
    const warned = checkedText('"All is well."', [
      ['All is well.', verification('found', { warnings: ['out_of_context'] })],
    ]);
    const { results } = (JSON.parse(sarifReport([warned], 'partial', '1')) as Sarif).runs[0];
    expect(results).toMatchObject([{ ruleId: 'quotation/found', level: 'note' }]);
    expect(isFailure(warned.quotations[0], 'partial')).toBe(false);
  });
});

describe('the report for build servers', () => {
  it('has a case for each quotation, and a failure for each problem', () => {
    const report = junitReport([checked], 'partial');
    expect(report).toContain('<testsuites name="cite" tests="4" failures="3" errors="0">');
    expect(report.match(/<testcase /g)).toHaveLength(4);
    expect(report.match(/<failure /g)).toHaveLength(3);
    expect(report).toMatch(/<testsuite [^>]*file="docs\/answer\.md"/);
    expect(report).toMatch(/<testcase name="3:\d+ [^"]*" classname="docs\/answer\.md" time="0">/);
    const known = new Set(['name', 'classname', 'time', 'group']);
    const attributes = [...report.matchAll(/<testcase ([^>]*)>/g)].flatMap(([, all]) =>
      [...all.matchAll(/([a-z]+)="[^"]*"/g)].map(([, name]) => name),
    );
    expect(attributes.filter((name) => !known.has(name))).toEqual([]);
  });

  it('stays XML, whatever the quotation holds', () => {
    const hostile = checkedText('x\u0000\u001B</failure>]]>"&\uD800y', [
      ['x\u0000\u001B</failure>]]>"&\uD800y', verification('not_found')],
    ]);
    const report = junitReport([hostile], 'partial');
    expect(report).not.toMatch(/[\u0000-\u0008\u001B]|\]\]>|"&[^#]/); // eslint-disable-line no-control-regex
    expect(report.match(/<\/failure>/g)).toHaveLength(1);
  });
});
