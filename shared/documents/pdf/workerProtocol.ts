/** The messages between the pool and a worker: one job at a time, one reply each. */
import type { UnreadableReason } from '../unreadableDocument.ts';
import type { CharacterTrace, PageContents, RenderRequest } from '../pdfReader.ts';
import type { PackedPart } from '../packedParts.ts';
import type { CompiledWasm } from './webAssembly.ts';

export interface WorkerStart {
  /** Compiled once, shared by all workers. */
  readonly pdfium: CompiledWasm;
  readonly wasmMemoryLimitBytes: number;
  readonly maxPages: number;
  readonly maxPixels: number;
  /** Whether the thread warms up while it waits for its first job. */
  readonly warmsUp: boolean;
}

export interface ExtractJob {
  readonly kind: 'extract';
  /** The reader: PDFium, or pdfjs if PDFium has failed. */
  readonly reader: 'pdfium' | 'pdfjs';
  /** 1-based, inclusive; pages past the end are left out. */
  readonly firstPage: number;
  readonly lastPage: number;
}

export interface RenderJob {
  readonly kind: 'render';
  readonly request: RenderRequest;
}

/** For a document of any kind, whose bytes are not needed for it. */
export interface StructureJob {
  readonly kind: 'structure';
  /** All its pages. */
  readonly parts: readonly PackedPart[];
  /** What the original of a rendition states, UTF-8. */
  readonly stated?: SharedArrayBuffer;
}

export type WorkerJob = ExtractJob | RenderJob | StructureJob;

export interface JobMessage {
  readonly documentId: string;
  /** Present if the worker does not hold the document. Shared memory: not copied between threads. */
  readonly bytes?: SharedArrayBuffer;
  /** Documents to release before the job. */
  readonly evict: readonly string[];
  readonly job: WorkerJob;
}

export interface Extracted {
  readonly kind: 'extracted';
  readonly pageCount: number;
  /** Pages as written by `packPages`. */
  readonly packed: Uint8Array<SharedArrayBuffer>;
  /** One for each page read. */
  readonly contents: readonly PageContents[];
}

export interface Structured {
  readonly kind: 'structured';
  /** As they came, with what their lines are. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

export interface Rendered {
  readonly kind: 'rendered';
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly channels: 1 | 3;
  readonly traces?: readonly CharacterTrace[];
  /** PDFium had no memory for something, such as an image: the worker must be replaced. The picture is usable without it. */
  readonly incomplete: boolean;
}

export interface Failed {
  readonly kind: 'failed';
  readonly reason: UnreadableReason;
  readonly message: string;
  /** For the log: what was thrown, if anything was. */
  readonly cause?: string;
  /** PDFium is in an unknown state: the worker must be replaced. */
  readonly broken: boolean;
  /** Another reader may succeed. */
  readonly retryable: boolean;
}

export type WorkerReply = Extracted | Structured | Rendered | Failed;
