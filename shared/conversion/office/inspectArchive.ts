/**
 * Inspects an Office archive, or OpenDocument in one file, before LibreOffice does: every XML part, by its name or its bytes, unpacks to
 * what it declares, and nothing multiplies.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Entry } from 'yauzl';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { MAX_XML_BYTES } from '../archive/archiveLimits.ts';
import { beginsAsXml, refuseMultiplying } from '../archive/multiplyingXml.ts';
import { openZip, type ZipArchive } from '../archive/zipArchive.ts';
import { mayBeAdjusted, TO_ADJUST } from './adjustedParts.ts';

export interface DocumentFindings {
  /** Text that was deleted or moved with change tracking on, and that LibreOffice would print beside the new text. */
  readonly hasTrackedChanges: boolean;
  /**
   * Letters that a PDF may represent less well than the document: of shaped scripts, Korean ones beside digits, or with wide letter
   * spacing.
   */
  readonly hasShapedText: boolean;
  /** Its text may contain values that LibreOffice would recalculate: dates, file names, references. */
  readonly isToAdjust: boolean;
}

const XML_PART = /\.(xml|rels|vml)$/i;
/** WordprocessingML's deletions and moves, and OpenDocument's list of changes, under any prefix. */
const TRACKED_CHANGE = /<(?:[\w-]+:)?(?:del|moveFrom|tracked-changes)[\s>]/;
/** UTF-8 of letters from Armenian and Hebrew to Tibetan, of Burmese, Georgian, Ethiopic, Khmer and Korean, and of the older forms of Arabic letters. */
const SHAPED_LETTERS =
  /[\xd5-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xe1[\x80-\x83\x88-\x8e\x9e\x9f][\x80-\xbf]|(?:\xea[\xb0-\xbf]|[\xeb\xec][\x80-\xbf]|\xed[\x80-\x9e])[\x80-\xbf]|\xef[\xac-\xaf\xb9-\xbb][\x80-\xbf]/g;
/** Number in a document from which it is converted the longer way for them: some words, not a language's name in a list. */
const SOME_LETTERS = 20;
/**
 * Letters spaced by a point or more: twentieths of a point in WordprocessingML, hundredths in DrawingML, a length in OpenDocument. Smaller
 * values serve to fit fonts.
 */
const LETTER_SPACING =
  /<w:spacing w:val="(?:[2-9]\d|\d{3,})"|\sspc="[1-9]\d{2,}"|\sfo:letter-spacing="0\.(?:0[1-9]|[1-9])/;
/** Longer than what is searched for, so that it cannot hide between two pieces. */
const OVERLAP = 64;

/** @throws UnconvertibleSource if the archive is damaged or hostile */
export async function inspectArchive(path: string): Promise<DocumentFindings> {
  const zip = await openZip(path);
  try {
    let hasTrackedChanges = false;
    let isSpaced = false;
    let isToAdjust = false;
    let shapedLetters = 0;
    for (const [name, entry] of zip.entries) {
      if (!XML_PART.test(name) && !(await isXmlBeneath(zip, entry))) continue;
      const found = await inspectPart(zip, entry);
      hasTrackedChanges ||= found.isTracked;
      isSpaced ||= found.isSpaced;
      isToAdjust ||= found.isToAdjust && mayBeAdjusted(name);
      shapedLetters += found.shapedLetters;
    }
    return { hasTrackedChanges, hasShapedText: isSpaced || shapedLetters >= SOME_LETTERS, isToAdjust };
  } finally {
    zip.close();
  }
}

interface PartFindings {
  readonly isTracked: boolean;
  readonly isSpaced: boolean;
  readonly isToAdjust: boolean;
  /** Counted up to `SOME_LETTERS`. */
  readonly shapedLetters: number;
}

/** Every other byte of UTF-16 is zero, which is not an XML character. */
const asLatin = (piece: Buffer): string => piece.toString('latin1').replaceAll('\0', '');

/** A document may give its parts any name. A damaged picture is no reason to refuse the text around it. */
async function isXmlBeneath(zip: ZipArchive, entry: Entry): Promise<boolean> {
  try {
    for await (const piece of zip.pieces(entry)) return beginsAsXml(piece);
  } catch (error) {
    if (!(error instanceof UnconvertibleSource)) throw error;
  }
  return false;
}

/** @throws UnconvertibleSource if it is larger than allowed, or hostile */
export async function inspectFlat(path: string): Promise<DocumentFindings> {
  if ((await stat(path)).size > MAX_XML_BYTES) throw tooLarge();
  const { isTracked, isSpaced, isToAdjust, shapedLetters } = await inspectPieces(createReadStream(path));
  return { hasTrackedChanges: isTracked, hasShapedText: isSpaced || shapedLetters >= SOME_LETTERS, isToAdjust };
}

function inspectPart(zip: ZipArchive, entry: Entry): Promise<PartFindings> {
  if (entry.uncompressedSize > MAX_XML_BYTES) throw tooLarge();
  return inspectPieces(zip.pieces(entry));
}

async function inspectPieces(pieces: AsyncIterable<Buffer>): Promise<PartFindings> {
  let isFirst = true;
  let isTracked = false;
  let isSpaced = false;
  let isToAdjust = false;
  let shapedLetters = 0;
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + asLatin(piece);
    refuseMultiplying(text, isFirst);
    isFirst = false;
    isTracked ||= TRACKED_CHANGE.test(text);
    isSpaced ||= LETTER_SPACING.test(text);
    isToAdjust ||= TO_ADJUST.test(text);
    if (shapedLetters < SOME_LETTERS) shapedLetters += text.match(SHAPED_LETTERS)?.length ?? 0;
    rest = text.slice(-OVERLAP);
  }
  return { isTracked, isSpaced, isToAdjust, shapedLetters };
}

export const tooLarge = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    'The Office file holds more text than this service takes. Split it, or save it as PDF.',
  );
