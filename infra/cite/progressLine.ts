/** One line on a terminal that says what is in progress, and disappears when it is done. */
import type { CiteOutput } from './citeContext.ts';
import { plainLine } from './plainLine.ts';

export interface ProgressLine {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

/** Characters of a narrow terminal: a line that wraps cannot be removed. */
const WIDTH = 78;

/** Says nothing if no user is watching. */
export function createProgressLine({ err, isTerminal }: CiteOutput): ProgressLine {
  if (!isTerminal) return { show: () => undefined, clear: () => undefined };
  let shown = 0;
  const draw = (text: string): void => {
    err(`\r${text.padEnd(shown)}${text === '' ? '\r' : ''}`);
    shown = text.length;
  };
  return {
    show: (text) => {
      draw(plainLine(text).slice(0, WIDTH));
    },
    clear: () => {
      if (shown > 0) draw('');
    },
  };
}
