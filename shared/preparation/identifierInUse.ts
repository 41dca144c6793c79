/** The identifier that a preparation asks for belongs to another source. */
export class IdentifierInUse extends Error {
  override readonly name = 'IdentifierInUse';

  constructor(attachmentId: string) {
    super(
      `'attachmentId' '${attachmentId}' is in use by another source. Choose another attachmentId, or delete that attachment first.`,
    );
  }
}
