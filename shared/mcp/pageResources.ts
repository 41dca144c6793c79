/** Pages of prepared sources as resources, which a person may pass to a model. */
import { ResourceTemplate, type McpServer, type ReadResourceResult } from '@modelcontextprotocol/server';
import { pagePicture, pageText } from './sourcePages.ts';
import { ToolRefusal, type ToolContext } from './toolContext.ts';

const PAGE = 'attachment://{id}/pages/{n}';

export function addPageResources(server: McpServer, { service }: ToolContext): void {
  // They are not listed: prepare_source says which sources there are.
  server.registerResource(
    'page',
    new ResourceTemplate(PAGE, { list: undefined }),
    { title: 'A page of a source', description: 'Its text, line by line.', mimeType: 'text/plain' },
    async (uri, variables): Promise<ReadResourceResult> => {
      const { id, pageNumber } = named(variables);
      const { text } = await pageText(await service(), id, pageNumber);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
  server.registerResource(
    'page-image',
    new ResourceTemplate(`${PAGE}/image`, { list: undefined }),
    { title: 'A picture of a page', description: 'The page as it is printed.' },
    async (uri, variables): Promise<ReadResourceResult> => {
      const { id, pageNumber } = named(variables);
      const shown = await pagePicture(await service(), id, pageNumber);
      if (shown === undefined)
        throw new ToolRefusal('The picture of the page is not drawn yet. Ask again in some seconds.');
      return { contents: [{ uri: uri.href, mimeType: shown.mimeType, blob: shown.data }] };
    },
  );
}

function named({ id, n }: Readonly<Record<string, string | string[]>>): { id: string; pageNumber: number } {
  const pageNumber = /^[1-9]\d{0,6}$/.test(String(n)) ? Number(n) : 0;
  try {
    return { id: decodeURIComponent(String(id)), pageNumber };
  } catch {
    throw new ToolRefusal('The address of the page is not written as addresses are.');
  }
}
