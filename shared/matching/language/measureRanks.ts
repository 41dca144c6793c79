/**
 * Which units divide which, so that "two years and six months" is recognised as one measure: its parts get smaller. Folded; a unit may be
 * in several families, like the minutes of hours and of degrees.
 */

/** Each family from the largest unit to the smallest. */
const families: readonly (readonly RegExp[])[] = [
  [
    /^(?:years?|yrs?|jahre?n?s?|an|ans|années?|años?|ann[oi]|anos?|ja?ren?|jaar|лет|годa?|года|år|년간?|سنة|سنوات)$/u,
    /^(?:months?|monate?n?|mois|mes|meses|mes[ei]|mês|maanden|maand|месяц\p{L}*|måneder|månader|개월\p{L}*|أشهر|شهرا?)$/u,
    /^(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|недел\p{L}*)$/u,
    /^(?:days?|tage?n?|jours?|días?|giorn[oi]|dias?|dagen|dag|дн\p{L}*|день|일간?|يوما?|أيام)$/u,
    /^(?:hours?|hrs?|h|std|stunden?|heures?|horas?|or[ae]|uren|uur|час\p{L}*|시간|ساعة|ساعات)$/u,
    /^(?:minutes?|mins?|minuten?|minutos?|minut[oi]|минут\p{L}*|분|دقيقة|دقائق)$/u,
    /^(?:seconds?|secs?|s|sekunden?|secondes?|segundos?|second[oi]|seconden|секунд\p{L}*|초|ثانية)$/u,
  ],
  [/^(?:miles?|mi)$/u, /^(?:yards?|yds?)$/u, /^(?:feet|foot|ft)$/u, /^(?:inch|inches|in)$/u],
  [/^(?:stones?|st)$/u, /^(?:pounds?|lbs?)$/u, /^(?:ounces?|oz)$/u],
  [
    /^(?:km|kilomet(?:er|re|ri|ros)s?|kilometern)$/u,
    /^(?:m|met(?:er|re|ri|ro|ros)s?|metern|mètres?)$/u,
    /^(?:cm|centimet(?:er|re|ri|ros)s?|zentimetern?)$/u,
    /^(?:mm|millimet(?:er|re|ri|ros)s?|millimetern)$/u,
  ],
  [/^(?:kg|kilograms?|kilos?|kilogramm)$/u, /^(?:g|grams?|gramm|grammes?|gramos?|grammi)$/u],
  [
    /^(?:pounds?|euros?|dollars?|francs?|franken|rupees?|pesos?)$/u,
    /^(?:pence|penny|shillings?|cents?|centimes?|rappen|paise|céntimos|centesimi|centavos?)$/u,
  ],
  [/^(?:°|degrees?|grad|degrés?|grados?|gradi)$/u, /^(?:minutes?|minuten?|minutos?|minuti)$/u],
];

/** Whether a number in the second unit may continue a number in the first: "5 feet 11 inches", "3 hours, 20 minutes". */
export const isDividedInto = (unit: string, part: string): boolean =>
  families.some((units) => {
    const larger = units.findIndex((pattern) => pattern.test(unit));
    return larger >= 0 && units.slice(larger + 1).some((pattern) => pattern.test(part));
  });

const figure = '[\\d〇零一二三四五六七八九十百两兩半]';
/** Scripts without spaces: "二年零六个月", "3時間20分"; "2024年6月" is a date. */
const unspacedLarger = new RegExp(`${figure}(?:年|[个個かヶカヵ箇]月|日|天|小[时時]|[时時]間|分钟?|時)$`, 'u');
const unspacedPart = new RegExp(
  `^[零又と和]?${figure}+(?:[个個]半?月|[かヶカヵ箇]月|日間|天|小[时時]|[时時]間|分(?!の)|秒)`,
  'u',
);
/** `before` and `after`: the text on both sides of a place. */
export const cutsUnspacedMeasure = (before: string, after: string): boolean =>
  unspacedLarger.test(before) && unspacedPart.test(after);
