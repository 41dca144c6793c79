/** Finds the words that differ in a quotation and in its source, so that they can be coloured in place. */

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

interface DifferingWords {
  /** In the quotation, and in the source; either may be empty. */
  readonly quoted: string;
  readonly source: string;
}

export interface MarkedTexts {
  readonly quoted: readonly Piece[];
  readonly source: readonly Piece[];
}

/**
 * Cuts both texts at the words that differ, which come in reading order. If a word occurs several times, the right place is the
 * one whose surroundings are alike on both sides. Words that are nowhere are left uncoloured: the list of differences names them
 * all.
 */
export function markDifferences(quoted: string, source: string, differences: readonly DifferingWords[]): MarkedTexts {
  const [ours, theirs] = [new Cuts(quoted), new Cuts(source)];
  for (const words of differences) {
    const places = theirs.placesOf(words.source);
    let best: { at: number; its: number; likeness: number } | undefined;
    for (const { at, before, after } of ours.placesOf(words.quoted)) {
      for (const place of places) {
        const likeness = inCommon(before, place.before) + inCommon(after, place.after);
        if (best === undefined || likeness > best.likeness) best = { at, its: place.at, likeness };
      }
    }
    if (best === undefined) continue;
    ours.cut(best.at, words.quoted);
    theirs.cut(best.its, words.source);
  }
  return { quoted: ours.pieces(), source: theirs.pieces() };
}

interface Place {
  readonly at: number;
  /** Letters and digits around it, nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Places examined: nobody quotes the same word a thousand times. */
const MOST_PLACES = 60;

class Cuts {
  readonly #text: string;
  readonly #pieces: Piece[] = [];
  #from = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** For an empty word: wherever a word begins, and the end. A word that is nowhere has one place, without words. */
  placesOf(word: string): readonly Place[] {
    const rest = this.#text.slice(this.#from);
    const found: number[] = [];
    if (word === '') {
      for (const { index } of rest.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]|$/gu)) found.push(this.#from + index);
    } else {
      for (let at = this.#text.indexOf(word, this.#from); at >= 0; at = this.#text.indexOf(word, at + 1)) {
        if (standsByItself(this.#text, at, word)) found.push(at);
      }
    }
    const places = found.length === 0 ? [this.#text.length] : found.slice(0, MOST_PLACES);
    return places.map((at) => ({
      at,
      before: lettersOf(this.#text.slice(0, at), 'end'),
      after: lettersOf(this.#text.slice(at + word.length), 'start'),
    }));
  }

  cut(at: number, word: string): void {
    if (word === '' || !this.#text.startsWith(word, at)) return;
    if (at > this.#from) this.#pieces.push({ text: this.#text.slice(this.#from, at), differs: false });
    this.#pieces.push({ text: word, differs: true });
    this.#from = at + word.length;
  }

  pieces(): readonly Piece[] {
    const rest = this.#text.slice(this.#from);
    return rest === '' ? this.#pieces : [...this.#pieces, { text: rest, differs: false }];
  }
}

/** Two letters, or two digits: a word may end between a digit and its unit. */
const areOneWord = (pair: string): boolean => /^(?:\p{L}\p{L}|\p{N}\p{N})$/u.test(pair);

/** "1" is not a word in "318", but "20" is one in "20x". */
const standsByItself = (text: string, at: number, word: string): boolean =>
  !areOneWord(text.charAt(at - 1) + word.charAt(0)) &&
  !areOneWord(word.charAt(word.length - 1) + text.charAt(at + word.length));

/** Letters and digits compared on each side. */
const COMPARED = 32;

function inCommon(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** Nearest first. */
function lettersOf(text: string, side: 'start' | 'end'): string[] {
  const near = side === 'start' ? text.slice(0, 2 * COMPARED) : text.slice(-2 * COMPARED);
  const letters = Array.from(near.toLowerCase().matchAll(/[\p{L}\p{N}]/gu), ([letter]) => letter);
  return (side === 'start' ? letters : letters.reverse()).slice(0, COMPARED);
}
