/** Whether another speaker begins in what an ellipsis leaves out: "Q:", "A:", "MR SMITH:", at the start of a line or after a sentence. */
import { rawText, type Window } from '../source/window.ts';

const speaker = /(?:^|\n|[.!?…]["”’»]*\s)[^\S\n]*(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}\s?[:：](?!\S)/u;

/** Tokens `from` to `to` are left out, end exclusive. */
export function changesSpeaker(window: Window, from: number, to: number): boolean {
  const text = rawText(window, window.tokens[from - 1].end, window.tokens[to].start);
  return speaker.test(text.startsWith('\n') ? text : ` ${text}`);
}
