/** Changes a synthesised template where `moto` 5 stumbles over what AWS accepts; the product itself stays as it is. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const templateSchema = z.looseObject({
  Resources: z.record(z.string(), z.looseObject({ Type: z.string(), Properties: z.looseObject({}).optional() })),
});
type Template = z.infer<typeof templateSchema>;

/**
 * @param assembly folder that `cdk synth --output` has written
 * @param createSecret creates a secret through the interface of Secrets Manager, since moto creates none from a template; returns
 * its ARN
 */
export async function fitForEmulation(
  assembly: string,
  createSecret: (name: string) => Promise<string>,
): Promise<void> {
  for (const file of (await readdir(assembly)).filter((name) => name.endsWith('.template.json'))) {
    const path = join(assembly, file);
    const template = adapted(templateSchema.parse(JSON.parse(await readFile(path, 'utf8'))));
    await writeFile(path, JSON.stringify(await withSecrets(template, createSecret)));
  }
}

async function withSecrets(template: Template, createSecret: (name: string) => Promise<string>): Promise<Template> {
  const arns = new Map<string, string>();
  for (const [id, { Type }] of Object.entries(template.Resources)) {
    if (Type === SECRET) arns.set(id, await createSecret(id));
  }
  const resources = Object.entries(template.Resources).filter(([id]) => !arns.has(id));
  const text = JSON.stringify({ ...template, Resources: Object.fromEntries(resources) });
  return templateSchema.parse(
    JSON.parse(text, (_key, value: unknown) => {
      const reference = referenceSchema.safeParse(value);
      return (reference.success && arns.get(reference.data.Ref)) || value;
    }),
  );
}

const SECRET = 'AWS::SecretsManager::Secret';

const referenceSchema = z.strictObject({ Ref: z.string() });

function adapted(template: Template): Template {
  const resources = Object.entries(template.Resources)
    // The dashboard shows alarms by their address, and moto creates no alarms.
    .filter(([, { Type }]) => Type !== 'AWS::CloudWatch::Dashboard')
    // A permission names the stage, which moto then creates at once, before the methods that its deployment waits for.
    .sort(([, a], [, b]) => Number(a.Type === PERMISSION) - Number(b.Type === PERMISSION))
    .map(([id, resource]) => [id, isMock(resource) ? withTarget(resource) : resource]);
  return { ...template, Resources: Object.fromEntries(resources) as Template['Resources'] };
}

const PERMISSION = 'AWS::Lambda::Permission';

type Resource = Template['Resources'][string];

const integrationSchema = z.looseObject({ Type: z.string() });

const isMock = ({ Type, Properties }: Resource): boolean =>
  Type === 'AWS::ApiGateway::Method' && integrationSchema.parse(Properties?.Integration).Type === 'MOCK';

/** moto reads the address of every integration, though a mock has none. */
const withTarget = (resource: Resource): Resource => ({
  ...resource,
  Properties: {
    ...resource.Properties,
    Integration: {
      ...integrationSchema.parse(resource.Properties?.Integration),
      IntegrationHttpMethod: 'POST',
      Uri: '',
    },
  },
});
