/** Places in a source, as the W3C's Web Annotation Data Model describes them. */
import { z } from 'zod';
import { answerObject, countSchema } from './answerShapes.ts';

const textQuoteSelectorSchema = answerObject({
  type: z.literal('TextQuoteSelector'),
  exact: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});

const textPositionSelectorSchema = answerObject({
  type: z.literal('TextPositionSelector'),
  start: countSchema,
  end: countSchema,
}).describe('Code points of `deepTextPages` joined by form feeds (U+000C); the end is exclusive.');

const fragmentSelectorSchema = answerObject({
  type: z.literal('FragmentSelector'),
  conformsTo: z.string(),
  value: z.string(),
}).describe('`page=N&viewrect=left,top,width,height`, in points, for viewers of PDFs.');
export type FragmentSelector = z.infer<typeof fragmentSelectorSchema>;

export type TextSelector = z.infer<typeof textQuoteSelectorSchema> | z.infer<typeof textPositionSelectorSchema>;

export const selectorSchema = z.union([textQuoteSelectorSchema, textPositionSelectorSchema, fragmentSelectorSchema]);
