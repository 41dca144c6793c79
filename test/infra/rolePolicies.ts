/** The statements of each role in the template, and whether they allow a call. */
import type { Template } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import { resourcesOf } from './synthesised.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
/** Or a reference to a resource of the template. */
const conditionValues = z.union([oneOrMore, z.looseObject({ Ref: z.string() }).transform((value) => [nameOf(value)])]);
const statementSchema = z.object({
  Effect: z.literal('Allow'),
  Action: oneOrMore,
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.record(z.string(), conditionValues)).default({}),
});
const policySchema = z.object({
  PolicyDocument: z.object({ Statement: z.array(statementSchema) }),
  Roles: z.tuple([z.object({ Ref: z.string() })]),
});

/** Logical ids of the template, by short names. The bucket's objects are identified by the patterns of their keys. */
const RESOURCE_NAMES: readonly [RegExp, string][] = [
  [/DataRecords\w+","Arn"\]\},"\/index\/gsi1/, 'index'],
  [/DataRecords\w+","Arn"\]\},"\/index\/gsi2/, 'account index'],
  [/DataRecords/, 'table'],
  [/DataFiles\w+","Arn"\]\}$|^\{"Ref":"DataFiles\w+"\}$/, 'bucket'],
  [/ConvertQueueJobs/, 'convert jobs'],
  [/ConvertQueueFailed/, 'convert failed'],
  [/ReadQueueJobs/, 'read jobs'],
  [/ReadQueueFailed/, 'read failed'],
  [/SpeechQueueJobs/, 'speech jobs'],
  [/SpeechQueueFailed/, 'speech failed'],
  [/:transcribe:.*:transcription-job\/citation-\*/, 'own transcriptions'],
  [/^"\*"$/, '*'],
  [/RenderQueueJobs/, 'render jobs'],
  [/ReceiptsSecret/, 'receipt secret'],
  [/LinksSecret/, 'link secret'],
  [/RenderQueueFailed/, 'render failed'],
  [/cdk-\w+-assets-.*\/[0-9a-f]{64}\.[\w.]+/, 'own asset'],
  [/renderDocumentFunction/, 'renderer'],
  [/Logs/, 'own log'],
];

function nameOf(resource: unknown): string {
  const text = JSON.stringify(resource);
  const objects = /DataFiles\w+","Arn"\]\},"\/([^"]+)"/.exec(text)?.[1];
  return objects ?? RESOURCE_NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

export interface Statement {
  readonly actions: readonly string[];
  /** Short names, or the template's own words if there is none. */
  readonly resources: readonly string[];
  readonly conditions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** By the name of the function that the role belongs to. */
export function rolePolicies(template: Template): Map<string, Statement[]> {
  const policies = new Map<string, Statement[]>();
  for (const { properties } of resourcesOf(template, 'AWS::IAM::Policy')) {
    const { PolicyDocument, Roles } = policySchema.parse(properties);
    const owner = Roles[0].Ref.replace(/Role[0-9A-F]+$/, '');
    const statements = PolicyDocument.Statement.map(({ Action, Resource, Condition }) => {
      return { actions: Action, resources: [Resource].flat().map(nameOf), conditions: Condition };
    });
    policies.set(owner, [...(policies.get(owner) ?? []), ...statements]);
  }
  return policies;
}

/** An AWS call as IAM sees it. */
export interface Call {
  readonly action: string;
  readonly resource: string;
  /** Values of condition keys, as far as the request carries them. */
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** Whether one of the statements allows the call, by the operators that our roles use. */
export const allows = (statements: readonly Statement[], call: Call): boolean =>
  statements.some(
    ({ actions, resources, conditions }) =>
      actions.includes(call.action) &&
      resources.some((resource) => matches(resource, call.resource)) &&
      Object.entries(conditions).every(([operator, keys]) =>
        Object.entries(keys).every(([key, patterns]) => holds(operator, patterns, call.context[key])),
      ),
  );

function holds(operator: string, patterns: readonly string[], values: readonly string[] | undefined): boolean {
  if (operator === 'Null') return patterns.every((isAbsent) => String(values === undefined) === isAbsent);
  const isOptional = operator === 'ForAllValues:StringLike' || operator === 'StringLikeIfExists';
  if (!isOptional && operator !== 'StringEquals' && operator !== 'StringLike') return false;
  if (values === undefined) return isOptional;
  const isHeld = operator === 'StringEquals' ? (one: string, other: string) => one === other : matches;
  return values.every((value) => patterns.some((pattern) => isHeld(pattern, value)));
}

/** `*` stands for any characters, slashes included. */
const matches = (pattern: string, value: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(value);
