/** What OCR makes of print: the confusions of shape that it is known for, at a rate of good scans. */
import type { Typeset } from './typesetter.ts';
import { seededRandom } from './random.ts';

/** Share of the letters with a look-alike that are misread: about one word in 45 is wrong, as on a clean scan at 300 dpi. */
const MISREAD_SHARE = 0.006;

const looks: Readonly<Record<string, readonly string[]>> = {
  m: ['rn'],
  d: ['cl'],
  w: ['vv'],
  h: ['li', 'b'],
  i: ['l'],
  l: ['i', 'I', '1'],
  e: ['c'],
  c: ['e'],
  o: ['0'],
  u: ['ii', 'n'],
  ö: ['o'],
  ä: ['a'],
  ü: ['u'],
  é: ['e'],
  ñ: ['n'],
  ó: ['o'],
  à: ['a'],
  '’': [''],
  ',': ['.', ''],
  ';': [','],
  '“': ['"', "''"],
};

/**
 * Misreads letters and marks, one for one or one for two. Figures are read right: of those measured below one of 4,000 was not, where
 * the letters' share would be one of fifty.
 */
export function misreader(seed: number): (character: string) => string {
  const random = seededRandom(seed);
  let last = '';
  return (character) => {
    const isInFigure = /\d/.test(last);
    last = character;
    const choices = looks[character] as readonly string[] | undefined;
    return choices === undefined || isInFigure || random.next() >= MISREAD_SHARE ? character : random.pick(choices);
  };
}

/** Share of the words read right of which OCR is unsure none the less: measured on real scans. */
const NEEDLESS_DOUBT_SHARE = 0.05;
/** Confidence (0..100) of most words. */
const USUAL_CONFIDENCE = 96;

/**
 * Share of the figures read right that have less than each confidence: measured on 4,343 figures in running text, as the generated
 * scans are, at 200 and 300 dpi, clean, noisy, askew and as JPEG. In tables it is four times as many (infra/docs/decisions/ocr.md, 44).
 */
const FIGURE_CONFIDENCES = [
  { below: 60, share: 0.0092 },
  { below: 75, share: 0.0099 },
  { below: 85, share: 0.0101 },
  { below: 93, share: 0.012 },
] as const;

/** By the distribution that was measured. @param place 0..1, uniform */
function figureConfidence(place: number): number {
  const bin = FIGURE_CONFIDENCES.find(({ share }) => place < share);
  return bin === undefined ? USUAL_CONFIDENCE : bin.below - 1;
}

/** The same scan with how sure OCR was of each word: of a misread one it hardly ever is. `print` is what the page shows. */
export function readWithDoubts(scan: Typeset, print: Typeset, seed: number): Typeset {
  const random = seededRandom(seed);
  const confidence = (read: string, printed: string | undefined): number => {
    if (read !== printed) return 20 + random.below(70);
    if (/\d/.test(read)) return figureConfidence(random.next());
    return random.next() < NEEDLESS_DOUBT_SHARE ? 65 + random.below(28) : USUAL_CONFIDENCE;
  };
  const pages = scan.pages.map((page, at) => ({
    ...page,
    wordConfidences: page.lines.map((line, position) => {
      const printed = print.pages[at].lines[position].split(' ');
      return line.split(' ').map((word, order) => confidence(word, printed.at(order)));
    }),
  }));
  return { ...scan, pages };
}
