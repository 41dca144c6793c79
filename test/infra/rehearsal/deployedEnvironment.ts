/** What the template sets in a function's environment, with the rehearsal's resources in place of the references. */
import type { Template } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import type { FunctionName } from '../../../infra/functions.ts';
import { resourcesOf } from '../synthesised.ts';

const propertiesSchema = z.looseObject({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
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
  { awsUrl, serviceUrl, officeFiles }: EmulatedResources,
): Record<string, string> {
  const [{ properties }] = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
    id.startsWith(`${name}Function`),
  );
  const { Variables } = propertiesSchema.parse(properties).Environment;
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
  const resolved = ([key, value]: [string, unknown]): [string, string] => {
    if (key === 'OFFICE_PROGRAM_FILES') return [key, officeFiles];
    if (typeof value === 'string') return [key, value];
    const text = JSON.stringify(value);
    const resource = resources.find(([pattern]) => pattern.test(text));
    if (resource === undefined) throw new Error(`${key} of ${name} refers to something unknown: ${text}`);
    return [key, resource[1]];
  };
  return Object.fromEntries(Object.entries(Variables).map(resolved));
}
