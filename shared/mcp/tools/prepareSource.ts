/** The tool `prepare_source`: reads a document, so that it can be quoted and its quotations verified. */
import { createHash } from 'node:crypto';
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { PrepareOptions } from '../../client/serviceClient.ts';
import type { PreparedAttachment } from '../../contract/attachment.ts';
import { sourceIdentifier } from '../../client/sourceIdentifier.ts';
import { compactPromptPortion } from '../../attachments/promptPortion.ts';
import { convertedOnce } from '../convertedOnce.ts';
import { reportProgress } from '../reportProgress.ts';
import { ToolRefusal, type ToolContext } from '../toolContext.ts';
import { toolFailure } from '../toolFailure.ts';

/** Characters of the text in the first answer: about 5,000 tokens. */
const DEFAULT_TEXT_LENGTH = 20_000;
const MAX_TEXT_LENGTH = 200_000;

const common = {
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Web address of a page, a PDF or an Office file.'),
  base64: z.string().optional().describe("The file's bytes in Base64; with `filename`."),
  filename: z.string().optional(),
  maxCharacters: z
    .int()
    .min(0)
    .max(MAX_TEXT_LENGTH)
    .default(DEFAULT_TEXT_LENGTH)
    .describe('How much of the text to answer with. Read the rest page by page with get_page.'),
};
const inputSchema = z.object(common);
const localInputSchema = (folders: readonly string[]) =>
  z.object({
    path: z
      .string()
      .optional()
      .describe(`Path of a file below ${folders.join(' or ')}.`),
    ...common,
  });
type Input = z.infer<ReturnType<typeof localInputSchema>>;

const outputSchema = z.object({
  attachmentId: z.string().describe('Names the source to the other tools.'),
  filename: z.string(),
  mimeType: z.string(),
  pageCount: z.number(),
  pagesInText: z.number().describe('How many of its pages, from the first, the text of this answer has.'),
});

export function addPrepareSource(server: McpServer, context: ToolContext): void {
  const { files } = context;
  const schema = files === undefined ? inputSchema : localInputSchema(files.folders);
  server.registerTool(
    'prepare_source',
    {
      title: 'Prepare a source',
      description: `Reads a document (PDF, scan, picture, web page, Office file or recording) and returns its text with pages and lines marked, and the attachmentId by which the other tools know it. Give exactly one of ${files === undefined ? '' : 'path, '}url and base64. The same source again costs nothing. A long scan takes minutes.`,
      inputSchema: convertedOnce(schema),
      outputSchema: convertedOnce(outputSchema),
      // It stores what it reads, under the same identifier for the same source, and may visit the web.
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    async (input: Input, request: ServerContext): Promise<CallToolResult> => {
      try {
        const prepared = await prepare(context, input, { onWaiting: reportProgress(request) });
        if (prepared.status === 'error') {
          throw new ToolRefusal(
            `${prepared.error ?? 'The source could not be read.'} Try another form or address of it.`,
          );
        }
        return await answer(prepared, input.maxCharacters);
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}

async function prepare(
  { service, files }: ToolContext,
  { path, url, base64, filename }: Input,
  options: PrepareOptions,
): Promise<PreparedAttachment> {
  const given = [path, url, base64].filter((one) => one !== undefined);
  if (given.length !== 1) throw new ToolRefusal('Give exactly one of path, url and base64.');
  const client = await service();
  if (url !== undefined) return client.prepareAddress(url, options);
  if (base64 !== undefined) {
    if (!/^[A-Za-z0-9+/\s]+={0,2}$/.test(base64.trim()))
      throw new ToolRefusal('base64 must be the bytes of a file in Base64.');
    const [bytes, name] = [Buffer.from(base64, 'base64'), filename ?? 'source'];
    const attachmentId = sourceIdentifier(name, createHash('sha256').update(bytes).digest('hex'));
    return client.prepareFile(new Blob([bytes]), name, { ...options, attachmentId });
  }
  if (path === undefined || files === undefined)
    throw new ToolRefusal('Paths of files are not read here. Give a url or base64.');
  const opened = await files.open(path);
  return client.prepareFile(opened.file, opened.filename, { ...options, attachmentId: opened.attachmentId });
}

async function answer(
  { attachmentId, metadata, deepTextPages }: PreparedAttachment,
  maxCharacters: number,
): Promise<CallToolResult> {
  const { filename, mimeType, pageCount } = metadata;
  const pages = pagesWithin(deepTextPages, maxCharacters);
  const rest =
    pages.length === deepTextPages.length
      ? ''
      : ` The text of pages 1 to ${pages.length} follows; read further ones with get_page.`;
  const about = `Prepared “${filename}” as attachmentId "${attachmentId}", ${pageCount} pages.${rest}`;
  return {
    content: [
      { type: 'text', text: about },
      ...(pages.length === 0 ? [] : [{ type: 'text' as const, text: await compactPromptPortion(pages) }]),
    ],
    structuredContent: { attachmentId, filename, mimeType, pageCount, pagesInText: pages.length },
  };
}

/** Whole pages, from the first. */
function pagesWithin(pages: readonly string[], maxCharacters: number): readonly string[] {
  let length = 0;
  const last = pages.findIndex((page) => (length += page.length) > maxCharacters);
  return last < 0 ? pages : pages.slice(0, last);
}
