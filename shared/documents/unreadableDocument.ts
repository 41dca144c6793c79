/** A source that was accepted but cannot be read. The message is for the caller: what is wrong, and what would work. */
export type UnreadableReason =
  'corrupt' | 'password' | 'no_pages' | 'no_text' | 'too_many_pages' | 'too_complex' | 'no_transcript';

export interface UnreadableOptions extends ErrorOptions {
  readonly workMs?: number;
}

export class UnreadableDocument extends Error {
  readonly reason: UnreadableReason;
  /** Milliseconds of processor time that trying took, if known. */
  readonly workMs: number | undefined;

  constructor(reason: UnreadableReason, message: string, options?: UnreadableOptions) {
    super(message, options);
    this.name = 'UnreadableDocument';
    this.reason = reason;
    this.workMs = options?.workMs;
  }
}
