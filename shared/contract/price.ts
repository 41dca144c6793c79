/** The answer to a dry run: what the same request would cost now. */
export interface PriceAnswer {
  readonly dryRun: true;
  /** Begun units: of 25 pages, or of 25 citations. */
  readonly units: number;
  readonly costCents: number;
  /** Present where the number of pages is only known after the conversion: it costs at least this. */
  readonly isMinimum?: true;
  /** What there is before the request, free tier and prepaid together. */
  readonly balanceCents: number;
}
