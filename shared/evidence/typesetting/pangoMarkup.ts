/** Words inside Pango markup. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What markup cannot express, and nobody can see: control characters, halves of pairs and non-characters. */
// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff\p{Cs}]/gu;

export const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, ' ').replace(/[&<>"']/g, (character) => ESCAPES[character]);
