/** Whether a cell's text is an amount, with at most a short unit ("mg", "mg/dL"), or stands for a missing one. */
export function isAmountText(text: string): boolean {
  const words = text.match(/\p{L}{1,30}(?:\/\p{L}{1,3}(?!\p{L}))?/gu) ?? [];
  if (words.length === 0) return true;
  const digit = text.search(/\d/);
  return (
    words.length === 1 && words[0].split('/')[0].length <= LONGEST_UNIT && digit >= 0 && digit < text.indexOf(words[0])
  );
}

/** Letters of a unit. */
const LONGEST_UNIT = 3;

/** "28," below "January". */
export const isDayText = (text: string): boolean => /^\d{1,2},$/.test(text);
