/** Words with which the name of a column says only that its cells hold values: "reference" names the column "Reference range". Folded. */
const says = new Set(
  'range ranges value values interval intervals bereich bereiche wert werte valeur valeurs valore valori'.split(' '),
);
export const saysOnlyValue = (key: string): boolean => says.has(key);
