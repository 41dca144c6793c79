/** Listing the tools is free, so it must cost nearly nothing: what their schemas say about themselves is made once. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { convertedOnce } from '../../../shared/mcp/convertedOnce.ts';
import { createMcpServer } from '../../../shared/mcp/createMcpServer.ts';

interface Tool {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
}

/** As each request has it: with a server of its own. */
async function listed(): Promise<readonly Tool[]> {
  const handler = createMcpHandler(() => createMcpServer({ service: () => Promise.reject(new Error('Not asked.')) }));
  const parsedBody = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const request = new Request('http://a/mcp', { method: 'POST', headers, body: '{}' });
  const text = await (await handler.fetch(request, { parsedBody })).text();
  const answer = JSON.parse(text.slice(text.indexOf('{'))) as { result: { tools: Tool[] } };
  return answer.result.tools;
}

it('converts the schemas of the tools for the first list only, whoever asks', async () => {
  const first = await listed();
  expect(first).toHaveLength(5);
  // Each conversion asks there for what is known about the schema.
  const asked = jest.spyOn(z.globalRegistry, 'get');
  expect(await listed()).toEqual(first);
  expect(asked).not.toHaveBeenCalled();
  z.toJSONSchema(z.object({ a: z.string() }));
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
});

it('keeps what a schema accepts and says', async () => {
  const schema = z.object({ a: z.string().default('b') });
  const target = { target: 'draft-2020-12' } as const;
  const [one, two] = [1, 2].map(() => convertedOnce(schema)['~standard']);
  expect(one.jsonSchema.input(target)).toEqual(schema['~standard'].jsonSchema.input(target));
  expect(one.jsonSchema.output(target)).toEqual(schema['~standard'].jsonSchema.output(target));
  expect(two.jsonSchema.input(target)).toBe(one.jsonSchema.input(target));
  expect(two.jsonSchema.output(target)).toBe(one.jsonSchema.output(target));
  expect(two.jsonSchema.output(target)).not.toEqual(two.jsonSchema.input(target));
  expect(await two.validate({})).toEqual({ value: { a: 'b' } });
});
