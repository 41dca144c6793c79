/** How a caller wants its verdicts. */

/** What every verification request may say. */
export interface VerifyOptions {
  readonly strictness?: string | undefined;
  readonly outputImageFormat?: string | undefined;
  readonly endUserId?: string | undefined;
  /** A signed statement with each verdict. */
  readonly receipt?: boolean;
  /** Where to search for what is not found. */
  readonly searchAlso?: readonly string[];
}
