/** Raised digits that are characters of their own: exponents, and the numbers of notes. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** -1 for another character. */
export const raisedDigit = (character: string): number => RAISED.indexOf(character);

/** @param digits all raised */
export const raisedNumber = (digits: string): number => Number(Array.from(digits, raisedDigit).join(''));

/** @param digits plain ones */
export const raise = (digits: string): string => Array.from(digits, (digit) => RAISED[Number(digit)]).join('');
