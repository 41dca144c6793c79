/** A word that OCR misread is read as quoted where the picture says no less, and never as one that only somebody says. */
import { withExpectedWords } from '../../../../shared/documents/ocr/expectedWords.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import { boxKey, type Step } from '../../../../shared/documents/ocr/timesteps.ts';

/** What the network saw: for each letter its rivals, in the order of what it held them for. */
type Seen = readonly string[];

interface Word {
  readonly text: string;
  readonly confidence?: number;
  /** Absent: the letters of the text, and no others. */
  readonly seen?: Seen;
  /** What was seen before it; a space if absent. */
  readonly space?: string;
}

const known = new Set(
  'the association shall have two classes of voting memberships state slate states form farm clauses glasses staate Association'.split(
    ' ',
  ),
);

/** Probabilities of the first letter, the second and the third. */
const SHARES = [0.6, 0.3, 0.05];

function stepsOf(seen: Seen): Step[] {
  return seen.flatMap((letters) => {
    const shares = Array.from(letters, (letter, i): [string, number] => [
      letter === '.' ? '' : letter,
      letters.length === 1 ? 0.99 : SHARES[i],
    ]);
    return [new Map(shares), new Map([['', 0.99]])];
  });
}

/** The line as it is read with an expected text beside it. */
function read(words: readonly Word[], expected: string): string {
  const steps = new Map<string, readonly Step[]>();
  const line = words.map(({ text, confidence = 96, seen = Array.from(text), space = ' ' }, i): RecognisedWord => {
    const bbox = { x0: 100 * i, y0: 0, x1: 100 * i + 90, y1: 20 };
    steps.set(boxKey(bbox), [...(i > 0 ? stepsOf([space]) : []), ...stepsOf(seen)]);
    return { text, confidence, bbox, symbols: Array.from(text, (symbol) => ({ text: symbol, bbox })) };
  });
  const lines: RecognisedLine[] = [{ words: line, baseline: 18, height: 20 }];
  const seen = { steps, isWord: (word: string): boolean => known.has(word) };
  return withExpectedWords(lines, seen, expected)
    .map((one) => one.words.map(({ text }) => text).join(' '))
    .join('\n');
}

const CLASSES: Word = { text: 'claztes', confidence: 40, seen: ['c', 'l', 'a', 'zs', 'ts', 'e', 's'] };
const around = (word: Word): Word[] => [{ text: 'two' }, word, { text: 'of' }, { text: 'voting' }];

describe('words that OCR was unsure of', () => {
  it('are read as quoted where the picture may show that as well', () => {
    expect(read(around(CLASSES), 'two classes of voting')).toBe('two classes of voting');
  });

  it('keep the marks around them', () => {
    const word = { ...CLASSES, text: '(claztes,', seen: ['(', ...(CLASSES.seen ?? []), ','] };
    expect(read(around(word), 'two classes of voting')).toBe('two (classes, of voting');
  });

  it('are joined if they are pieces of the quoted one', () => {
    const pieces: Word[] = [
      { text: 'Ass', confidence: 10 },
      { text: 'oeiation', confidence: 20, seen: ['o', 'ec', 'i', 'a', 't', 'i', 'o', 'n'], space: ' .' },
    ];
    expect(read([{ text: 'The' }, ...pieces, { text: 'shall' }], 'The Association shall')).toBe(
      'The Association shall',
    );
  });

  it.each([
    ['the picture does not show it', CLASSES, 'two clauses of voting', 'claztes'],
    [
      'what was read is a word',
      { text: 'form', confidence: 40, seen: ['f', 'oa', 'r', 'm'] },
      'two farm of voting',
      'form',
    ],
    ['OCR was sure', { ...CLASSES, confidence: 95 }, 'two classes of voting', 'claztes'],
    [
      'nobody knows the quoted word',
      { text: 'Mcyer', confidence: 40, seen: ['M', 'ce', 'y', 'e', 'r'] },
      'two Meyer of voting',
      'Mcyer',
    ],
    [
      'another word is as likely',
      { text: 'siate', confidence: 40, seen: ['s', 'ilt', 'a', 't', 'e'] },
      'two state of voting',
      'siate',
    ],
    [
      'only its ending is put in',
      { text: 'staates', confidence: 40, seen: ['s', 't', 'a', 'a', 't', 'e', 's.'] },
      'two staate of voting',
      'staates',
    ],
    [
      'it has a digit',
      { text: 'c1asses', confidence: 40, seen: ['c', '1l', 'a', 's', 's', 'e', 's'] },
      'two classes of voting',
      'c1asses',
    ],
    ['it is short', { text: 'af', confidence: 40, seen: ['ao', 'f'] }, 'two of voting', 'af of'],
  ] as const)('stay as they were read if %s', (_, word, expected, stays) => {
    const line = word.text === 'af' ? [{ text: 'two' }, word, { text: 'of' }, { text: 'voting' }] : around(word);
    expect(read(line, expected)).toBe(`two ${stays}${word.text === 'af' ? '' : ' of'} voting`);
  });

  it('keep a mark that stands by itself: it may be a misread word', () => {
    const line = [{ text: 'two' }, { text: '©', confidence: 30 }, CLASSES, { text: 'of' }];
    expect(read(line, 'two classes of')).toBe('two © classes of');
  });

  it('are left alone where the quotation has none, or has more', () => {
    expect(read(around(CLASSES), 'two of voting')).toBe('two claztes of voting');
    expect(read(around(CLASSES), 'two not classes of voting')).toBe('two claztes of voting');
  });

  it('are found before the first and after the last word that is alike', () => {
    expect(read([{ text: 'have' }, CLASSES, { text: 'voting' }], 'classes voting')).toBe('have classes voting');
    expect(read([{ text: 'two' }, CLASSES, { text: 'memberships' }], 'two classes')).toBe('two classes memberships');
  });
});
