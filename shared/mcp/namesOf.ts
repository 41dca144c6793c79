/** The names of a call's attachments, for verdicts that people understand. */
import type { ServiceClient } from '../client/serviceClient.ts';

/** If one cannot be read, its identifier is its name. */
export async function namesOf(
  client: Pick<ServiceClient, 'getAttachment'>,
  attachmentIds: readonly string[],
): Promise<(attachmentId: string) => string> {
  const known = await Promise.all(
    attachmentIds.map(
      async (id) =>
        [
          id,
          (await client.getAttachment(id, ['pages', 'verifications']).catch(() => undefined))?.originalFilename,
        ] as const,
    ),
  );
  const names = new Map(known);
  return (id) => names.get(id) ?? id;
}
