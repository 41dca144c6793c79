/** What a sweep compares: how pages are read with the constants as they are, and how much of that is known to be wrong. */
export interface Readings {
  /** Lines of pages with a known truth that are read differently. */
  readonly wrong: number;
  /** Each page, as it was read. */
  readonly pages: readonly string[];
}
