/** What the template sets in a function's environment, with the rehearsal's resources in place of the references. */
import type { Template } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import type { FunctionName } from '../../../infra/functions.ts';
import { resourcesOf } from '../synthesised.ts';

const propertiesSchema = z.looseObject({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});
const taskSchema = z.looseObject({
  ContainerDefinitions: z.array(
    z.looseObject({
      Name: z.string(),
      Environment: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
    }),
  ),
});

export interface EmulatedResources {
  readonly awsUrl: string;
  readonly serviceUrl: string;
  /** For the converter's program, as the deployment writes it. */
  readonly officeFiles: string;
}

/** @throws Error for a reference that the rehearsal has no resource for */
export function deployedEnvironment(
  template: Template,
  name: FunctionName,
  emulated: EmulatedResources,
): Record<string, string> {
  const [{ properties }] = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
    id.startsWith(`${name}Function`),
  );
  return resolved(name, propertiesSchema.parse(properties).Environment.Variables, emulated);
}

/** The same for the server for large uploads. */
export function containerEnvironment(template: Template, emulated: EmulatedResources): Record<string, string> {
  const [{ properties }] = resourcesOf(template, 'AWS::ECS::TaskDefinition');
  const variables = taskSchema
    .parse(properties)
    .ContainerDefinitions.filter(({ Name }) => Name === 'Server')
    .flatMap(({ Environment }) => Environment.map(({ Name, Value }) => [Name, Value] as const));
  return resolved('the container', Object.fromEntries(variables), emulated);
}

function resolved(
  name: string,
  variables: Readonly<Record<string, unknown>>,
  { awsUrl, serviceUrl, officeFiles }: EmulatedResources,
): Record<string, string> {
  const resources: readonly [RegExp, string][] = [
    [/"Ref":"DataRecords/, 'records'],
    [/"Ref":"DataFiles/, 'files'],
    [/"Ref":"ConvertQueueJobs/, `${awsUrl}/123456789012/convert`],
    [/"Ref":"ReadQueueJobs/, `${awsUrl}/123456789012/read`],
    [/"Ref":"SpeechQueueJobs/, `${awsUrl}/123456789012/speech`],
    [/"Ref":"RenderQueueJobs/, `${awsUrl}/123456789012/render`],
    [/"Ref":"LinksSecret/, 'links'],
    [/"Ref":"ReceiptsSecret/, 'receipts'],
    [/execute-api.*RegionalDomainName/, `${serviceUrl} ${awsUrl}`],
    [/execute-api/, serviceUrl],
    [/cdk-\w+-assets/, 'assets'],
    [/"Ref":"renderDocumentFunction/, 'renderDocument'],
  ];
  const inPlace = ([key, value]: [string, unknown]): [string, string] => {
    if (key === 'OFFICE_PROGRAM_FILES') return [key, officeFiles];
    if (typeof value === 'string') return [key, value];
    const text = JSON.stringify(value);
    const resource = resources.find(([pattern]) => pattern.test(text));
    if (resource === undefined) throw new Error(`${key} of ${name} refers to something unknown: ${text}`);
    return [key, resource[1]];
  };
  return Object.fromEntries(Object.entries(variables).map(inPlace));
}
