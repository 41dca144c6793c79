/** The tools, resources and the prompt that an agent gets, thin over the service's own interface. */
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { quotingPrompt } from '../reference/quotingPrompt.ts';
import { addPageResources } from './pageResources.ts';
import type { ToolContext } from './toolContext.ts';
import { addFindQuotation } from './tools/findQuotation.ts';
import { addGetPage } from './tools/getPage.ts';
import { addPrepareSource } from './tools/prepareSource.ts';
import { addVerifyAnswer } from './tools/verifyAnswer.ts';
import { addVerifyQuotations } from './tools/verifyQuotations.ts';

const INSTRUCTIONS = `Decides whether quotations are true. Work like this: read the source with prepare_source (and get_page), write with quotations copied character by character, check what you wrote with verify_answer, replace what is not found by the source's own words, and verify again before you answer. Never show a quotation that is not found.`;

const VERSION = '1.0.0';

/** For one connection, or for one request where there are no connections. */
export function createMcpServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'citation-verification', title: 'Citation verification', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  addPrepareSource(server, context);
  addVerifyQuotations(server, context);
  addVerifyAnswer(server, context);
  addFindQuotation(server, context);
  addGetPage(server, context);
  addPageResources(server, context);
  server.registerPrompt(
    'quote_exactly',
    {
      title: 'Quote exactly',
      description: 'How to quote from a prepared source so that every quotation is found.',
      argsSchema: z.object({ task: z.string().optional().describe('What the answer is to be about.') }),
    },
    ({ task }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: task === undefined ? quotingPrompt() : `${quotingPrompt()}\n# The task\n\n${task}\n`,
          },
        },
      ],
    }),
  );
  return server;
}
