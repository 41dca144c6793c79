/**
 * Character maps that PDFium reads otherwise than every other reader: they are written anew, in place, so that nothing else of the file moves.
 *
 * It takes the last code of a range to be in the first one's block of 256: of `<00f8> <0101> <0446>`
 * ("ц" to "я", as spreadsheets of Google write it) it reads nothing, and the letters come out as `ø`, `ù`, `û`. Every other reader goes on
 * counting. Such ranges are split where a block ends.
 *
 * And it keeps targets of several characters in a list, to which U+FFFF points: `<0000> <FFFF>`, by which producers say that a glyph has no
 * character, is the first of these to it, and the blank before "50%" was read as "ff".
 */
import { constants, deflateSync, inflateSync } from 'node:zlib';

/** Bytes of a compressed map: one of 65,536 characters takes less. */
const MOST_BYTES = 512 * 1024;
const MOST_INFLATED_BYTES = 1024 * 1024;
/** Of all maps of a file, inflated; and ranges of a map that are split. Anything more is made to take time. */
const MOST_READ_BYTES = 32 * 1024 * 1024;
const MOST_CROSSING = 256;
/** Bytes of a stream by which a map is recognised, compressed. */
const FIRST_BYTES = 256;
/** Streams of a file that may be maps: books have some hundreds of fonts, and as many pages. */
const MOST_STREAMS = 5_000;
/** Bytes before a stream in which its dictionary is. */
const DICTIONARY_BYTES = 400;
const BLOCK = 0x100;
/** Parts into which a range is split: the longest ranges go over all blocks, and no file has room for them. */
const MOST_PARTS = 16;

const STREAM = 'stream';
const END = 'endstream';
/** The name of a map, or the operators that every one begins with. */
const MAP = /\/CIDInit|begincmap|\/CMapName/;
/** Pictures, fonts, forms and object streams say what they are, or how long they are otherwise. */
const OTHER = /\/Subtype|\/Length1|\/Length2|\/ObjStm|\/XRef|\/Width|\/N |\/DecodeParms/;

/** @returns whether the file had such maps: it is changed where it stands */
export function correctCharacterMaps(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let isChanged = false;
  let [streams, read] = [0, 0];
  for (
    let at = bytes.indexOf(STREAM);
    at >= 0 && streams < MOST_STREAMS && read < MOST_READ_BYTES;
    at = bytes.indexOf(STREAM, at)
  ) {
    const dictionary = dictionaryBefore(bytes, at);
    const from = at + STREAM.length + (bytes[at + STREAM.length] === 0x0d ? 2 : 1);
    const to = bytes.indexOf(END, from);
    if (to < 0) break;
    at = to + END.length;
    if (to - from > MOST_BYTES || OTHER.test(dictionary)) continue;
    streams++;
    const isFlate = dictionary.includes('/FlateDecode');
    if (!isFlate && dictionary.includes('/Filter')) continue;
    const map = mapIn(bytes.subarray(from, to), isFlate);
    if (map === undefined) continue;
    read += map.length;
    if (correctIn(bytes.subarray(from, to), map.toString('latin1'), isFlate)) isChanged = true;
  }
  return isChanged;
}

function dictionaryBefore(bytes: Buffer, at: number): string {
  const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
  return before.slice(before.lastIndexOf('obj') + 1);
}

function mapIn(stream: Buffer, isFlate: boolean): Buffer | undefined {
  const first = isFlate ? inflated(stream.subarray(0, FIRST_BYTES)) : stream.subarray(0, FIRST_BYTES);
  if (first === undefined || !MAP.test(first.toString('latin1'))) return undefined;
  return isFlate ? inflated(stream) : stream;
}

function correctIn(stream: Buffer, map: string, isFlate: boolean): boolean {
  const corrected = correctedMap(map);
  if (corrected === undefined) return false;
  const written = isFlate
    ? deflateSync(corrected, { level: constants.Z_BEST_COMPRESSION })
    : Buffer.from(corrected, 'latin1');
  if (written.length > stream.length) return false;
  // What follows the end of compressed data is not read; in plain text it is white space.
  stream.fill(isFlate ? 0 : 0x20);
  written.copy(stream);
  return true;
}

/** As much as can be read of it; undefined if nothing can. */
function inflated(stream: Buffer): Buffer | undefined {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_INFLATED_BYTES });
  } catch {
    return undefined;
  }
}

const SECTION = /begin(codespacerange|bfchar|bfrange)/g;
const CHARACTER = /<\s*([0-9a-fA-F]{1,8})\s*>\s*(<[^>]*>)/g;
const RANGE = /<\s*([0-9a-fA-F]{1,8})\s*>\s*<\s*([0-9a-fA-F]{1,8})\s*>\s*(<[^>]*>|\[[^\]]*\])/g;

interface Section {
  readonly kind: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly text: string;
  readonly first: number;
  readonly last: number;
  /** Digits of a code. */
  readonly digits: number;
  /** Its characters; of a range those of the first code, or of all. */
  readonly to: string;
}

/** @returns undefined if it is read as it is meant; otherwise all that is read of a map */
function correctedMap(map: string): string | undefined {
  const sections = Array.from(map.matchAll(SECTION), ({ 0: begin, 1: kind, index }): Section => {
    const end = map.indexOf(`end${kind}`, index);
    return { kind, entries: entriesOf(kind, map.slice(index + begin.length, end < 0 ? undefined : end)) };
  });
  const all = sections.flatMap(({ kind, entries }) => (kind === 'codespacerange' ? [] : entries));
  const crossing = all.filter(isCrossing).length;
  const hasNone = all.some(({ to }) => NO_CHARACTER.test(to));
  if ((crossing === 0 && !hasNone) || crossing > MOST_CROSSING) return undefined;
  const corrected = sections.map(({ kind, entries }) => {
    const written = entries.flatMap((entry) => {
      if (kind === 'codespacerange') return entry.text;
      return kind === 'bfrange' && isCrossing(entry) ? partsOf(entry, all) : withoutMarker(entry);
    });
    return `${written.length} begin${kind}\n${written.join('\n')}\nend${kind}\n`;
  });
  return `begincmap\n${corrected.join('')}endcmap\n`;
}

const NO_CHARACTER = /^<\s*ffff\s*>$/i;
/** What stands for it in the text of every reader. */
const UNKNOWN = '<FFFD>';

const withoutMarker = ({ text, to }: Entry): string =>
  (NO_CHARACTER.test(to) ? `${text.slice(0, -to.length)}${UNKNOWN}` : text).replace(/\s+/g, ' ');

function entriesOf(kind: string, section: string): Entry[] {
  if (kind === 'bfrange')
    return Array.from(section.matchAll(RANGE), ([text, low, high, to]) => ({
      text,
      first: parseInt(low, 16),
      last: parseInt(high, 16),
      digits: low.length,
      to,
    }));
  return Array.from(section.matchAll(CHARACTER), ([text, code, to]) => {
    const first = parseInt(code, 16);
    return { text, first, last: first, digits: code.length, to };
  });
}

function isCrossing({ first, last }: Entry): boolean {
  const blocks = blockOf(last) - blockOf(first);
  return blocks > 0 && blocks < MOST_PARTS;
}

const blockOf = (code: number): number => Math.floor(code / BLOCK);

/**
 * Past the end of the first block only if no other entry is about these codes: some producers mean what PDFium reads, and write of a single
 * character `<08ff> <09ff>`.
 */
function partsOf(entry: Entry, all: readonly Entry[]): string[] {
  const { first, digits, to } = entry;
  const next = (blockOf(first) + 1) * BLOCK;
  const isToldElsewhere = all.some((other) => other !== entry && other.first <= entry.last && other.last >= next);
  const last = isToldElsewhere ? next - 1 : entry.last;
  const hex = (code: number): string => `<${code.toString(16).padStart(digits, '0')}>`;
  const targets = to.startsWith('[') ? (to.match(/<[^<>]*>/g) ?? []) : undefined;
  const split: string[] = [];
  for (let from = first; from <= last; from = (blockOf(from) + 1) * BLOCK) {
    const end = Math.min(last, (blockOf(from) + 1) * BLOCK - 1);
    const target =
      targets === undefined ? moved(to, from - first) : `[${targets.slice(from - first, end - first + 1).join('')}]`;
    split.push(`${hex(from)} ${hex(end)} ${target}`);
  }
  return split;
}

/** The character that many places after it: the last unit counts. */
function moved(target: string, by: number): string {
  const digits = target.replace(/[^0-9a-fA-F]/g, '');
  const start = Math.max(0, digits.length - 4);
  const unit = (parseInt(digits.slice(start) || '0', 16) + by) & 0xffff;
  return `<${digits.slice(0, start)}${unit.toString(16).padStart(digits.length - start, '0')}>`;
}
