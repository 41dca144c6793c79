/** The header that makes a browser save an answer under a name: RFC 6266, safe for any name. */
import { create } from 'content-disposition';

/** What no file system allows in a name, and what would let a name pass for a path or another header. */
const UNSAFE = /[\p{Cc}/\\]/gu;

const NAMELESS = 'download';

/** `attachment; filename=…`, in ASCII; characters that a name cannot hold become `_`. */
export function attachmentDisposition(filename: string): string {
  const safe = filename.toWellFormed().replace(UNSAFE, '_').trim();
  return create(safe === '' ? NAMELESS : safe);
}
