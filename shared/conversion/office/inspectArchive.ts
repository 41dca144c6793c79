/** Looks through an Office archive before LibreOffice does: every part of XML unpacks to what it declares, and nothing multiplies. */
import type { Entry } from 'yauzl';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { MAX_XML_BYTES } from './archiveLimits.ts';
import { openZip, type ZipArchive } from './zipArchive.ts';

export interface ArchiveFindings {
  /** Text that was deleted or moved away under the eyes of a change tracker, and that LibreOffice would print beside the new one. */
  readonly hasTrackedChanges: boolean;
  /** Letters that a PDF may say worse than the document: of shaped scripts, or set far apart. */
  readonly hasShapedText: boolean;
}

const XML_PART = /\.(xml|rels|vml)$/i;
/** Office programs write no entities; a file that defines some lets a few bytes unfold to gigabytes. */
const ENTITY = '<!ENTITY';
/** WordprocessingML's deletions and moves, and OpenDocument's list of changes, under any prefix. */
const TRACKED_CHANGE = /<(?:[\w-]+:)?(?:del|moveFrom|tracked-changes)[\s>]/;
/** UTF-8 of letters from Armenian and Hebrew to Tibetan, of Burmese, Georgian, Ethiopic and Khmer, and of the older forms of Arabic letters. */
const SHAPED_LETTERS =
  /[\xd5-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xe1[\x80-\x83\x88-\x8e\x9e\x9f][\x80-\xbf]|\xef[\xac-\xaf\xb9-\xbb][\x80-\xbf]/g;
/** Of a document, from which on the longer way is gone for them: some words, no name of a language in a list. */
const SOME_LETTERS = 20;
/**
 * Letters set a point or more apart: twentieths of a point in WordprocessingML, hundredths in DrawingML, a length in OpenDocument. Less is
 * what fonts are fitted with.
 */
const LETTER_SPACING =
  /<w:spacing w:val="(?:[2-9]\d|\d{3,})"|\sspc="[1-9]\d{2,}"|\sfo:letter-spacing="0\.(?:0[1-9]|[1-9])/;
/** Longer than what is looked for, so that it cannot hide between two pieces. */
const OVERLAP = 64;

/** @throws UnconvertibleSource when the archive is damaged or hostile */
export async function inspectArchive(path: string): Promise<ArchiveFindings> {
  const zip = await openZip(path);
  try {
    let hasTrackedChanges = false;
    let isSpaced = false;
    let shapedLetters = 0;
    for (const [name, entry] of zip.entries) {
      if (!XML_PART.test(name)) continue;
      const found = await inspectPart(zip, entry);
      hasTrackedChanges ||= found.isTracked;
      isSpaced ||= found.isSpaced;
      shapedLetters += found.shapedLetters;
    }
    return { hasTrackedChanges, hasShapedText: isSpaced || shapedLetters >= SOME_LETTERS };
  } finally {
    zip.close();
  }
}

interface PartFindings {
  readonly isTracked: boolean;
  readonly isSpaced: boolean;
  /** Counted up to some. */
  readonly shapedLetters: number;
}

async function inspectPart(zip: ZipArchive, entry: Entry): Promise<PartFindings> {
  if (entry.uncompressedSize > MAX_XML_BYTES) throw tooLarge();
  let isTracked = false;
  let isSpaced = false;
  let shapedLetters = 0;
  let rest = '';
  for await (const piece of zip.pieces(entry)) {
    // Zeros are every other byte of UTF-16, and no character of XML.
    const text = rest + piece.toString('latin1').replaceAll('\0', '');
    if (text.includes(ENTITY)) throw multiplying();
    isTracked ||= TRACKED_CHANGE.test(text);
    isSpaced ||= LETTER_SPACING.test(text);
    if (shapedLetters < SOME_LETTERS) shapedLetters += text.match(SHAPED_LETTERS)?.length ?? 0;
    rest = text.slice(-OVERLAP);
  }
  return { isTracked, isSpaced, shapedLetters };
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
