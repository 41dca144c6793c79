/** Looks through an Office archive before LibreOffice does: every part of XML unpacks to what it declares, and nothing multiplies. */
import type { Entry } from 'yauzl';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { MAX_XML_BYTES } from './archiveLimits.ts';
import { openZip, type ZipArchive } from './zipArchive.ts';

export interface ArchiveFindings {
  /** Text that was deleted or moved away under the eyes of a change tracker, and that LibreOffice would print beside the new one. */
  readonly hasTrackedChanges: boolean;
}

const XML_PART = /\.(xml|rels|vml)$/i;
/** Office programs write no entities; a file that defines some lets a few bytes unfold to gigabytes. */
const ENTITY = '<!ENTITY';
/** WordprocessingML's deletions and moves, and OpenDocument's list of changes, under any prefix. */
const TRACKED_CHANGE = /<(?:[\w-]+:)?(?:del|moveFrom|tracked-changes)[\s>]/;
/** Longer than what is looked for, so that it cannot hide between two pieces. */
const OVERLAP = 64;

/** @throws UnconvertibleSource when the archive is damaged or hostile */
export async function inspectArchive(path: string): Promise<ArchiveFindings> {
  const zip = await openZip(path);
  try {
    let hasTrackedChanges = false;
    for (const [name, entry] of zip.entries) {
      if (!XML_PART.test(name)) continue;
      if (await inspectPart(zip, entry)) hasTrackedChanges = true;
    }
    return { hasTrackedChanges };
  } finally {
    zip.close();
  }
}

async function inspectPart(zip: ZipArchive, entry: Entry): Promise<boolean> {
  if (entry.uncompressedSize > MAX_XML_BYTES) throw tooLarge();
  let isTracked = false;
  let rest = '';
  for await (const piece of zip.pieces(entry)) {
    // Zeros are every other byte of UTF-16, and no character of XML.
    const text = rest + piece.toString('latin1').replaceAll('\0', '');
    if (text.includes(ENTITY)) throw multiplying();
    isTracked ||= TRACKED_CHANGE.test(text);
    rest = text.slice(-OVERLAP);
  }
  return isTracked;
}

const multiplying = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'corrupt',
    'The Office file is refused: it defines XML entities, which Office programs do not write.',
  );

export const tooLarge = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    'The Office file holds more text than this service takes. Split it, or save it as PDF.',
  );
