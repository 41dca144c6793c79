/** Part of a file, as players request it when they jump to a moment (RFC 9110, 14): what S3 does for the deployed service. */
import type { ObjectPart } from '../../shared/storage/local/diskFileStore.ts';

/**
 * One range of bytes. Several at once, and anything not understood, are answered with the whole file, as the standard allows.
 * @returns `unsatisfiable` if it begins after the end
 */
export function byteRange(header: string | undefined, sizeBytes: number): ObjectPart | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = sizeBytes - 1;
  const range =
    from === ''
      ? { first: Math.max(0, sizeBytes - Number(to)), last: end }
      : { first: Number(from), last: to === '' ? end : Math.min(end, Number(to)) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return range.first > range.last ? 'unsatisfiable' : range;
}
