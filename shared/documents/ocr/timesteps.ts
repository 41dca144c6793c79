/**
 * What Tesseract's network saw of each word, step by step from left to right, with every letter that it held possible: its text has only
 * the likeliest ones. Taken from its hOCR output, the only one that has it.
 */
import type { PixelBox } from './recognised.ts';

/** Probabilities (0..1) of the letters that a step may belong to; `''` stands for none. Those below a hundredth are absent. */
export type Step = ReadonlyMap<string, number>;

/** Setting of Tesseract that adds the steps to its hOCR output: `0` leaves them out, `1` adds all. */
export const STEPS_SETTING = 'lstm_choice_mode';

/** By which a word's steps are found again. */
export const boxKey = ({ x0, y0, x1, y1 }: PixelBox): string => [x0, y0, x1, y1].join(' ');

const WORD_STEP_OR_LETTER =
  /class='ocrx_word'[^>]*?bbox (?<box>\d+ \d+ \d+ \d+)|(?<step>id='timestep)|x_confs (?<percent>\d+)'>(?<letter>[^<]*)</g;

const entities: Readonly<Record<string, string | undefined>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** The steps of each word, by `boxKey`. */
export function stepsOfWords(hocr: string): ReadonlyMap<string, readonly Step[]> {
  const words = new Map<string, Step[]>();
  let steps: Step[] = [];
  let step = new Map<string, number>();
  for (const { groups = {} } of hocr.matchAll(WORD_STEP_OR_LETTER)) {
    const found: Readonly<Record<string, string | undefined>> = groups;
    if (found.box !== undefined) words.set(found.box, (steps = []));
    else if (found.step !== undefined) steps.push((step = new Map()));
    else if (found.letter !== undefined) {
      const letter = found.letter.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
      // Hundredths are cut off, not rounded.
      step.set(letter, Math.max(step.get(letter) ?? 0, (Number(found.percent) + 0.5) / 100));
    }
  }
  return words;
}
