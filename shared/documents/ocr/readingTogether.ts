/**
 * A page that two threads recognise together. The one that reads the page asks, the other helps: both analyse the layout of the same
 * picture, with the same result, and each recognises half of its rows. The asking thread never waits for one that has not started: then it
 * recognises all rows itself.
 */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { GreyPicture } from './picture.ts';
import type { HalvingTesseract, RecognisedHalf, Tesseract } from './tesseract.ts';

/** Pixels from which a picture is worth the help: samples and lines are smaller. */
const LEAST_PIXELS = 1_000_000;
/** How long a second half is waited for, as a multiple of the first, and at least in milliseconds: on a busy machine neither is quick. */
const PATIENCE = 3;
const LEAST_PATIENCE_MS = 1_000;

/** The state of a request, in memory that both see. */
const STATE = { open: 0, taken: 1, done: 2, withdrawn: 3 } as const;

interface Request {
  readonly state: Int32Array<SharedArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly pixels: SharedArrayBuffer;
  readonly language: string;
}

/** Answers the requests that arrive over the port, until the thread ends. */
export function helpReading(tesseract: HalvingTesseract, port: MessagePort): void {
  port.on('message', ({ state, width, height, pixels, language }: Request) => {
    if (Atomics.compareExchange(state, 0, STATE.open, STATE.taken) !== STATE.open) return;
    let half: RecognisedHalf = { lines: [] };
    try {
      half = tesseract.recogniseHalf({ width, height, pixels: new Uint8Array(pixels) }, language, 'second', () => true);
    } finally {
      port.postMessage(half);
      Atomics.store(state, 0, STATE.done);
      Atomics.notify(state, 0);
    }
  });
}

/** @param port whose other end is another thread's `helpReading` */
export function withHelp(tesseract: HalvingTesseract, port: MessagePort): Tesseract {
  let isGivenUp = false;
  return {
    recognise: (picture, languages, layout = 'any') => {
      const isWorthIt = layout === 'any' && languages.length === 1 && picture.pixels.length >= LEAST_PIXELS;
      if (isGivenUp || !isWorthIt) return tesseract.recognise(picture, languages, layout);
      const lines = recogniseTogether(tesseract, port, picture, languages[0]);
      // A late reply must not be taken for the answer to the next request.
      isGivenUp = lines === undefined;
      return lines ?? tesseract.recognise(picture, languages);
    },
  };
}

/** Undefined if the help failed. */
function recogniseTogether(
  tesseract: HalvingTesseract,
  port: MessagePort,
  picture: GreyPicture,
  language: string,
): RecognisedHalf['lines'] | undefined {
  const { width, height } = picture;
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pixels = new SharedArrayBuffer(picture.pixels.length);
  new Uint8Array(pixels).set(picture.pixels);
  port.postMessage({ state, width, height, pixels, language } satisfies Request);
  // Once it has started, it is waited for; otherwise it must not start any more.
  const isHelped = (): boolean => Atomics.compareExchange(state, 0, STATE.open, STATE.withdrawn) !== STATE.open;
  const begunAt = performance.now();
  const first = tesseract.recogniseHalf(picture, language, 'first', isHelped);
  if (first.parted === undefined) {
    Atomics.compareExchange(state, 0, STATE.open, STATE.withdrawn);
    return first.lines;
  }
  const second = secondHalf(port, state, Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - begunAt)));
  return second?.parted === first.parted ? [...first.lines, ...second.lines] : undefined;
}

/** Undefined if it does not arrive. */
function secondHalf(port: MessagePort, state: Request['state'], patienceMs: number): RecognisedHalf | undefined {
  Atomics.wait(state, 0, STATE.taken, patienceMs);
  if (Atomics.load(state, 0) !== STATE.done) return undefined;
  // Written by `helpReading` only.
  return receiveMessageOnPort(port)?.message as RecognisedHalf | undefined;
}
