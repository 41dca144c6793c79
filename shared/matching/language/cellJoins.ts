/** "Interest for 2023: 12", "Coût horaire pour Technique: 30": words by which citing authors join the names of a row and a column. */

/**
 * In the citing author's language, which need not be the source's. None of them limits, denies or compares in another language, as "no" and
 * "v" do.
 */
const joins = new Set(
  'for of in für von im pour de du des en para do da per di del nel voor van i för av dla w pro için для в за の 的'.split(
    ' ',
  ),
);

export const joinsCells = (key: string): boolean => joins.has(key);
