/** The tool `verify_answer`: finds what an answer quotes and holds it against prepared sources. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ANSWER_FORMATS } from '../../answers/quotation.ts';
import { placesIn } from '../../reports/textPlace.ts';
import { quotationResult, quotationResultSchema, resultContent } from '../quotationResult.ts';
import { LOOKS_ONLY } from '../annotations.ts';
import type { ToolContext } from '../toolContext.ts';
import { toolFailure } from '../toolFailure.ts';
import { attachmentIdsInput, proofsInput, strictnessInput } from './verifyQuotations.ts';

const inputSchema = z.object({
  answer: z
    .string()
    .min(1)
    .describe('The whole answer as it stands, quotation marks, block quotes and references included.'),
  format: z.enum(ANSWER_FORMATS).default('markdown'),
  attachmentIds: attachmentIdsInput,
  strictness: strictnessInput,
  proofs: proofsInput,
});

const outputSchema = z.object({
  summary: z.object({ found: z.number(), partial: z.number(), notFound: z.number(), misattributed: z.number() }),
  results: z.array(
    quotationResultSchema.extend({ line: z.number().describe('In the answer, from 1.'), column: z.number() }),
  ),
});

export function addVerifyAnswer(server: McpServer, { service }: ToolContext): void {
  server.registerTool(
    'verify_answer',
    {
      title: 'Verify an answer',
      description:
        'Finds every quotation in a finished answer and decides of each whether its source says it. Give the answer just as it would be shown. Correct what is not found, and verify again.',
      inputSchema,
      outputSchema,
      annotations: LOOKS_ONLY,
    },
    async ({ answer, format, attachmentIds, strictness, proofs }): Promise<CallToolResult> => {
      try {
        const client = await service();
        const asked = { answer, format, attachmentIds };
        const checked = await client.verifyAnswer(asked, { strictness, outputImageFormat: 'png' });
        const nameOf = (id: string): string =>
          Object.hasOwn(checked.attachments, id) ? checked.attachments[id].filename : id;
        const placeAt = placesIn(answer);
        return {
          content: resultContent(checked.quotations, nameOf, proofs),
          structuredContent: {
            summary: checked.summary,
            results: checked.quotations.map((one) => ({ ...quotationResult(one, nameOf), ...placeAt(one.start) })),
          },
        };
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}
