/** Why an attachment cannot serve what is asked of it. The message is a sentence for the caller. */

/** The attachment as such: whoever goes through a list of attachments names it and goes on with the others. */
export abstract class UnusableAttachment extends Error {
  readonly attachmentId: string;

  constructor(attachmentId: string, message: string) {
    super(message);
    this.attachmentId = attachmentId;
  }
}

/** Unknown, expired, deleted meanwhile, or another account's: which of them is nobody's business. */
export class AttachmentNotFound extends UnusableAttachment {
  override readonly name = 'AttachmentNotFound';

  constructor(attachmentId: string) {
    super(attachmentId, `Attachment '${attachmentId}' was not found; it may have expired.`);
  }
}

/** Its source could not be read, and never will be. */
export class AttachmentUnreadable extends UnusableAttachment {
  override readonly name = 'AttachmentUnreadable';

  /** @param reason the sentence that its preparation ended with */
  constructor(attachmentId: string, reason: string) {
    super(
      attachmentId,
      `'data.attachmentId': attachment '${attachmentId}' could not be read, so nothing can be verified against it. ${reason}`,
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
