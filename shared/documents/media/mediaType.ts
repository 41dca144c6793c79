/** Which kind of recording a file is, by its bytes. */
import { hasSignature } from '../fileSignature.ts';

const MEDIA_TYPES = [
  'audio/mpeg',
  'audio/aac',
  'audio/mp4',
  'audio/wav',
  'audio/flac',
  'audio/ogg',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/x-matroska',
  'video/mp2t',
  'video/x-msvideo',
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const isMediaType = (type: string): type is MediaType => MEDIA_TYPES.some((known) => known === type);

/** For messages to the caller. */
export const SUPPORTED_MEDIA = 'MP3, AAC, M4A, WAV, FLAC, Ogg, MP4, MOV, WebM, Matroska, MPEG-TS and AVI';

/** @param bytes the beginning of the file, at least 1,024 bytes of a longer one */
export function mediaType(bytes: Buffer): MediaType | undefined {
  if (hasSignature(bytes, 'ID3', 0)) return 'audio/mpeg';
  if (hasSignature(bytes, 'fLaC', 0)) return 'audio/flac';
  if (hasSignature(bytes, 'OggS', 0)) return 'audio/ogg';
  if ((hasSignature(bytes, 'RIFF', 0) || hasSignature(bytes, 'RF64', 0)) && hasSignature(bytes, 'WAVE', 8))
    return 'audio/wav';
  if (hasSignature(bytes, 'RIFF', 0) && hasSignature(bytes, 'AVI ', 8)) return 'video/x-msvideo';
  if (hasSignature(bytes, '\x1a\x45\xdf\xa3', 0)) return matroskaType(bytes);
  return isoType(bytes) ?? transportStream(bytes) ?? frameType(bytes);
}

/** The EBML header names the type of document; its values are not compressed. */
function matroskaType(bytes: Buffer): MediaType | undefined {
  if (bytes.includes('webm')) return 'video/webm';
  return bytes.includes('matroska') ? 'video/x-matroska' : undefined;
}

/** Brands with sound only. */
const AUDIO_BRANDS: readonly string[] = ['M4A ', 'M4B ', 'M4P '];
const VIDEO_BRAND = /^(?:iso[m2-9]|mp4[12]|avc[1-4]|M4V.|3g[p2].|dash|msdh|msix|cmf[csl2]|MSNV|f4v |mmp4|ndx.|hvc1)$/;
/** Boxes that a QuickTime file may begin with if it has no `ftyp`. */
const QUICKTIME_BOXES: readonly string[] = ['moov', 'mdat', 'wide'];

/**
 * The least number that four characters of text encode: half a gigabyte, more than is accepted. A tab or a line end encodes 150 MB and
 * more.
 */
const TEXT_AS_SIZE = 0x09000000;

/** ISO/IEC 14496-12: the size of a box, its name; the `ftyp` box continues with the major brand. */
function isoType(bytes: Buffer): MediaType | undefined {
  if (bytes.length < 8 || bytes.readUInt32BE(0) >= TEXT_AS_SIZE) return undefined;
  const box = bytes.toString('latin1', 4, 8);
  if (box !== 'ftyp') return QUICKTIME_BOXES.includes(box) ? 'video/quicktime' : undefined;
  const brand = bytes.toString('latin1', 8, 12);
  if (AUDIO_BRANDS.includes(brand)) return 'audio/mp4';
  if (brand === 'qt  ') return 'video/quicktime';
  return VIDEO_BRAND.test(brand) ? 'video/mp4' : undefined;
}

const PACKET_BYTES = 188;
const SYNC_BYTE = 0x47;
/** Packets that must begin alike: no text has the letter G at five such places by chance. */
const SEEN_PACKETS = 5;

function transportStream(bytes: Buffer): MediaType | undefined {
  if (bytes.length < SEEN_PACKETS * PACKET_BYTES) return undefined;
  const starts = Array.from({ length: SEEN_PACKETS }, (_, packet) => bytes[packet * PACKET_BYTES]);
  return starts.every((start) => start === SYNC_BYTE) ? 'video/mp2t' : undefined;
}

/** A bare stream of frames: eleven or twelve bits set, then version, layer, bit rate and sampling rate, each with values that no frame has. */
function frameType(bytes: Buffer): MediaType | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff) return undefined;
  const isAdts = (bytes[1] & 0xf6) === 0xf0;
  if (isAdts) return (bytes[2] >> 2) % 16 < 13 ? 'audio/aac' : undefined;
  const version = (bytes[1] >> 3) & 3;
  const layer = (bytes[1] >> 1) & 3;
  const bitRate = bytes[2] >> 4;
  const samplingRate = (bytes[2] >> 2) & 3;
  const isFrame =
    (bytes[1] & 0xe0) === 0xe0 && version !== 1 && layer === 1 && bitRate % 15 !== 0 && samplingRate !== 3;
  return isFrame ? 'audio/mpeg' : undefined;
}
