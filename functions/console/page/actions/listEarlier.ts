/** Reads the account's attachments. */
import type { AttachmentList } from '../../../../shared/contract/attachmentList.ts';
import { request } from '../api/client.ts';
import { explanationOf } from '../api/failure.ts';
import { update } from '../state/store.ts';

/** @param before the `next` of the previous page @returns undefined if it failed, which is reported */
export async function listEarlier(before?: string): Promise<AttachmentList | undefined> {
  const query = before === undefined ? '' : `?${new URLSearchParams({ before }).toString()}`;
  try {
    return (await (await request('GET', `/attachments${query}`)).json()) as AttachmentList;
  } catch (error) {
    update({ failure: explanationOf(error) });
    return undefined;
  }
}
