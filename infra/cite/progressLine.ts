/** One line on a terminal that says what is under way, and is gone when it is done. */
import type { CiteOutput } from './citeContext.ts';
import { plainLine } from './plainLine.ts';

export interface ProgressLine {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

/** Characters of a narrow terminal: a line that wraps cannot be taken back. */
const WIDTH = 78;

/** Says nothing where no person watches. */
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
