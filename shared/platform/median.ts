/** The value in the middle: of an even number of values the upper one of the two, of none 0. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other).at(values.length >> 1) ?? 0;
