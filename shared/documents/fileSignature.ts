/** Whether a file's bytes begin like those of a type. */
export const hasSignature = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;
