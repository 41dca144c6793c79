/** What each function may do with the service's data: the whole list, in one place, from which the roles are made. */
import { itemKey } from '../shared/storage/aws/tableSchema.ts';
import type { QueueName } from '../shared/storage/storage.ts';
import {
  HANDOVER_PREFIX,
  pageImageKey,
  sketchesPrefix,
  SOURCES_PREFIX,
  thumbnailKey,
  verificationsPrefix,
} from '../shared/storage/keys.ts';
import type { FunctionName } from './functions.ts';

/** What the table's items are about; their keys begin with it (`tableSchema.ts`). */
export type RecordKind =
  | 'account'
  | 'apiKey'
  | 'attachment'
  | 'deletion'
  | 'upload'
  | 'url'
  | 'use'
  | 'balance'
  | 'hold'
  | 'ledger'
  | 'receipts'
  | 'sweep';
/** The objects of a source: all of them, or those that one function makes. */
export type FileArea = 'source' | 'verifications' | 'verdictsAndSketches' | 'pageImages' | 'handover';

export interface FileAccess {
  /** S3 links need it too: they are made with the function's own role. */
  readonly get?: FileArea;
  readonly put?: FileArea;
  readonly delete?: FileArea;
  /** Lists what a source has, and is told if an object is missing. */
  readonly list: boolean;
}

export interface Access {
  readonly read: readonly RecordKind[];
  readonly put?: readonly RecordKind[];
  readonly update?: readonly RecordKind[];
  readonly remove?: readonly RecordKind[];
  /** Lists items by their partition. */
  readonly lists?: readonly RecordKind[];
  /** Reads the index that lists what expires and which deletions are due. */
  readonly listsDue?: boolean;
  /** Reads the index that lists what an account has uploaded. */
  readonly listsAccount?: boolean;
  readonly files?: FileAccess;
  readonly sendsTo?: readonly QueueName[];
  /** Calls the function that renders, and passes it files by links and forms, which are valid for what this role may do. */
  readonly hasRendered?: true;
  /** Has sound in the bucket recognised by Amazon Transcribe, into the bucket. */
  readonly transcribes?: true;
  /** Reads the secret that signs links. */
  readonly signsLinks?: true;
  /** Reads the secret from which the receipt key is derived. */
  readonly signsReceipts?: true;
}

/** What checking an API key needs. No function may write a key or an account: only the operator can. */
const AUTHENTICATION = ['apiKey', 'account'] as const satisfies readonly RecordKind[];
/** Every endpoint notes that a key was used, apart from the key. */
const USED = 'use' satisfies RecordKind;
/** Charging takes from the balance, holds it and adds to the ledger; no function reads the ledger, or removes anything from it. */
const CHARGING = {
  read: ['balance', 'hold'],
  update: ['balance', 'hold'],
  put: ['hold', 'ledger'],
  remove: ['hold'],
} as const satisfies Partial<Access>;

/** The end of a preparation that messages carry: the record, its money and its note. */
const SETTLING = {
  read: ['attachment', ...CHARGING.read],
  put: CHARGING.put,
  update: ['attachment', ...CHARGING.update],
  remove: ['upload', ...CHARGING.remove],
} as const satisfies Access;

/**
 * Verifications are kept as files, and so are sketches of what was prepared before sketches existed; a function that verifies
 * cannot touch the source that it judges by.
 */
const VERIFYING = {
  read: [...AUTHENTICATION, 'attachment', ...CHARGING.read],
  put: CHARGING.put,
  // It publishes its receipt key.
  update: [USED, 'receipts', ...CHARGING.update],
  remove: CHARGING.remove,
  listsAccount: true,
  files: { get: 'source', put: 'verdictsAndSketches', delete: 'verdictsAndSketches', list: true },
  signsReceipts: true,
} as const satisfies Access;

export const ACCESS: Readonly<Record<FunctionName, Access>> = {
  // Claims an identifier, stores the file and its text, and takes them back if that fails or the claim was lost.
  prepareAttachments: {
    read: [...AUTHENTICATION, 'attachment', 'url', ...CHARGING.read],
    put: ['attachment', 'deletion', 'upload', 'url', ...CHARGING.put],
    update: ['attachment', 'upload', USED, ...CHARGING.update],
    remove: ['attachment', 'upload', 'url', ...CHARGING.remove],
    files: { get: 'source', put: 'source', delete: 'source', list: true },
    sendsTo: ['convertQueue', 'readQueue', 'speechQueue', 'renderQueue'],
    signsLinks: true,
  },
  verifyCitations: VERIFYING,
  verifyAnswer: VERIFYING,
  // Merges the verifications of many requests, so that they can be read.
  getAttachment: {
    read: [...AUTHENTICATION, 'attachment'],
    update: [USED],
    files: { get: 'source', put: 'verifications', delete: 'verifications', list: true },
    signsLinks: true,
  },
  getPage: {
    read: [...AUTHENTICATION, 'attachment'],
    update: [USED],
    files: { get: 'source', list: true },
    signsLinks: true,
  },
  // Anyone with a link may call it: it reads no record.
  openLink: { read: [], files: { get: 'source', list: true }, signsLinks: true },
  annotateDocument: { read: [...AUTHENTICATION, 'attachment'], update: [USED], files: { get: 'source', list: true } },
  listAttachments: { read: [...AUTHENTICATION], update: [USED], listsAccount: true },
  extendAttachment: { read: [...AUTHENTICATION, 'attachment'], update: ['attachment', USED] },
  // Writes the deletion down, removes the record and clears the files; the sweep forgets the deletion.
  deleteAttachment: {
    read: [...AUTHENTICATION, 'attachment'],
    put: ['deletion'],
    update: ['attachment', USED],
    remove: ['attachment', 'url'],
    files: { delete: 'source', list: true },
  },
  // Checks the key, and calls the other endpoints with it.
  mcp: { read: [...AUTHENTICATION], update: [USED] },
  // Anybody may call it: it reads public keys, and nothing else.
  receiptKeys: { read: ['receipts'] },
  // The page comes with its code; its user calls the other functions.
  console: { read: [] },
  // Works for others: it reads no key. Only it stores the result of an address, and it removes what was refused. No third-party
  // code runs beside its rights: browser and LibreOffice belong to the renderer.
  convertDocument: {
    read: ['account', 'attachment', ...CHARGING.read],
    put: ['deletion', ...CHARGING.put],
    update: ['attachment', 'url', ...CHARGING.update],
    remove: ['attachment', 'upload', ...CHARGING.remove],
    files: { get: 'source', put: 'source', delete: 'source', list: true },
    sendsTo: ['readQueue', 'speechQueue', 'renderQueue'],
    hasRendered: true,
  },
  // Runs a browser and LibreOffice on whatever is sent: no rights at all.
  renderDocument: { read: [] },
  failConversion: { ...SETTLING, files: { delete: 'source', list: true } },
  readPages: {
    ...SETTLING,
    files: { get: 'source', put: 'source', delete: 'source', list: true },
    sendsTo: ['readQueue', 'renderQueue'],
  },
  failReadPages: {
    ...SETTLING,
    files: { get: 'source', put: 'source', delete: 'source', list: true },
    sendsTo: ['renderQueue'],
  },
  // Itself sends the message that checks again.
  recogniseSpeech: {
    ...SETTLING,
    files: { get: 'source', put: 'source', delete: 'source', list: true },
    sendsTo: ['speechQueue', 'renderQueue'],
    transcribes: true,
  },
  failSpeech: { ...SETTLING, files: { delete: 'source', list: true }, sendsTo: ['speechQueue'] },
  // Removes everything again if the attachment was deleted while it drew.
  renderPages: {
    read: ['attachment'],
    update: ['attachment'],
    files: { get: 'source', put: 'pageImages', delete: 'source', list: true },
  },
  // Leaves a note beside the images, which those who hold their links are answered by.
  failRenderPages: {
    read: [],
    update: ['attachment'],
    files: { put: 'pageImages', delete: 'source', list: true },
  },
  // Reads again what the index lists, since the index lags behind; settles or refunds what dead processes had taken.
  sweepExpired: {
    read: ['account', 'use', 'attachment', 'upload', 'url', 'sweep', ...CHARGING.read],
    put: ['deletion', 'sweep', ...CHARGING.put],
    update: ['attachment', 'upload', ...CHARGING.update],
    remove: ['attachment', 'deletion', 'upload', 'url', ...CHARGING.remove],
    lists: ['hold'],
    listsDue: true,
    files: { delete: 'source', list: true },
  },
};

/** Every account and every attachment, in the key functions of `keys.ts`; `*` stands for any characters in a policy. */
const ANY = '*';
const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);

/** Patterns of the object keys in each area. */
export const FILE_AREAS: Readonly<Record<FileArea, readonly string[]>> = {
  source: [`${SOURCES_PREFIX}${ANY}`],
  verifications: [`${verificationsPrefix(ANY, ANY)}${ANY}`],
  verdictsAndSketches: [`${verificationsPrefix(ANY, ANY)}${ANY}`, `${sketchesPrefix(ANY)}${ANY}`],
  handover: [`${HANDOVER_PREFIX}${ANY}`],
  pageImages: [pageImageKey(ANY, ANY, 1), thumbnailKey(ANY, ANY, 1)].map((key) => `${folderOf(key)}${ANY}`),
};

const KEY_OF_KIND: Readonly<Record<RecordKind, string>> = {
  account: itemKey.account('').pk,
  apiKey: itemKey.apiKey('').pk,
  attachment: itemKey.attachment('', '').pk,
  deletion: itemKey.deletion('').pk,
  upload: itemKey.upload('').pk,
  url: itemKey.url('').pk,
  use: itemKey.use('').pk,
  balance: itemKey.balance('').pk,
  hold: itemKey.hold('', 0, '').pk,
  ledger: itemKey.ledgerEntry('', '', '').pk,
  receipts: itemKey.receiptKeys().pk,
  sweep: itemKey.sweep().pk,
};

/** The pattern of partition keys of a kind, for the condition `dynamodb:LeadingKeys`. */
export const leadingKeys = (kind: RecordKind): string => KEY_OF_KIND[kind].replace(/#.*/, '#*');
