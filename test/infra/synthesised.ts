/** The service's template for tests: the real stack with an empty function body, so that nothing has to be packed. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { parseDeploySettings } from '../../infra/config.ts';
import { ServiceStack } from '../../infra/serviceStack.ts';

/** Each app writes into its own folder and leaves it. What a process that is ended cannot remove stays in the ignored cache. */
const folder = join('.cache/synthesised', String(process.pid));
mkdirSync(folder, { recursive: true });
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Without CDK's own template validation, which takes three quarters of the time; `npm run synth` does it. */
export const quickApp = (context: Readonly<Record<string, unknown>> = {}): App => {
  const outdir = mkdtempSync(join(folder, 'app-'));
  return new App({ builtinCloudFormationValidation: false, treeMetadata: false, context, outdir });
};

export function createStack(settings: Readonly<Record<string, unknown>> = {}): ServiceStack {
  return new ServiceStack(quickApp(), 'Service', {
    settings: parseDeploySettings(settings),
    uploadServer: 'package.json',
    code: () => Code.fromInline('export const handler = () => undefined;'),
    officeProgram: [{ name: 'soffice.wasm', path: 'package.json', sha256: '0'.repeat(64) }],
  });
}

const known = new Map<string, Template>();

/** Once for the same settings: a template is only read. */
export function synthesise(settings: Readonly<Record<string, unknown>> = {}): Template {
  const key = JSON.stringify(settings);
  const template = known.get(key) ?? Template.fromStack(createStack(settings));
  known.set(key, template);
  return template;
}

export interface Resource {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly whole: Readonly<Record<string, unknown>>;
}

/** Every resource of a type, with its logical id. */
export const resourcesOf = (template: Template, type: string): Resource[] =>
  Object.entries(template.findResources(type)).map(([id, whole]) => ({
    id,
    whole,
    properties: (whole.Properties ?? {}) as Record<string, unknown>,
  }));
