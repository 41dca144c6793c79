/**
 * From reading order to page order: the Unicode bidirectional algorithm (UAX #9) for plain text, without embeddings, which
 * quotations do not have.
 */

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /[\p{L}\p{M}]/u;

type Kind = 'left' | 'right' | 'digit' | 'neutral';

const kindOf = (character: string): Kind =>
  DIGIT.test(character) ? 'digit' : RIGHT.test(character) ? 'right' : LETTER.test(character) ? 'left' : 'neutral';

/** Whether the text is read from right to left, judging by its first letter. */
export const isFromRight = (text: string): boolean =>
  Array.from(text)
    .map(kindOf)
    .find((kind) => kind === 'left' || kind === 'right') === 'right';

/** Even: from left to right; odd: from right to left. One for each of the characters, in reading order. */
export function levelsOf(characters: readonly string[], fromRight: boolean): number[] {
  const base = fromRight ? 1 : 0;
  const kinds = withNumbers(characters, characters.map(kindOf));
  const levels: number[] = [];
  /** The last letter's side: digits after right-to-left letters stay in their stretch. */
  let side: 'left' | 'right' = fromRight ? 'right' : 'left';
  for (const kind of kinds) {
    if (kind === 'left' || kind === 'right') side = kind;
    const ofDigit = side === 'right' ? 2 : base === 1 ? 2 : 0;
    levels.push(kind === 'left' ? base + (base % 2) : kind === 'right' ? 1 : kind === 'digit' ? ofDigit : -1);
  }
  // Neutral ones take the direction of both sides if these agree, otherwise that of the line.
  for (let i = 0; i < levels.length; i++) {
    if (levels[i] >= 0) continue;
    let end = i;
    while (end < levels.length && levels[end] < 0) end++;
    const before = i === 0 ? base : isOdd(levels[i - 1], kinds[i - 1]);
    const after = end === levels.length ? base : isOdd(levels[end], kinds[end]);
    levels.fill(before === after ? (before === 1 ? 1 : base + (base % 2)) : base, i, end);
    i = end;
  }
  return levels;
}

/** Characters between two digits, and those that go with a number, belong to it (rules W4 and W5). */
function withNumbers(characters: readonly string[], kinds: readonly Kind[]): Kind[] {
  const numbers = kinds.map((kind, i): Kind => {
    const isBetween =
      /^[+\-.,/:٫٬\u00a0]$/u.test(characters[i]) && kinds[i - 1] === 'digit' && kinds.at(i + 1) === 'digit';
    return isBetween ? 'digit' : kind;
  });
  return numbers.map((kind, i) => {
    const isBeside = /^[%‰°$€£¥#٪]$/u.test(characters[i]) && (kinds[i - 1] === 'digit' || kinds.at(i + 1) === 'digit');
    return isBeside ? 'digit' : kind;
  });
}

/** Numbers count as right-to-left beside neutral characters in such text (rule N1). */
const isOdd = (level: number, kind: Kind): 0 | 1 => (level % 2 === 1 || (kind === 'digit' && level === 2) ? 1 : 0);

/** Stretches in their order from left to right (rule L2). */
export function inVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let i = 0; i < ordered.length; i++) {
      if (ordered[i].level < level) continue;
      let end = i;
      while (end < ordered.length && ordered[end].level >= level) end++;
      ordered.splice(i, end - i, ...ordered.slice(i, end).reverse());
      i = end;
    }
  }
  return ordered;
}

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** Brackets are mirrored in right-to-left text (rule L4). */
export const mirrored = (text: string): string => text.replace(/[()[\]{}<>«»‹›]/g, (bracket) => MIRRORED[bracket]);
