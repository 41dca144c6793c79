/** What each function may do with the service's data: the whole list, in one place, from which the roles are made. */
import { itemKey } from '../shared/storage/aws/tableSchema.ts';
import type { FunctionName } from './functions.ts';

/** What the items of the table are about; their keys begin with it (`tableSchema.ts`). */
export type RecordKind = 'account' | 'apiKey' | 'attachment' | 'deletion';
/** `get` covers signed links too: they are made with the function's own role. */
export type FileAction = 'get' | 'put' | 'delete' | 'list';

export interface Access {
  readonly read: readonly RecordKind[];
  readonly put?: readonly RecordKind[];
  readonly update?: readonly RecordKind[];
  readonly remove?: readonly RecordKind[];
  /** Reads the index that lists what expires and which deletions are due. */
  readonly listsDue?: boolean;
  /** Always confined to the objects of sources. */
  readonly files?: readonly FileAction[];
  readonly sendsRenderJobs?: boolean;
}

/** What checking an API key takes. No function may write a key or an account: only the operator can. */
const AUTHENTICATION = ['apiKey', 'account'] as const satisfies readonly RecordKind[];

export const ACCESS: Readonly<Record<FunctionName, Access>> = {
  // Claims an identifier, stores the file and its text, and takes them back if that fails or the claim was lost.
  prepareAttachments: {
    read: [...AUTHENTICATION, 'attachment'],
    put: ['attachment', 'deletion'],
    update: ['attachment'],
    remove: ['attachment'],
    files: ['get', 'put', 'delete', 'list'],
    sendsRenderJobs: true,
  },
  // Verifications are kept as files.
  verifyCitations: { read: [...AUTHENTICATION, 'attachment'], files: ['get', 'put', 'list'] },
  getAttachment: { read: [...AUTHENTICATION, 'attachment'], files: ['get', 'list'] },
  extendAttachment: { read: [...AUTHENTICATION, 'attachment'], update: ['attachment'] },
  // Writes the deletion down, removes the record and clears the files; the sweep forgets the deletion.
  deleteAttachment: {
    read: [...AUTHENTICATION, 'attachment'],
    put: ['deletion'],
    remove: ['attachment'],
    files: ['delete', 'list'],
  },
  // Takes its images back where the attachment was deleted while it drew them.
  renderPages: { read: ['attachment'], update: ['attachment'], files: ['get', 'put', 'delete', 'list'] },
  failRenderPages: { read: [], update: ['attachment'] },
  // What it lists it deletes, by conditional writes: it needs to read nothing else.
  sweepExpired: {
    read: [],
    put: ['deletion'],
    remove: ['attachment', 'deletion'],
    listsDue: true,
    files: ['delete', 'list'],
  },
};

const KEY_OF_KIND: Readonly<Record<RecordKind, string>> = {
  account: itemKey.account('').pk,
  apiKey: itemKey.apiKey('').pk,
  attachment: itemKey.attachment('', '').pk,
  deletion: itemKey.deletion('').pk,
};

/** The pattern of partition keys of a kind, for the condition `dynamodb:LeadingKeys`. */
export const leadingKeys = (kind: RecordKind): string => KEY_OF_KIND[kind].replace(/#.*/, '#*');
