/** Whether a character is a letter, in any script: checked for every character of a document. */
export function isLetter(text: string): boolean {
  const code = text.charCodeAt(0);
  // Most characters are ASCII, and the expression costs twenty times as much.
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return LETTER.test(text);
}

const LETTER = /\p{L}/u;
