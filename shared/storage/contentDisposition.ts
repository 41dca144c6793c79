/** The header that makes a browser save an answer under a name: RFC 6266, safe for any name. */
import { create } from 'content-disposition';
import { withoutUnseen } from '../platform/unseen.ts';

/** What would let a name pass for a path. */
const UNSAFE = /[/\\]/g;

const NAMELESS = 'download';

/** `attachment; filename=…`, in ASCII; characters that a name cannot hold become `_`. */
export function attachmentDisposition(filename: string): string {
  const safe = withoutUnseen(filename.toWellFormed().replace(UNSAFE, '_'), '_').trim();
  return create(safe === '' ? NAMELESS : safe);
}
