/** Texts in CSV (RFC 4180). */

/** Callers choose these texts: one that a spreadsheet would take for a formula gets an apostrophe, as spreadsheets themselves do. */
export function csvText(text: string): string {
  const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
