/** The decoding process's questions and answers: one question at a time. */
import type { ImageType } from '../fileType.ts';
import type { FileDelivery } from '../heldFiles.ts';
import type { UnreadableReason } from '../unreadableDocument.ts';

/** One page of an image file, rotated as its metadata says. */
export interface Frame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per inch, as stated in the file; absent if it states none, or the value that programs write that do not know. */
  readonly density?: number;
}

export interface InspectJob {
  readonly kind: 'inspect';
}

export interface DrawJob {
  readonly kind: 'draw';
  /** 0-based. */
  readonly frame: number;
  /** Part of the frame, in its pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Size of the result, pixels. */
  readonly outputWidth: number;
  readonly outputHeight: number;
  readonly colour: 'rgb' | 'grey';
}

export interface DecoderRequest extends FileDelivery {
  readonly documentId: string;
  readonly type: ImageType;
  readonly maxFrames: number;
  readonly job: InspectJob | DrawJob;
}

export interface Inspected {
  readonly kind: 'inspected';
  readonly frames: readonly Frame[];
}

export interface Drawn {
  readonly kind: 'drawn';
  readonly pixels: Uint8Array;
}

export interface Failed {
  readonly kind: 'failed';
  readonly reason: UnreadableReason;
  readonly message: string;
  readonly cause?: string;
}

export type DecoderReply = Inspected | Drawn | Failed;
