/** What OCR makes of print: the confusions of shape that it is known for, at a rate of good scans. */
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

/** Misreads letters, one for one or one for two; digits are read right, since nobody could tell. */
export function misreader(seed: number): (character: string) => string {
  const random = seededRandom(seed);
  return (character) => {
    const choices = looks[character] as readonly string[] | undefined;
    return choices === undefined || random.next() >= MISREAD_SHARE ? character : random.pick(choices);
  };
}
