/** What the pool and an OCR worker say to each other: one picture at a time, one reply each. */
import type { CompiledWasm } from '../pdf/webAssembly.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './readPicture.ts';

export interface OcrWorkerStart {
  /** Compiled once, shared by all workers. */
  readonly core: CompiledWasm;
  readonly memoryLimitBytes: number;
  /** Those that pictures are read in, in order of preference. */
  readonly languages: readonly string[];
  /** Those whose data is there besides: to tell what a picture that cannot be read is written in. */
  readonly otherLanguages: readonly string[];
  /** File of each language's data, compressed, by its name. */
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * `line`: one level line in Latin letters; `page`: anything, in any turn; `place`: the same, but nobody asks which other script it
 * may be in: the edges of its neighbours would be tried in all of them.
 */
export type Shown = 'page' | 'line' | 'place';

export interface OcrJob {
  readonly picture: GreyPicture;
  readonly shows: Shown;
}

export interface OcrRead {
  readonly kind: 'read';
  readonly text: PictureText;
}

export interface OcrBroken {
  readonly kind: 'broken';
  /** For the log. */
  readonly cause: string;
}

export type OcrReply = OcrRead | OcrBroken;
