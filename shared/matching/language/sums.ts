/** How the words before a sum begin: "total", "Summe", "итого". */
const sums =
  /^(?:tot|sum(?:me|a|mă|ma)?(?!\p{L})|gesamt|insgesamt|итого|всего|razem|celkem|spolu|összesen|yhteensä|kokonais|toplam|i alt|合计|合計|小计|小計|합계|소계)/iu;

/** Whether a text begins with a word for a sum. */
export const isSumWord = (text: string): boolean => sums.test(text);
