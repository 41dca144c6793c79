/** Whether only spaces precede a place on its line. */
export function isFirstOnLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] === ' ') before--;
  return before < 0 || text[before] === '\n';
}
