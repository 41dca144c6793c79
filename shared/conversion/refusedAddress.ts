/** An address that the service visits for nobody: the answer is 400 and nothing is kept. */
export class RefusedAddress extends Error {
  /** @param message for the caller: which address, and why it is refused */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedAddress';
  }
}
