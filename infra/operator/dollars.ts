/** Money for people. */

/** `$12.05` for 1205 cents. */
export const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
