/** The service's template for tests: the real stack with an empty function body, so that nothing has to be packed. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { parseDeploySettings } from '../../infra/config.ts';
import { ServiceStack } from '../../infra/serviceStack.ts';

/** Without the validation of templates by CDK itself, which takes three quarters of the time; `npm run synth` does it. */
export const quickApp = (): App => new App({ builtinCloudFormationValidation: false, treeMetadata: false });

export function createStack(settings: Readonly<Record<string, unknown>> = {}): ServiceStack {
  return new ServiceStack(quickApp(), 'Service', {
    settings: parseDeploySettings(settings),
    uploadServer: 'package.json',
    code: () => Code.fromInline('export const handler = () => undefined;'),
    officeProgram: [{ name: 'soffice.wasm', path: 'package.json', sha256: '0'.repeat(64) }],
  });
}

export const synthesise = (settings: Readonly<Record<string, unknown>> = {}): Template =>
  Template.fromStack(createStack(settings));

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
