/** The body of a verification whose citations name their attachments, and how to tell it from one that names a single attachment. */
import { z } from 'zod';
import { citationMapSchema } from './citation.ts';
import { attachmentIdSchema, optional } from './identifiers.ts';
import { searchAlsoSchema, verificationFields } from './requests.ts';

/** Citations that name their attachments themselves; `attachmentId` applies to those that name none. */
export const verifyBatchSchema = (maxCitations: number, maxAttachments: number) =>
  z.object({
    data: z
      .object({
        attachmentId: optional(attachmentIdSchema),
        citations: citationMapSchema(maxCitations),
        searchAlso: searchAlsoSchema(maxAttachments),
        ...verificationFields,
      })
      .transform(({ citations, attachmentId, ...rest }, context) => {
        const named = Map.groupBy(citations.keys(), (key) => citations.get(key)?.attachmentId ?? attachmentId);
        const count = named.size - (named.has(undefined) ? 1 : 0);
        const refuse = (path: string, message: string): never => {
          context.issues.push({ code: 'custom', input: citations, message, path: [path] });
          return z.NEVER;
        };
        if (count > maxAttachments) {
          return refuse(
            'citations',
            `names ${count} attachments; at most ${maxAttachments} are accepted in one request`,
          );
        }
        if (count === 0 && citations.size > 0) {
          return refuse('attachmentId', 'is required where no citation has an "attachmentId" of its own');
        }
        return { citations, named, ...rest };
      }),
  });
/** `named`: the citation keys by the attachment they name; those that name none under `undefined`. */
export type VerifyBatchRequest = z.infer<ReturnType<typeof verifyBatchSchema>>['data'];

const batchSigns = z.object({
  data: z.object({
    mode: z.unknown().optional(),
    attachmentId: z.unknown().optional(),
    citations: z.unknown().optional(),
  }),
});

/** Whether a verification request says that its citations name their attachments, or has citations that do while it names none. */
export function isBatch(input: unknown): boolean {
  const { data: request } = batchSigns.safeParse(input);
  if (request === undefined) return false;
  const { mode, attachmentId, citations } = request.data;
  if (mode === 'batch') return true;
  const isAbsent = attachmentId === undefined || attachmentId === null || attachmentId === '';
  return isAbsent && typeof citations === 'object' && Object.values(citations ?? {}).some(namesAttachment);
}

const namesAttachment = (citation: unknown): boolean =>
  typeof citation === 'object' &&
  citation !== null &&
  'attachmentId' in citation &&
  typeof citation.attachmentId === 'string' &&
  citation.attachmentId !== '';
