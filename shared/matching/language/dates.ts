/** Names of months and weekdays, folded, in all languages that the rules cover. */

const months =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
  'januar jänner februar märz mai juni juli oktober dezember mrz okt dez ' +
  'janvier février mars avril juin juillet août septembre octobre novembre décembre ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ' +
  'gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre ' +
  'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro ' +
  'يناير فبراير مارس أبريل إبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر ' +
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря';
const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì sabato domenica';

const monthSet = new Set(months.split(' '));
const weekdaySet = new Set(weekdays.split(' '));

export const isMonth = (key: string): boolean => monthSet.has(key);
export const isWeekday = (key: string): boolean => weekdaySet.has(key);
/** A number that is a date by itself: 12/05/2024, 2024.05.12, 05-2024 has its hyphen outside of the token. */
export const isDateNumber = (key: string): boolean => /^-?\d{1,4}([./])\d{1,2}\1\d{1,4}$/.test(key);
/** A plain year of the last five centuries or the next. */
export const isYear = (key: string): boolean => /^-?\(?(?:1[5-9]|20|21)\d\d\)?$/.test(key);
