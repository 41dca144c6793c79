/** The text as one string for a language model's prompt: pages marked, every line with its id. */

/**
 * @param pages one string per page, lines separated by `\n`
 * @returns for each page `<page_number_1_index_0>`, its lines as `<line id="1">…</line>`, and the closing marker
 */
export function promptPortion(pages: readonly string[]): string {
  return pages.map(markPage).join('\n');
}

function markPage(text: string, index: number): string {
  const marker = `page_number_${index + 1}_index_${index}`;
  const lines = text === '' ? [] : text.split('\n').map((line, i) => `<line id="${i + 1}">${line}</line>`);
  return [`<${marker}>`, ...lines, `</${marker}>`].join('\n');
}
