/** What the pool and an OCR worker say to each other: one picture at a time, one reply each. */
import type { CompiledWasm } from '../pdf/webAssembly.ts';
import type { IndexedLine } from '../textIndex.ts';
import type { GreyPicture } from './picture.ts';
import type { LanguageData } from './tesseract.ts';

export interface OcrWorkerStart {
  /** Compiled once, shared by all workers. */
  readonly core: CompiledWasm;
  readonly memoryLimitBytes: number;
  readonly languages: readonly LanguageData[];
}

export interface OcrJob {
  readonly picture: GreyPicture;
}

export interface OcrRead {
  readonly kind: 'read';
  /** In pixels of the picture as given, whatever turn and scale it was read at. */
  readonly lines: readonly IndexedLine[];
}

export interface OcrBroken {
  readonly kind: 'broken';
  /** For the log. */
  readonly cause: string;
}

export type OcrReply = OcrRead | OcrBroken;
