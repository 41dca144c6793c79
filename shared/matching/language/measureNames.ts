/** Units of measure by symbol and name: "µL" and "microlitres". Only those whose symbol means nothing else beside a number. */

const names: readonly (readonly [string, RegExp])[] = [
  ['µl', /^(?:[µμ]l|ul|microlit(?:re|er)s?|mikroliter)$/iu],
  ['ml', /^(?:ml|millilit(?:re|er|ri|ros)s?|milliliter)$/iu],
  ['µg', /^(?:[µμ]g|mcg|microgram(?:me)?s?|mikrogramm)$/iu],
  ['mg', /^(?:mg|milligram(?:me)?s?|milligramm|miligramos?|milligrammi)$/u],
  ['kg', /^(?:kg|kilogram(?:me)?s?|kilogramm|kilogramos?|chilogrammi)$/iu],
  ['mm', /^(?:mm|millimet(?:re|er)s?|millim[eè]tres?|millimetern?)$/u],
  ['cm', /^(?:cm|centimet(?:re|er)s?|centim[eè]tres?|zentimetern?|centímetros?|centimetri)$/iu],
  ['km', /^(?:km|kilomet(?:re|er)s?|kilom[eè]tres?|kilometern?|kilómetros?|chilometri)$/iu],
  ['km/h', /^(?:km\/(?:h|sa|u|t|tim|std|stunde|hour|heure|hora|ora|uur|timme|time|saat)|kmh|км\/ч)$/u],
  ['m/s', /^(?:m\/(?:s|sn|sec|sek)|м\/с)$/u],
  ['°C', /^(?:°\s?C|degrees?\s(?:celsius|c)|grad\s(?:celsius|c)|degrés\s(?:celsius|c))$/iu],
  ['Ω', /^(?:[Ω\u2126]|ohms?)$/iu],
  ['kΩ', /^(?:k[Ω\u2126]|k(?:ilo)?ohms?)$/iu],
  ['MΩ', /^(?:M[Ω\u2126]|[Mm]egaohms?|MOhms?)$/u],
  ['mΩ', /^(?:m[Ω\u2126]|[Mm]illiohms?|mOhms?)$/u],
];

/** Hungarian: "8 cm-nél", "8 centiméternél". */
const inHungarian: readonly (readonly [string, RegExp])[] = [
  ['mm', /^(?:mm-|milliméter)(?=\p{Ll})/u],
  ['cm', /^(?:cm-|centiméter)(?=\p{Ll})/u],
  ['km', /^(?:km-|kilométer)(?=\p{Ll})/u],
  ['kg', /^(?:kg-|kilogramm)(?=\p{Ll})/u],
];
/** The endings that both take in the same way. */
const hungarianEnding = /^(?:n[aá]l|n[eé]l|t[oó]l|től|ig|b[ae]n|[eo]s|[eo]n|r[ae]|h[eo]z|höz|t|[eo]t|r[oó]l|ről)$/u;
function nameInHungarian(written: string): string | undefined {
  for (const [name, start] of inHungarian) {
    const ending = written.replace(start, '');
    if (ending !== written && hungarianEnding.test(ending)) return `${name}-${ending}`;
  }
  return undefined;
}

/** "umol/L": a keyboard has no "µ". Only where no other unit is written so. */
const typedMicro = /^[uµμ](?=(?:mol|g|l|m|s|A|F|H|M|V|W|Sv|kat)(?:\/|$))/u;
const inMicro = (written: string): string | undefined =>
  typedMicro.test(written) ? written.replace(typedMicro, 'µ') : undefined;

/** One name for all ways to write a unit; undefined if it is not one of these. */
export const measureName = (written: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(written))?.[0] ?? nameInHungarian(written) ?? inMicro(written);
