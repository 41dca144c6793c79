/** The proof of a quotation from a recording: what it shows while the words are spoken, and the words under it. */
import sharp from 'sharp';
import type { OutputImageFormat } from '../../contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../../documents/documentReader.ts';
import type { IndexedPage } from '../../documents/textIndex.ts';
import { encode } from '../encode.ts';
import type { Proof } from '../proofImage.ts';
import type { Picture } from '../stack.ts';
import type { Typesetter } from '../typesetting/typesetter.ts';
import { shownCues, type MarkedSpan } from './shownCues.ts';
import type { SpokenTimes } from './spokenTimes.ts';
import { transcriptMarkup } from './transcriptMarkup.ts';

/** The box that the frame is fitted into, pixels: a face or a slide can be recognised, and films shot upright do not fill a screen. */
const FRAME_BOX = { width: 960, height: 540 } as const;
/** Words are set at least this wide, pixels, however narrow the film. */
const LEAST_WIDTH = 640;
/** White around the words, pixels. */
const MARGIN = 16;
/** A waveform shows the words with this much before and after them, milliseconds. */
const WAVEFORM_CONTEXT_MS = 3_000;

export interface TranscriptPassage {
  readonly times: SpokenTimes;
  readonly marks: readonly MarkedSpan[];
  /** Drawn later than this, by `performance.now()`, it shows the last key frame before, which is quicker. */
  readonly exactUntil: number;
}

/**
 * @param pages all pages of the transcript
 * @throws UnreadableDocument if the recording cannot be opened or the words cannot be set
 */
export async function transcriptProof(
  { reader, typesetter }: { readonly reader: Pick<DocumentReader, 'picture'>; readonly typesetter: Typesetter },
  source: DocumentSource,
  pages: readonly IndexedPage[],
  { times, marks, exactUntil }: TranscriptPassage,
  format: OutputImageFormat,
): Promise<Proof> {
  const shown = await reader.picture(source, {
    startMs: Math.max(0, times.startMs - WAVEFORM_CONTEXT_MS),
    endMs: times.endMs + WAVEFORM_CONTEXT_MS,
    atMs: (times.startMs + times.endMs) / 2,
    exact: performance.now() < exactUntil,
  });
  const frame = await fitted(shown);
  const width = Math.max(frame.width, LEAST_WIDTH);
  const words = await typesetter.set(
    source.owner,
    transcriptMarkup(times, shownCues(pages, marks)),
    width - 2 * MARGIN,
  );
  const picture = under(frame, words, width);
  const bytes = await encode(picture, format, source.owner);
  const src = `data:image/${format};base64,${bytes.toString('base64')}`;
  return { visibility: 'shown', picture: { src, width: picture.width, height: picture.height } };
}

async function fitted({ width, height, pixels }: Picture): Promise<Picture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ ...FRAME_BOX, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The frame centred above, the words below it from the left. */
function under(frame: Picture, words: Picture, width: number): Picture {
  const height = frame.height + words.height + 2 * MARGIN;
  const pixels = new Uint8Array(width * height * 3).fill(255);
  place(pixels, width, frame, Math.floor((width - frame.width) / 2), 0);
  place(pixels, width, words, MARGIN, frame.height + MARGIN);
  return { width, height, pixels };
}

function place(canvas: Uint8Array, width: number, piece: Picture, left: number, top: number): void {
  const visible = Math.min(piece.width, width - left);
  for (let y = 0; y < piece.height; y++) {
    const row = piece.pixels.subarray(y * piece.width * 3, (y * piece.width + visible) * 3);
    canvas.set(row, ((top + y) * width + left) * 3);
  }
}
