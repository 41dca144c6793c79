/** The text as one string for a language model's prompt: pages marked, every line with its id, in one of two forms. */
import { mapInTurns } from '../platform/turns.ts';

/**
 * @param pages one string per page, lines separated by `\n`
 * @returns for each page `<page_number_1_index_0>`, its lines as `<line id="1">…</line>`, and the closing marker
 */
export const promptPortion = async (pages: readonly string[]): Promise<string> =>
  (await mapInTurns(pages.entries(), ([index, text]) => markPage(text, index))).join('\n');

/** Characters inside a line that some programs, and models, take for its end. */
const INNER_ENDS = /[\r\v\f\u0085\u2028\u2029]/g;

/**
 * The same in a quarter fewer tokens.
 * @returns for each page `[page 1]`, and its lines as `1| …`
 */
export const compactPromptPortion = async (pages: readonly string[]): Promise<string> =>
  (
    await mapInTurns(pages.entries(), ([index, text]) => [`[page ${index + 1}]`, ...numberedLines(text)].join('\n'))
  ).join('\n');

/** A source line comes after one of our numbers, whatever it begins with: it can forge neither page nor line. */
const numberedLines = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line, i) => `${i + 1}| ${line.replace(INNER_ENDS, ' ')}`);

function markPage(text: string, index: number): string {
  const marker = `page_number_${index + 1}_index_${index}`;
  const lines = text === '' ? [] : text.split('\n').map((line, i) => `<line id="${i + 1}">${harmless(line)}</line>`);
  return [`<${marker}>`, ...lines, `</${marker}>`].join('\n');
}

/** Anything that begins like one of the markers, in any case and with anything slipped in between. */
const FORGED = /<(?=[\s\p{Cf}/]*(?:line|page_number_))/giu;
/** U+2060: invisible, and ignored when quotations are compared. */
const WORD_JOINER = '\u2060';

/**
 * A source that writes our markers must not end its line or begin a page of its own. The character keeps its look but is no
 * longer followed by the marker's name, so that clients that know the markers, including those of the earlier form, read it as
 * text.
 */
const harmless = (line: string): string => line.replace(FORGED, `<${WORD_JOINER}`);
