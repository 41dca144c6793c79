/** How whatever asks for verdicts wants them. */

/** What every request that verifies may say. */
export interface VerifyOptions {
  readonly strictness?: string | undefined;
  readonly outputImageFormat?: string | undefined;
  readonly endUserId?: string | undefined;
  /** A signed statement with each verdict. */
  readonly receipt?: boolean;
  /** Where to look for what is not found. */
  readonly searchAlso?: readonly string[];
}
