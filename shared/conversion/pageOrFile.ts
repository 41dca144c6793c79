/** Whether a response is a page to visit or a file to keep: by its bytes first, then by the criteria of browsers. */
import { declaredType, isAttachment } from './network/answerName.ts';
import { beginsAsPage } from './htmlBeginning.ts';
import type { WebAnswer } from './network/webAnswer.ts';
import { beginsAsDocument } from './sourceType.ts';
import { detectTextEncoding } from './text/textEncoding.ts';

const PAGE_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml', 'image/svg+xml'];
/** Statuses with which walls answer programs that are not browsers: the browser gets its try. */
const WALL_STATUSES: readonly number[] = [401, 403, 406, 429, 503];

/** A `declared page` is what its server says, an `undeclared page` HTML that its server calls something else, or something to save. */
export type Kind = 'declared page' | 'undeclared page' | 'file';

/** @param head the body's first BEGINNING_BYTES */
export function kindOf({ headers, status }: Pick<WebAnswer, 'headers' | 'status'>, head: Buffer): Kind {
  const isHtml = beginsAsPage(head);
  if (!isHtml && beginsAsDocument(head)) return 'file';
  const type = declaredType(headers) ?? '';
  const isDeclared = PAGE_TYPES.includes(type);
  if (isWall({ headers, status })) return 'declared page';
  if (isDeclared && !isHtml && !isText(head)) return 'file';
  if (isDeclared && !isAttachment(headers)) return 'declared page';
  return isDeclared || isHtml ? 'undeclared page' : 'file';
}

export const isWall = ({ headers, status }: Pick<WebAnswer, 'headers' | 'status'>): boolean =>
  WALL_STATUSES.includes(status) && !/^(application|image|audio|video)\//.test(declaredType(headers) ?? '');

/** Without any bytes, nothing says otherwise. */
const isText = (head: Buffer): boolean => head.length === 0 || detectTextEncoding(head) !== undefined;
