/** Reads what the account has. */
import type { AttachmentList } from '../../../../shared/contract/attachmentList.ts';
import { request } from '../api/client.ts';
import { explanationOf } from '../api/failure.ts';
import { update } from '../state/store.ts';

/** @param before the `next` of the page before @returns nothing where it failed, which is told */
export async function listEarlier(before?: string): Promise<AttachmentList | undefined> {
  const query = before === undefined ? '' : `?${new URLSearchParams({ before }).toString()}`;
  try {
    return (await (await request('GET', `/attachments${query}`)).json()) as AttachmentList;
  } catch (error) {
    update({ failure: explanationOf(error) });
    return undefined;
  }
}
