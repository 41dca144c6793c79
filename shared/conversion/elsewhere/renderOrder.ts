/**
 * What a converter passes to a renderer that has no permissions of its own, and what the renderer answers. Neither trusts the other beyond
 * these shapes: the renderer runs a browser and LibreOffice on untrusted bytes, and they may have taken it over.
 */
import { z } from 'zod';
import { UNCONVERTIBLE_REASONS } from '../unconvertibleSource.ts';
import { CAPTURE_WARNINGS } from '../browser/missingResources.ts';

/** Our converters never give longer ones. */
const short = z.string().max(2_000);
/** Messages name what failed, addresses may be long. */
const long = z.string().max(20_000);

/** A form that can drop off one file, of at most a stated size, and nothing else. */
const dropOffSchema = z.object({ url: z.url(), fields: z.record(z.string(), z.string()) });
export type DropOff = z.infer<typeof dropOffSchema>;

/** The files that a conversion may produce. */
export const RESULT_NAMES = ['original', 'rendition', 'stated'] as const;
export type ResultName = (typeof RESULT_NAMES)[number];

export const renderOrderSchema = z.object({
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('address'), url: z.string() }),
    z.object({
      kind: z.literal('file'),
      /** Where its bytes are read. */
      link: z.url(),
      filename: z.string(),
      mimeType: z.string(),
      sizeBytes: z.int().nonnegative(),
    }),
  ]),
  /** Epoch milliseconds. */
  deadline: z.number(),
  dropOffs: z.object({ original: dropOffSchema, rendition: dropOffSchema, stated: dropOffSchema }),
  /** LibreOffice's program, packed, for the first Office file. */
  program: z.array(z.object({ name: z.string(), sha256: z.hex(), link: z.url() })),
});
export type RenderOrder = z.infer<typeof renderOrderSchema>;

const warnings = z.array(z.enum(CAPTURE_WARNINGS)).max(CAPTURE_WARNINGS.length).optional();
const fileSchema = z.object({ filename: short, mimeType: short });
export type RenderedFile = z.infer<typeof fileSchema>;

const capture = {
  finalUrl: z.url({ protocol: /^https?$/ }).max(20_000),
  httpStatus: z.int(),
  capturedAt: z.iso.datetime(),
  title: long.optional(),
  stated: fileSchema.optional(),
};

export const renderOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    ...capture,
    language: short.optional(),
    canonicalUrl: long.optional(),
    publishedAt: short.optional(),
    warnings,
    rendition: fileSchema,
  }),
  z.object({
    kind: z.literal('file'),
    ...capture,
    original: fileSchema,
    rendition: fileSchema.optional(),
  }),
  z.object({
    kind: z.literal('upload'),
    mimeType: short,
    rendition: fileSchema.optional(),
    stated: fileSchema.optional(),
    warnings,
  }),
  z.object({ kind: z.literal('refused'), message: long }),
  z.object({
    kind: z.literal('unconvertible'),
    reason: z.enum(UNCONVERTIBLE_REASONS),
    message: long,
    httpStatus: z.int().optional(),
    cause: long.optional(),
  }),
]);
export type RenderOutcome = z.infer<typeof renderOutcomeSchema>;
