/**
 * Where each object lives. Infrastructure and code share these functions, so that a grant and a key can never disagree.
 *
 * Everything of one attachment is under one prefix named by its `storageId`, a random identifier created anew for every
 * preparation: two attachments that use the same `attachmentId` one after the other never share a key, and deleting the prefix
 * deletes everything; only an account's sketches are stored together.
 */
export const SOURCES_PREFIX = 'sources/';

/** Files on their way to a worker without rights and back; nothing lasts there. */
export const HANDOVER_PREFIX = 'handover/';

/** @param desk random, and of one piece of work */
export const handoverKey = (desk: string, name: string): string => `${HANDOVER_PREFIX}${desk}/${name}`;

export const sourcePrefix = (accountId: string, storageId: string): string =>
  `${SOURCES_PREFIX}${accountId}/${storageId}/`;

export const originalKey = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}original`;

/** Sent with a recording. */
export const subtitlesKey = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}subtitles`;

/** The PDF that replaces an original which is not read as it is, and a web page. */
export const renditionKey = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}rendition.pdf`;

/** What the original states, where the rendition may say it less well. */
export const statedTextKey = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}stated.txt`;

/** For all attachments of an account together, so that one listing has them; no `storageId` begins with this character. */
export const sketchesPrefix = (accountId: string): string => `${SOURCES_PREFIX}${accountId}/_sketches/`;

export const sketchKey = (accountId: string, storageId: string): string => `${sketchesPrefix(accountId)}${storageId}`;

export const textIndexKey = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}text-index.zst`;

/** What is stored while a long scan is read in parts, or speech is recognised. */
export const readingPrefix = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}reading/`;

export const draftKey = (accountId: string, storageId: string): string =>
  `${readingPrefix(accountId, storageId)}draft.zst`;

/** Named after its pages: messages that come twice, and read more or less of a part, overwrite nothing of each other's. */
export const readPagesKey = (accountId: string, storageId: string, pageNumbers: readonly number[]): string =>
  `${readingPrefix(accountId, storageId)}pages-${pageNumbers.join('-')}.zst`;

/** The sound of a stretch of a recording, while its speech is recognised. */
export const soundKey = (accountId: string, storageId: string, part: number): string =>
  `${readingPrefix(accountId, storageId)}sound-${String(part).padStart(5, '0')}.flac`;

/** What an external recogniser writes about it. */
export const transcriptKey = (accountId: string, storageId: string, part: number): string =>
  `${readingPrefix(accountId, storageId)}transcript-${String(part).padStart(5, '0')}.json`;

/** The words heard in it. */
export const heardWordsKey = (accountId: string, storageId: string, part: number): string =>
  `${readingPrefix(accountId, storageId)}words-${String(part).padStart(5, '0')}.json`;

/** Links are signed before it is known whether the page is stored as PNG or as JPEG; images of earlier releases are WebP, and say so. */
export const pageImageKey = (
  accountId: string,
  storageId: string,
  pageNumber: number,
  extension: 'none' | 'webp' = 'webp',
): string =>
  `${sourcePrefix(accountId, storageId)}pages/${String(pageNumber).padStart(5, '0')}${extension === 'none' ? '' : '.webp'}`;

export const thumbnailKey = (accountId: string, storageId: string, pageNumber: number): string =>
  `${sourcePrefix(accountId, storageId)}thumbnails/${String(pageNumber).padStart(5, '0')}.webp`;

const IMAGE_OF_PAGE = new RegExp(`^${SOURCES_PREFIX}([^/]+)/([^/]+)/(?:pages|thumbnails)/(\\d{5,})(?:\\.webp)?$`);

/** The page whose image or thumbnail is under the key; `undefined` for other objects. */
export function imageOfPage(
  key: string,
): { readonly accountId: string; readonly storageId: string; readonly pageNumber: number } | undefined {
  const match = IMAGE_OF_PAGE.exec(key);
  return match ? { accountId: match[1], storageId: match[2], pageNumber: Number(match[3]) } : undefined;
}

/** Empty; it is there once a batch of page images is given up, for those who hold links and show no key. */
export const failedBatchKey = (accountId: string, storageId: string, batch: number): string =>
  `${sourcePrefix(accountId, storageId)}pages/failed-${batch}`;

export const verificationsPrefix = (accountId: string, storageId: string): string =>
  `${sourcePrefix(accountId, storageId)}verifications/`;

/** `requestKey` sorts by time, so listing the prefix yields verification requests in the order they were answered. */
export const verificationsKey = (accountId: string, storageId: string, requestKey: string): string =>
  `${verificationsPrefix(accountId, storageId)}${requestKey}.json.zst`;

/**
 * For objects merged into one, in the place of the latest of them.
 * @param mergeId used by no other merge, so that none overwrites what another one wrote
 */
export const mergedVerificationsKey = (latestKey: string, mergeId: string): string =>
  latestKey.replace(/(-[^./-]+)?\.json\.zst$/, `-${mergeId}.json.zst`);
