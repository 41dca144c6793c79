/** The result for a quotation, for programs by schema and for a model in a few words. */
import type { ContentBlock } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { VerifiedQuotation } from '../contract/answerRequest.ts';
import { corrections, verdictLine } from '../reports/correction.ts';
import { isWarned, OUTCOMES, outcomeOf } from '../reports/outcome.ts';

export const quotationResultSchema = z.object({
  quotation: z.string(),
  outcome: z.enum(OUTCOMES).describe('`misattributed`: in another source than the one that was named.'),
  attachmentId: z.string().optional(),
  source: z.string().optional().describe('Its file name.'),
  pageNumber: z.number().optional(),
  sourceSays: z.string().optional().describe("The source's own words at that place."),
  corrections: z.array(z.string()).describe('What to correct, and what to look at.'),
  foundElsewhere: z
    .array(z.object({ attachmentId: z.string(), source: z.string(), pageNumber: z.number() }))
    .optional(),
});
export type QuotationResult = z.infer<typeof quotationResultSchema>;

type NameOf = (attachmentId: string) => string;

export function quotationResult(quotation: VerifiedQuotation, nameOf: NameOf): QuotationResult {
  const { verification } = quotation;
  const { attachmentId, pageNumber, verifiedSourceContext, foundIn } = verification;
  const isSomewhere = verification.status !== 'not_found';
  return {
    quotation: quotation.text,
    outcome: outcomeOf(quotation),
    ...(isSomewhere && attachmentId !== undefined && { attachmentId, source: nameOf(attachmentId) }),
    pageNumber,
    sourceSays: verifiedSourceContext,
    corrections: corrections(verification),
    foundElsewhere: foundIn?.map((one) => ({
      attachmentId: one.attachmentId,
      source: nameOf(one.attachmentId),
      pageNumber: one.pageNumber,
    })),
  };
}

export const PROOFS = ['problems', 'all', 'none'] as const;
export type Proofs = (typeof PROOFS)[number];

/** Pictures cost a model many tokens; anything beyond is named by its page. */
const MAX_PICTURES = 5;

/** The verdicts, one line each, what to do next, and the proofs. */
export function resultContent(
  quotations: readonly VerifiedQuotation[],
  nameOf: NameOf,
  proofs: Proofs,
): ContentBlock[] {
  const lines = quotations.map((quotation, i) => {
    const says = quotation.verification.verifiedSourceContext;
    const isPartial = outcomeOf(quotation) === 'partly_found' && says !== undefined;
    const words = isPartial ? ` The source's words: “${says}”` : '';
    return `${i + 1}. “${quotation.text}” ${verdictLine(quotation, nameOf)}${words}`;
  });
  const problems = quotations.filter((quotation) => outcomeOf(quotation) !== 'found');
  const shown = proofs === 'none' ? [] : proofs === 'all' ? quotations : problems;
  return [
    {
      type: 'text',
      text: [...lines, nextStep(quotations.length, problems.length, quotations.filter(isWarned).length)].join('\n'),
    },
    ...shown.flatMap(pictureOf).slice(0, MAX_PICTURES),
  ];
}

function nextStep(total: number, problems: number, warned: number): string {
  if (total === 0) return 'Nothing was checked: the text quotes nothing between quotation marks.';
  if (problems === 0) {
    const found = total === 1 ? 'The one quotation is found' : `All ${total} quotations are found`;
    return warned === 0 ? `${found}.` : `${found}, ${warned} with a warning: correct what it names.`;
  }
  return `${problems} of ${total} quotations are not found as they stand. Replace each by the source's own words at the page named, put it down to the source that has it, or take it out; then verify again.`;
}

function pictureOf({ verification }: VerifiedQuotation): ContentBlock[] {
  const match = /^data:(image\/\w+);base64,(.+)$/.exec(verification.evidence?.src ?? '');
  return match === null ? [] : [{ type: 'image', mimeType: match[1], data: match[2] }];
}
