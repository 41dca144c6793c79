/** A source that was accepted but cannot be read. The message is for the caller: what is wrong, and what would work. */
export type UnreadableReason =
  'corrupt' | 'password' | 'no_pages' | 'no_text' | 'too_many_pages' | 'too_complex' | 'no_transcript';

export class UnreadableDocument extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableDocument';
    this.reason = reason;
  }
}
