/** Whether a file is text, and in which encoding: by byte order marks, by validity, by what the server said, and last by its letters. */
import { analyse } from 'chardet';

/** As `TextDecoder` names them. */
export type TextEncodingName = string;

/** Bytes used to judge the letters; more would take time and add nothing. */
const SAMPLE_BYTES = 64 * 1024;
/** Control characters in a thousand from which bytes are not text: logs and terminal output have a few. */
const MAX_CONTROLS_PER_THOUSAND = 5;
/** Share of the zero bytes that must be on one side of the pairs, if UTF-16 came without its byte order mark. */
const ONE_SIDED = 0.9;
/** Zero bytes per pair: text in Latin script has one in nearly each pair. */
const ZEROS_PER_PAIR = 0.3;
/** Out of 100: below it, a guess by letters is worse than the encoding that most old files have. */
const LEAST_CONFIDENCE = 25;
const MOST_COMMON_OLD_ENCODING = 'windows-1252';

/**
 * @param declared the character set that the server named
 * @returns undefined if this is not text
 */
export function detectTextEncoding(bytes: Buffer, declared?: string): TextEncodingName | undefined {
  const encoding = marked(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (pairs(bytes) ?? old(bytes, declared)));
  return encoding !== undefined && isPlain(decodeText(bytes.subarray(0, SAMPLE_BYTES), encoding))
    ? encoding
    : undefined;
}

/** The byte order mark is not part of the text. */
export const decodeText = (bytes: Buffer, encoding: TextEncodingName): string =>
  new TextDecoder(encoding).decode(bytes);

function marked(bytes: Buffer): TextEncodingName | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.subarray(0, SAMPLE_BYTES).includes(0);
  } catch {
    return false;
  }
}

/** UTF-16 without a byte order mark: zeros in every other byte. */
function pairs(bytes: Buffer): TextEncodingName | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  if ((even + odd) * 2 < ZEROS_PER_PAIR * sample.length) return undefined;
  if (odd >= ONE_SIDED * (even + odd)) return 'utf-16le';
  return even >= ONE_SIDED * (even + odd) ? 'utf-16be' : undefined;
}

/** Encodings from before Unicode do not identify themselves. */
function old(bytes: Buffer, declared: string | undefined): TextEncodingName | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0)) return undefined;
  const named = declared === undefined ? undefined : known(declared);
  if (named !== undefined && named !== 'utf-8') return named;
  const guesses = analyse(sample).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  return guesses.map(({ name }) => known(name)).find((name) => name !== undefined) ?? MOST_COMMON_OLD_ENCODING;
}

function known(name: string): TextEncodingName | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** Tabs, line ends and form feeds are text; other control characters are not, and neither is what did not decode. */
function isPlain(text: string): boolean {
  let strange = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl =
      (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== 0x1b) || code === 0x7f || code === 0xfffd;
    if (isControl) strange += 1;
  }
  return strange * 1000 <= MAX_CONTROLS_PER_THOUSAND * text.length;
}
