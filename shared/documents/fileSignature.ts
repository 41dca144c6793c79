/** Whether a file's bytes begin as those of a type do. */
export const hasSignature = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;
