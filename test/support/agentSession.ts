/** The session of an agent that infra/docs/agents.md shows: it misquotes, is told so, and corrects itself. */
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const DRAFT = `Northwind grew: "Revenue rose to 319 million euros." (example.pdf, p. 1)

Its fuel was cheaper, too: "Fuel costs did fall". And "two crew members were praised for rescuing a whale".`;

const CORRECTED = `Northwind grew: "Revenue rose to 318 million euros." (example.pdf, p. 1)

Its fuel was dearer: "Fuel costs did not fall: they increased from 41 to 47 million euros" (example.pdf, p. 1).`;

interface Content {
  readonly type: string;
  readonly text?: string;
  readonly mimeType?: string;
}

/** The docs cut longer source texts short. */
const SHOWN_LENGTH = 900;

/** @returns what was sent and what came back, as the docs show it */
export async function agentSession(server: string, key: string): Promise<string> {
  const client = new Client({ name: 'docs', version: '1' });
  const args = [`${ROOT}infra/mcp/main.ts`, '--folder', `${ROOT}infra/local`, '--server', server];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: { CITE_KEY: key } }));
  const lines: string[] = [];
  const call = async (name: string, given: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: given });
    lines.push(`→ ${name} ${JSON.stringify(given)}`, ...(answer.content as Content[]).flatMap(shown), '');
    return answer.structuredContent as { attachmentId?: string } | undefined;
  };
  try {
    const source = await call('prepare_source', { path: 'example.pdf' });
    const attachmentIds = [source?.attachmentId ?? ''];
    await call('verify_answer', { answer: DRAFT, attachmentIds });
    await call('verify_answer', { answer: CORRECTED, attachmentIds });
  } finally {
    await client.close();
  }
  return lines.join('\n').trimEnd();
}

function shown({ type, text = '', mimeType = '' }: Content): string[] {
  if (type !== 'text') return [`← [${mimeType}: the place on the page]`];
  const cut = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} …` : text;
  return cut.split('\n').map((line) => `← ${line}`);
}
