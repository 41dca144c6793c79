/** The tool `verify_answer`: finds what an answer quotes and checks it against prepared sources. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ANSWER_FORMATS } from '../../answers/quotation.ts';
import { NOT_CHECKED_WORDS } from '../../reports/notChecked.ts';
import { placesIn } from '../../reports/textPlace.ts';
import { convertedOnce } from '../convertedOnce.ts';
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
  notChecked: z
    .array(z.object({ text: z.string(), why: z.string() }))
    .describe(
      'Between quotation marks, and taken for no quotation: verify these with verify_quotations if they matter.',
    ),
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
      inputSchema: convertedOnce(inputSchema),
      outputSchema: convertedOnce(outputSchema),
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
        const notChecked = (checked.notChecked ?? []).map(({ text, reason }) => ({
          text,
          why: NOT_CHECKED_WORDS[reason],
        }));
        return {
          content: [...resultContent(checked.quotations, nameOf, proofs), ...notCheckedContent(notChecked)],
          structuredContent: {
            notChecked,
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

function notCheckedContent(notChecked: readonly { readonly text: string; readonly why: string }[]) {
  if (notChecked.length === 0) return [];
  const lines = notChecked.map(({ text, why }) => `Not checked: “${text}”, ${why}`);
  const advice = 'Verify what matters of these with verify_quotations.';
  return [{ type: 'text' as const, text: [...lines, advice].join('\n') }];
}
