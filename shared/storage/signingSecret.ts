/**
 * Port: the secret from which the receipt key is derived. Only the signer may read it. Adapters: `aws/secretsManagerSecret.ts`,
 * `local/fileSigningSecret.ts`.
 */
export interface SigningSecret {
  read(): Promise<string>;
  /** Readers see the new one from then on. */
  replace(secret: string): Promise<void>;
}
