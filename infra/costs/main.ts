/** `npm run costs`: what a deployment costs, from its settings (`-- name=value …`, as for `cdk -c`), its template and what was measured. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { pricesOf, readSettings } from '../../shared/platform/settings.ts';
import { parseDeploySettings } from '../config.ts';
import { CPU_UNITS, MEMORY_MIB } from '../constructs/largeUploads.ts';
import { createStacks } from '../createStacks.ts';
import { costReport } from './costReport.ts';

const given = process.argv.slice(2).map((argument) => argument.split(/=(.*)/s).slice(0, 2) as [string, string]);
const settings = parseDeploySettings(Object.fromEntries(given));
const outdir = await mkdtemp(join(tmpdir(), 'costs-'));
// The code does not matter here: nothing is packed.
const [stack] = createStacks(new App({ outdir }), settings, {
  code: () => Code.fromInline('export const handler = () => undefined;'),
  officeProgram: [{ name: 'soffice.wasm', path: 'package.json', sha256: '0'.repeat(64) }],
  uploadServer: 'package.json',
});
const template = Template.fromStack(stack);
await rm(outdir, { recursive: true });
const count = (type: string): number => Object.keys(template.findResources(type)).length;
const container = { cpuUnits: CPU_UNITS, memoryMiB: MEMORY_MIB };
process.stdout.write(costReport(count, container, pricesOf(readSettings(settings.settings))));
