/** The OpenAPI document is valid and describes the existing routes, and no others. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { openApiDocument } from '../../../shared/contract/openApi/document.ts';
import { ROUTES } from '../../../shared/contract/routes.ts';

const LIMITS = { MAX_CITATIONS: 1000, MAX_BATCH_ATTACHMENTS: 50 };
const schema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ schemas: z.record(z.string(), schema) }),
  })
  .parse(openApiDocument(LIMITS));
const { schemas } = document.components;

/** Every `$ref` below a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('the OpenAPI document', () => {
  it('is valid by the schema of its version', async () => {
    const { valid, errors } = await new Validator().validate({ ...openApiDocument(LIMITS) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every route of the interface, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((name) => name !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('refers only to schemas that it has, and has none that nothing refers to', () => {
    const used = new Set(references(document).map((reference) => reference.replace('#/components/schemas/', '')));
    expect([...used].filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  it('says which requests may come without a body', () => {
    const optional = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).flatMap((operation) =>
        (operation as { requestBody?: { required: boolean } }).requestBody?.required === false ? [path] : [],
      ),
    );
    expect(optional).toEqual(['/attachments/{id}/annotated']);
  });

  it('says what a request must have', () => {
    expect(schemas.UploadRequest.required).toEqual(['file']);
    expect(schemas.PrepareUrlRequest.required).toEqual(['url']);
    expect(schemas.VerifyCitationsRequest.properties).toMatchObject({
      data: {
        required: ['attachmentId', 'citations'],
        properties: {
          citations: { maxProperties: 1000, additionalProperties: { $ref: '#/components/schemas/Citation' } },
        },
      },
    });
  });

  it('leaves room for fields that a newer service answers', () => {
    expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
  });
});
