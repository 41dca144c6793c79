/** The docs show what the costs command computes today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CPU_UNITS, MEMORY_MIB } from '../../infra/constructs/largeUploads.ts';
import { costReport } from '../../infra/costs/costReport.ts';
import { costsAtRest } from '../../infra/costs/costsAtRest.ts';
import { VERIFICATION } from '../../infra/costs/measuredWork.ts';
import { costsOf, totalOf, together } from '../../infra/costs/operationCosts.ts';
import { pricesOf, readSettings } from '../../shared/platform/settings.ts';
import { resourcesOf, synthesise } from './synthesised.ts';

const DOCS = join(import.meta.dirname, '../../infra/docs/costs.md');
const container = { cpuUnits: CPU_UNITS, memoryMiB: MEMORY_MIB };

/** Lines without what a formatter changes: spaces, and table rules. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^\|[\s|:-]*\|$/.test(line));

describe('the costs of a deployment', () => {
  it('stand in the docs as they are computed from the stack', () => {
    const template = synthesise();
    const report = costReport((type) => resourcesOf(template, type).length, container, pricesOf(readSettings({})));
    const documented = linesOf(readFileSync(DOCS, 'utf8'));
    expect(linesOf(report).length).toBeGreaterThan(10);
    for (const line of linesOf(report)) expect(documented).toContain(line);
  });

  it('add up by part, and with the times that something is done', () => {
    const { functions, gateway } = costsOf(VERIFICATION);
    // 1.27 s of 3,008 MiB, and a request.
    expect(functions).toBeCloseTo(1.27 * (3008 / 1024) * 0.0000166667 + 0.0000002, 9);
    expect(gateway).toBeCloseTo(0.0000035, 9);
    expect(totalOf(together([1000, VERIFICATION]))).toBeCloseTo(1000 * totalOf(costsOf(VERIFICATION)), 6);
  });

  it('are those of what stands there: without container and balancer nothing of them', () => {
    const none = costsAtRest(() => 0, container);
    expect(new Set(Object.values(none))).toEqual(new Set([0]));
    const oneTask = costsAtRest((type) => (type === 'AWS::ECS::Service' ? 1 : 0), container);
    expect(oneTask['container for large uploads']).toBeCloseTo(730 * (0.5 * 0.03238 + 2 * 0.00356 + 0.005), 6);
  });
});
