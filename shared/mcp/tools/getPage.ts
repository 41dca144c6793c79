/** The tool `get_page`: a page of a prepared source, to read and to look at. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { convertedOnce } from '../convertedOnce.ts';
import { LOOKS_ONLY } from '../annotations.ts';
import { pagePicture, pageText } from '../sourcePages.ts';
import type { ToolContext } from '../toolContext.ts';
import { toolFailure } from '../toolFailure.ts';

const inputSchema = z.object({
  attachmentId: z.string(),
  pageNumber: z.int().min(1),
  picture: z.boolean().default(false).describe('Also a picture of the page, for tables, figures and scans.'),
});

const outputSchema = z.object({
  attachmentId: z.string(),
  source: z.string(),
  pageNumber: z.number(),
  pageCount: z.number(),
  text: z.string().describe('Lines as they stand on the page.'),
});

export function addGetPage(server: McpServer, { service }: ToolContext): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns the text of one page of a prepared source and, if asked, its picture. Quote from this text, character by character.',
      inputSchema: convertedOnce(inputSchema),
      outputSchema: convertedOnce(outputSchema),
      annotations: LOOKS_ONLY,
    },
    async ({ attachmentId, pageNumber, picture }): Promise<CallToolResult> => {
      try {
        const client = await service();
        const { filename, pageCount, text } = await pageText(client, attachmentId, pageNumber);
        const shown = picture ? await pagePicture(client, attachmentId, pageNumber) : undefined;
        const missing =
          picture && shown === undefined
            ? '\n(The picture of the page is not drawn yet. Ask again in some seconds.)'
            : '';
        return {
          content: [
            { type: 'text', text: `“${filename}”, page ${pageNumber} of ${pageCount}:\n${text}${missing}` },
            ...(shown === undefined ? [] : [{ type: 'image' as const, ...shown }]),
          ],
          structuredContent: { attachmentId, source: filename, pageNumber, pageCount, text },
        };
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}
