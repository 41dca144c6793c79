/** Why an attachment cannot serve what is asked of it. The message is a sentence for the caller. */

/** The attachment as such: code that goes through a list of attachments names it and continues with the others. */
export abstract class UnusableAttachment extends Error {
  readonly attachmentId: string;

  constructor(attachmentId: string, message: string) {
    super(message);
    this.attachmentId = attachmentId;
  }
}

/** Unknown, expired, deleted in the meantime, or another account's: callers are not told which. */
export class AttachmentNotFound extends UnusableAttachment {
  override readonly name = 'AttachmentNotFound';

  constructor(attachmentId: string) {
    super(
      attachmentId,
      `Attachment '${attachmentId}' was not found; it may have expired. Prepare its source again, or see with GET /attachments what there is.`,
    );
  }
}

/** Repeating the request does not help; preparing it again may. */
const AGAIN =
  'To try again, prepare it again: an address after a minute, by the same identifier; a mended file by another one.';

/** Its source could not be read. */
export class AttachmentUnreadable extends UnusableAttachment {
  override readonly name = 'AttachmentUnreadable';

  /** @param reason the sentence that its preparation ended with */
  constructor(attachmentId: string, reason: string) {
    super(
      attachmentId,
      `Attachment '${attachmentId}' could not be read, so nothing can be verified against it. ${reason} ${AGAIN}`,
    );
  }
}

export class AttachmentUnderWay extends UnusableAttachment {
  override readonly name = 'AttachmentUnderWay';
  readonly retryAfterSeconds: number;

  constructor(attachmentId: string, retryAfterSeconds: number) {
    super(attachmentId, `Attachment '${attachmentId}' is still being prepared. Repeat the request to wait for it.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
