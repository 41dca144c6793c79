/** The text as one string for a language model's prompt: pages marked, every line with its id, in one of two forms. */
import { mapInTurns } from '../platform/turns.ts';

/**
 * @param pages one string per page, lines separated by `\n`
 * @returns for each page `<page_number_1_index_0>`, its lines as `<line id="1">…</line>`, and the closing marker
 */
export const promptPortion = async (pages: readonly string[]): Promise<string> =>
  (await mapInTurns(pages.entries(), ([index, text]) => markPage(text, index))).join('\n');

/** What some programs, and models, take for the end of a line inside of one. */
const INNER_ENDS = /[\r\v\f\u0085\u2028\u2029]/g;

/**
 * The same in a quarter fewer tokens.
 * @returns for each page `[page 1]`, and its lines as `1| …`
 */
export const compactPromptPortion = async (pages: readonly string[]): Promise<string> =>
  (
    await mapInTurns(pages.entries(), ([index, text]) => [`[page ${index + 1}]`, ...numberedLines(text)].join('\n'))
  ).join('\n');

/** A line of the source stands after a number of ours, whatever it begins with: it can forge neither page nor line. */
const numberedLines = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line, i) => `${i + 1}| ${line.replace(INNER_ENDS, ' ')}`);

function markPage(text: string, index: number): string {
  const marker = `page_number_${index + 1}_index_${index}`;
  const lines = text === '' ? [] : text.split('\n').map((line, i) => `<line id="${i + 1}">${harmless(line)}</line>`);
  return [`<${marker}>`, ...lines, `</${marker}>`].join('\n');
}

/** What begins like one of the markers, in whatever case and with whatever is slipped in between. */
const FORGED = /<(?=[\s\p{Cf}/]*(?:line|page_number_))/giu;
/** U+2060: not to be seen, and left out when quotations are compared. */
const WORD_JOINER = '\u2060';

/**
 * A source that writes our markers must not end its line or begin a page of its own. The sign keeps its look and is no longer
 * followed by the marker's name, so that clients that know the markers, of the earlier form too, read it as text.
 */
const harmless = (line: string): string => line.replace(FORGED, `<${WORD_JOINER}`);
