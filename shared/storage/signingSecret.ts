/** Port: the secret that the key of receipts is made from. Only what signs may read it. Adapters: `aws/secretsManagerSecret.ts`, `local/fileSigningSecret.ts`. */
export interface SigningSecret {
  read(): Promise<string>;
  /** Readers see the new one from then on. */
  replace(secret: string): Promise<void>;
}
