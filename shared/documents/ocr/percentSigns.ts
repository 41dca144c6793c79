/** The percent sign that some networks read as digits: of `%1,00`, those of Turkish make 961,00, those of Arabic a 96 after the number. */

/** What they make of the sign before a number, and after one. */
const AS_DIGITS = ['96', '9', '6', '90', '98'] as const;

/** Whether two readings of a number differ in a percent sign, which the other one has as digits. */
export function isPercentInDigits(withSign: string, other: string): boolean {
  if (!withSign.includes('%') || other.includes('%')) return false;
  const [number, digits] = [withSign, other].map((text) => text.replace(/\P{Nd}/gu, ''));
  if (number === '' || digits === number) return false;
  return AS_DIGITS.some(
    (sign) => digits === (withSign.indexOf('%') < withSign.search(/\p{Nd}/u) ? sign + number : number + sign),
  );
}
