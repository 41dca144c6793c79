/** The tool `find_quotation`: which of many sources contain the words, and where. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ServiceClient } from '../../client/serviceClient.ts';
import type { VerifiedQuotation } from '../../contract/answerRequest.ts';
import { corrections } from '../../reports/correction.ts';
import { convertedOnce } from '../convertedOnce.ts';
import { namesOf } from '../namesOf.ts';
import { LOOKS_ONLY } from '../annotations.ts';
import { ToolRefusal, type ToolContext } from '../toolContext.ts';
import { toolFailure } from '../toolFailure.ts';
import { attachmentIdsInput, MAX_SOURCES } from './verifyQuotations.ts';

const inputSchema = z.object({
  text: z.string().min(1).describe('The words to look for.'),
  attachmentIds: attachmentIdsInput
    .optional()
    .describe('Where to look; in the latest 50 sources of the account if absent.'),
});

const outputSchema = z.object({
  places: z.array(
    z.object({
      attachmentId: z.string(),
      source: z.string(),
      pageNumber: z.number(),
      isExact: z.boolean().describe('False where only a part of it stands there, or something like it.'),
      sourceSays: z.string(),
      snippet: z.string(),
      corrections: z.array(z.string()),
    }),
  ),
});
type Place = z.infer<typeof outputSchema>['places'][number];

export function addFindQuotation(server: McpServer, { service }: ToolContext): void {
  server.registerTool(
    'find_quotation',
    {
      title: 'Find a quotation',
      description:
        'Looks for words in many prepared sources and says in which of them, and on which page, they stand: exactly, or nearly, with what differs.',
      inputSchema: convertedOnce(inputSchema),
      outputSchema: convertedOnce(outputSchema),
      annotations: LOOKS_ONLY,
    },
    async ({ text, attachmentIds }): Promise<CallToolResult> => {
      try {
        const client = await service();
        const ids = [...new Set(attachmentIds ?? (await latestSources(client)))];
        if (ids.length === 0) throw new ToolRefusal('There are no sources yet. Prepare one with prepare_source.');
        const citations = ids.map((attachmentId) => [attachmentId, { sourceContext: text, attachmentId }] as const);
        const answers = await client.verifyCitations(Object.fromEntries(citations), { outputImageFormat: 'png' });
        const nameOf = await namesOf(client, ids);
        const skipped = ids.filter((id) => answers[id].status === 'skipped').map(nameOf);
        const places = ids
          .flatMap((id) => placeIn(answers[id], id, nameOf))
          .sort((a, b) => Number(b.isExact) - Number(a.isExact));
        return { content: [{ type: 'text', text: told(places, skipped) }], structuredContent: { places } };
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}

const latestSources = async (client: ServiceClient): Promise<string[]> =>
  (await client.listAttachments({ limit: MAX_SOURCES })).attachments
    .filter(({ status }) => status === 'ready')
    .map(({ attachmentId }) => attachmentId);

function placeIn(
  answer: { readonly status: string } | VerifiedQuotation['verification'],
  attachmentId: string,
  nameOf: (id: string) => string,
): Place[] {
  if (!('searchState' in answer) || answer.status === 'not_found' || answer.pageNumber === undefined) return [];
  return [
    {
      attachmentId,
      source: nameOf(attachmentId),
      pageNumber: answer.pageNumber,
      isExact: answer.status === 'found',
      sourceSays: answer.verifiedSourceContext ?? '',
      snippet: answer.sourceSnippet,
      corrections: corrections(answer),
    },
  ];
}

function told(places: readonly Place[], skipped: readonly string[]): string {
  const lines = places.map(
    ({ source, attachmentId, pageNumber, isExact, sourceSays, corrections: toCorrect }) =>
      `${isExact ? 'Exactly' : 'Nearly'} in ${source} (attachmentId "${attachmentId}"), page ${pageNumber}: “${sourceSays}” ${toCorrect.join(' ')}`,
  );
  const left = skipped.length === 0 ? [] : [`Not searched, because they are not prepared: ${skipped.join(', ')}.`];
  return [...(lines.length === 0 ? ['None of the sources says it, or anything near it.'] : lines), ...left].join('\n');
}
