/** Texts in CSV (RFC 4180). */

/** Callers choose these texts: one that a spreadsheet would take for a formula gets an apostrophe, as spreadsheets themselves do. */
export function csvText(text: string): string {
  const harmless = /^[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n\u2028\u2029]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
