/** What a sweep compares: how pages are read with the constants as they stand, and how much of that is known to be wrong. */
export interface Readings {
  /** Lines of pages with a known truth that are read otherwise. */
  readonly wrong: number;
  /** Each page, as it was read. */
  readonly pages: readonly string[];
}
