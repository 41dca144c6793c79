/** The answer to a dry run: what the same request would cost now. */
import { z } from 'zod';
import { answerObject, countSchema } from './answerShapes.ts';

export const priceAnswerSchema = answerObject({
  dryRun: z.literal(true),
  units: countSchema.describe('Begun units: of pages, or of citations.'),
  costCents: countSchema,
  isMinimum: z
    .literal(true)
    .optional()
    .describe('Present where the number of pages is only known after the conversion: it costs at least this.'),
  balanceCents: countSchema.describe('What there is before the request, free tier and prepaid together.'),
});
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;
