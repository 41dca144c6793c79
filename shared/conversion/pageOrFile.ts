/** Whether an answer is a page to be visited or a file to be kept: by its bytes first, then by what browsers go by. */
import { detectFileType } from '../documents/fileType.ts';
import { beginsAsHtml } from './htmlBeginning.ts';
import { declaredType, isAttachment } from './network/answerName.ts';
import type { WebAnswer } from './network/webAnswer.ts';

const PAGE_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml', 'image/svg+xml'];
/** What servers say when they do not know: the bytes decide. A browser would save such a page, this service shows it. */
const UNKNOWN_TYPES: readonly (string | undefined)[] = [
  undefined,
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-download',
  'application/zip',
  'unknown/unknown',
  '*/*',
];
/** Statuses with which walls answer programs that are no browsers: the browser gets its try. */
const WALL_STATUSES: readonly number[] = [401, 403, 406, 429, 503];

export type Kind = 'page' | 'downloaded page' | 'file';

/** @param head the body's first bytes */
export function kindOf({ headers, status }: WebAnswer, head: Buffer): Kind {
  if (detectFileType(head) !== undefined) return 'file';
  const type = declaredType(headers);
  const isWall = WALL_STATUSES.includes(status) && !/^(application|image|audio|video)\//.test(type ?? '');
  if (isWall || (type !== undefined && PAGE_TYPES.includes(type)))
    return isAttachment(headers) ? 'downloaded page' : 'page';
  return UNKNOWN_TYPES.includes(type) && looksLikeHtml(head) ? 'downloaded page' : 'file';
}

const looksLikeHtml = (head: Buffer): boolean => beginsAsHtml(head.toString('utf8'));
