/** The messages between the pool and an OCR worker: one picture, or one other worker to help, at a time, one reply each. */
import type { MessagePort } from 'node:worker_threads';
import type { CompiledWasm } from '../pdf/webAssembly.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './pictureText.ts';
import type { SecondReaderFiles } from './secondReader/secondReader.ts';

export interface OcrWorkerStart {
  /** Compiled once, shared by all workers. */
  readonly core: CompiledWasm;
  readonly memoryLimitBytes: number;
  /** Absent where its files are not: pages are then read without. */
  readonly second?: SecondReaderFiles | undefined;
  /** Languages that pictures are read in, in order of preference. */
  readonly languages: readonly string[];
  /** Other languages with data: used to recognise the language of a picture that cannot be read. */
  readonly otherLanguages: readonly string[];
  /** File of each language's data, compressed, by its name. */
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * `line`: one level line in Latin letters; `page`: anything, in any orientation; `place`: the same, but nobody asks which other script it
 * may be in: the edges of its neighbours would be tried in all of them; `lineInPage`: such a place that one line fills, with the halves of its
 * neighbours.
 */
export type Shown = 'page' | 'line' | 'lineInPage' | 'place';

export interface OcrJob {
  readonly picture: GreyPicture;
  readonly shows: Shown;
  /** Words that it may show: those that OCR is unsure of are compared with them. */
  readonly expected?: string | undefined;
  /** Of the text beside it: another script must be surely read to be believed. */
  readonly scripts?: readonly string[] | undefined;
  /** To another worker that helps; absent if none does. */
  readonly helper?: MessagePort | undefined;
}

/** To help another worker with its picture, for as long as that takes. */
export interface OcrHelp {
  /** To that worker. */
  readonly helps: MessagePort;
  /** Not 0, and notified, when it no longer needs help. */
  readonly over: Int32Array<SharedArrayBuffer>;
}

export type OcrQuestion = OcrJob | OcrHelp;

export interface OcrRead {
  readonly kind: 'read';
  readonly text: PictureText;
}

export interface OcrBroken {
  readonly kind: 'broken';
  /** For the log. */
  readonly cause: string;
}

export interface OcrHelped {
  readonly kind: 'helped';
}

export type OcrReply = OcrRead | OcrHelped | OcrBroken;
