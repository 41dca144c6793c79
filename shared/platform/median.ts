/** The middle value: for an even number of values the upper of the two middle ones, for none 0. */
export const median = (values: readonly number[]): number =>
  new Float64Array(values).sort().at(values.length >> 1) ?? 0;
