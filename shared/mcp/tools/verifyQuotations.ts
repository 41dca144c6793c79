/** The tool `verify_quotations`: checks quotations against prepared sources. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { verifyOnSources } from '../../client/verifyOnSources.ts';
import { STRICTNESSES } from '../../contract/requests.ts';
import { convertedOnce } from '../convertedOnce.ts';
import { namesOf } from '../namesOf.ts';
import { PROOFS, quotationResult, quotationResultSchema, resultContent } from '../quotationResult.ts';
import { LOOKS_ONLY } from '../annotations.ts';
import { ToolRefusal, type ToolContext } from '../toolContext.ts';
import { toolFailure } from '../toolFailure.ts';

/** Per call: as many as a model can act on at once. */
const MAX_QUOTATIONS = 100;
export const MAX_SOURCES = 50;

export const attachmentIdsInput = z
  .array(z.string())
  .min(1)
  .max(MAX_SOURCES)
  .describe('The attachmentIds of the sources, as prepare_source returned them.');
export const proofsInput = z
  .enum(PROOFS)
  .default('problems')
  .describe('Pictures of the page: of what is not found as it stands, of all, or none.');
export const strictnessInput = z
  .enum(STRICTNESSES)
  .default('standard')
  .describe('`strict`: every warning counts; `lenient`: accents, spelling variants and corrected typos are excused.');

const inputSchema = z.object({
  quotations: z
    .array(
      z.object({
        text: z.string().min(1).describe('The words as they are quoted, without the quotation marks.'),
        attachmentId: z
          .string()
          .optional()
          .describe('The source that it is said to be from; of several, the best if absent.'),
        pageNumber: z.int().min(1).optional(),
        value: z.string().optional().describe('The part of it that matters most, such as a number.'),
      }),
    )
    .min(1)
    .max(MAX_QUOTATIONS),
  attachmentIds: attachmentIdsInput,
  strictness: strictnessInput,
  proofs: proofsInput,
});

const outputSchema = z.object({ allFound: z.boolean(), results: z.array(quotationResultSchema) });

export function addVerifyQuotations(server: McpServer, { service }: ToolContext): void {
  server.registerTool(
    'verify_quotations',
    {
      title: 'Verify quotations',
      description:
        'Decides of each quotation whether a prepared source says it: found, partly found (with what differs, like a changed number), misattributed, or not found. Use it before you show quotations to anybody, correct what is wrong, and verify again.',
      inputSchema: convertedOnce(inputSchema),
      outputSchema: convertedOnce(outputSchema),
      annotations: LOOKS_ONLY,
    },
    async ({ quotations, attachmentIds, strictness, proofs }): Promise<CallToolResult> => {
      try {
        const client = await service();
        const ids = [...new Set([...attachmentIds, ...quotations.flatMap((one) => one.attachmentId ?? [])])];
        const asked = quotations.map(({ text: sourceContext, ...place }) => ({ sourceContext, ...place }));
        const verdicts = await verifyOnSources(client, asked, ids, { strictness, outputImageFormat: 'png' });
        if (verdicts.length !== quotations.length) throw new ToolRefusal('Give the sources in attachmentIds.');
        const nameOf = await namesOf(client, ids);
        const verified = quotations.map(({ text, attachmentId }, i) => ({
          start: 0,
          end: text.length,
          text,
          attachmentId: attachmentId ?? (verdicts[i].status === 'not_found' ? undefined : verdicts[i].attachmentId),
          ...(attachmentId !== undefined && { reference: { text: attachmentId, name: attachmentId } }),
          verification: verdicts[i],
        }));
        const results = verified.map((one) => quotationResult(one, nameOf));
        return {
          content: resultContent(verified, nameOf, proofs),
          structuredContent: { allFound: results.every(({ outcome }) => outcome === 'found'), results },
        };
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}
