/** The passes over what Tesseract reads: which are for which script, in which order, and what their words carry. */
import {
  FINISHING_PASSES,
  READING_PASSES,
  runPasses,
  type Pass,
  type PassContext,
} from '../../../../shared/documents/ocr/passes.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

const context = { languages: ['eng'] } as unknown as PassContext;

const lineOf = (...texts: string[]): RecognisedLine => ({
  words: texts.map((text, i) => ({
    text,
    confidence: 90,
    bbox: { x0: i * 50, y0: 30, x1: i * 50 + 40, y1: 60 },
    symbols: [],
  })),
  baseline: 60,
  height: 40,
});

const replacing = (name: Pass['name'], from: string, to: string, script = 'Latin'): Pass => ({
  name,
  isFor: (other) => other === script,
  run: (lines) =>
    lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, text: word.text.replace(from, to) })),
    })),
});

const namesFor = (script: string): string[] =>
  [...READING_PASSES, ...FINISHING_PASSES].filter(({ isFor }) => isFor(script)).map(({ name }) => name);

describe('the passes over what was read', () => {
  it('are those of the script, in one order', () => {
    expect(namesFor('Latin')).toEqual([
      'ornaments',
      'lost-letters',
      'rows-again',
      'check-boxes',
      'lost-spaces',
      'stroke-letters',
      'capital-i',
      'dotted-letters',
      'round-letters',
      'raised-rings',
      'superscripts',
      'section-signs',
      'unknown-symbols',
      'split-numbers',
      'digit-shapes',
      'digits-again',
      'second-reader',
      'doubtful-words',
    ]);
    expect(namesFor('Russian Cyrillic')).toEqual([
      'lost-letters',
      'rows-again',
      'number-signs',
      'cyrillic-letters',
      'section-signs',
      'unknown-symbols',
      'split-numbers',
      'digit-shapes',
      'digits-again',
      'second-reader',
      'doubtful-words',
    ]);
    expect(namesFor('Fraktur')).toEqual([
      'rows-again',
      'german-letters',
      'section-signs',
      'split-numbers',
      'digit-shapes',
      'digits-again',
    ]);
    expect(namesFor('Arabic')).toEqual([
      'arabic-digits',
      'rows-again',
      'section-signs',
      'unknown-symbols',
      'split-numbers',
      'digit-shapes',
      'digits-again',
      'doubtful-words',
    ]);
    expect(namesFor('Thai')).toEqual([
      'thai-words',
      'rows-again',
      'section-signs',
      'unknown-symbols',
      'split-numbers',
      'digit-shapes',
      'digits-again',
      'second-reader',
      'doubtful-words',
    ]);
    expect(namesFor('Hangul')).toEqual([
      'rows-again',
      'section-signs',
      'unknown-symbols',
      'split-numbers',
      'digit-shapes',
      'digits-again',
      'second-reader',
      'doubtful-words',
      'ink-gaps',
    ]);
  });

  it('place digits before they are cut out, where characters stand in cells', () => {
    expect(namesFor('Japanese').indexOf('wide-digits')).toBe(namesFor('Japanese').indexOf('split-numbers') - 1);
    expect(namesFor('Han')).toEqual(namesFor('Japanese').filter((name) => name !== 'yen-signs'));
  });

  it('run one after the other, and leave out those for another script', () => {
    const passes = [
      replacing('stroke-letters', 'one', 'two'),
      replacing('superscripts', 'two', 'three', 'Thai'),
      replacing('digits-again', 'two', 'four'),
    ];
    const [{ words }] = runPasses(passes, [lineOf('one')], context);
    expect(words.map(({ text }) => text)).toEqual(['four']);
  });
});
