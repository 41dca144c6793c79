/** Pages of prepared sources: their text, and their picture. */
import type { ServiceClient } from '../client/serviceClient.ts';
import { ToolRefusal } from './toolContext.ts';

export interface SourcePage {
  readonly filename: string;
  readonly pageCount: number;
  readonly text: string;
}

/** @throws ToolRefusal for a page that it does not have */
export async function pageText(
  client: Pick<ServiceClient, 'getAttachment'>,
  attachmentId: string,
  pageNumber: number,
): Promise<SourcePage> {
  const {
    deepTextPages,
    originalFilename: filename,
    pageCount,
  } = await client.getAttachment(attachmentId, ['verifications']);
  const text = deepTextPages.at(pageNumber - 1);
  if (pageNumber >= 1 && text !== undefined) return { filename, pageCount, text };
  throw new ToolRefusal(`“${filename}” has no page ${pageNumber}. Its pages are 1 to ${pageCount}.`);
}

/** Undefined while it is not drawn. */
export async function pagePicture(
  client: Pick<ServiceClient, 'getPage' | 'fetchImage'>,
  attachmentId: string,
  pageNumber: number,
): Promise<{ readonly data: string; readonly mimeType: string } | undefined> {
  const { imageUrl } = await client.getPage(attachmentId, pageNumber);
  const image = await client.fetchImage(imageUrl);
  return image && { data: Buffer.from(image.bytes).toString('base64'), mimeType: image.mimeType };
}
