/** Edits of a quotation that change what it says, however small: it must never be found. */
import { leaveOut, limit, type Change } from './preservingChanges.ts';
import type { Random } from './random.ts';

type Place = RegExpExecArray;

function edit(
  text: string,
  pattern: RegExp,
  random: Random,
  replace: (found: Place) => string | undefined,
): string | undefined {
  const places = Array.from(text.matchAll(pattern));
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  const replacement = replace(place);
  if (replacement === undefined || replacement === place[0]) return undefined;
  return text.slice(0, place.index) + replacement + text.slice(place.index + place[0].length);
}

const swap = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').flatMap((pair): [string, string][] => {
      const [a, b] = pair.split('/');
      return [
        [a, b],
        [b, a],
      ];
    }),
  );

const opposites = swap(
  'increased/decreased higher/lower before/after minimum/maximum may/must more/fewer improved/worsened rose/fell shall/may longer/shorter above/below greater/lesser with/without lawful/unlawful valid/invalid safe/unsafe accept/refuse first/last every/no north-facing/south-facing better/worse most/few both/neither stieg/fiel geschlossen/eröffnet augmenté/diminué diminué/augmenté aumentó/bajó aumentate/diminuite ridotto/aumentato 增长/下降 有效/无效 증가/감소 찬성한다/반대한다 ارتفع/انخفض',
);
const months = 'January February March April May June July August September October November December'.split(' ');
const magnitudes = swap(
  'million/billion Millionen/Milliarden millones/billones milioni/miliardi 万/亿 hours/days days/weeks months/years Euro/Dollar euros/dollars crowns/euros mg/µg kg/g tonne/kilogram tonnes/tons percentage/basis mmHg/kPa °C/°F metres/feet kilometres/miles Prozent/Prozentpunkte ريال/دولار 만/억 円/元 万円/億円',
);
const wordEdge = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'gu');

function swapWord(text: string, pairs: ReadonlyMap<string, string>, random: Random): string | undefined {
  const present = [...pairs.keys()].filter((word) =>
    /^[a-z°µ-]/i.test(word) ? wordEdge(word).test(text) : text.includes(word),
  );
  if (present.length === 0) return undefined;
  const word = random.pick(present);
  const pattern = /^[a-z°µ-]/i.test(word) ? wordEdge(word) : new RegExp(word, 'gu');
  return edit(text, pattern, random, () => pairs.get(word));
}

const otherDigit = (digit: string, random: Random): string => String((Number(digit) + 1 + random.below(9)) % 10);
const otherLetter = (letter: string, random: Random): string => {
  const next = 'abcdefghijklmnopqrstuvwxyz'[random.below(26)];
  if (next === letter.toLowerCase()) return next === 'x' ? 'y' : 'x';
  return letter === letter.toUpperCase() ? next.toUpperCase() : next;
};

export interface Edit extends Change {
  /** Only what stands between the words changes; OCR loses that, so that such edits of scans prove nothing. */
  readonly leavesWords?: boolean;
}

/** The same text with every number that may be grouped in threes written without its marks: whether it is, the document says. */
const ungrouped = (text: string): string =>
  text.replace(/(?<![\d.,])[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\d|\1\d)/g, (number) => number.replace(/\D/g, ''));

/** Undefined when the edit only left out what groups thousands. */
const ofValue = (before: string, after: string | undefined): string | undefined =>
  after !== undefined && ungrouped(after) === ungrouped(before) ? undefined : after;

export const alteringEdits: readonly Edit[] = [
  {
    name: 'digit changed',
    apply: (text, random) => edit(text, /\d/gu, random, ([digit]) => otherDigit(digit, random)),
  },
  { name: 'digit dropped', apply: (text, random) => edit(text, /\d(?=\d)/gu, random, () => '') },
  {
    name: 'digit added',
    apply: (text, random) => edit(text, /\d/gu, random, ([digit]) => `${digit}${otherDigit(digit, random)}`),
  },
  {
    name: 'decimal point moved',
    apply: (text, random) =>
      ofValue(
        text,
        edit(text, /(\d)([.,])(\d)/gu, random, ([, a, point, b]) => `${a}${b}${point}`.replace(/[.,]$/, '')),
      ),
  },
  {
    name: 'decimal point dropped',
    apply: (text, random) =>
      ofValue(
        text,
        edit(text, /(?<=\d)[.,](?=\d)/gu, random, () => ''),
      ),
  },
  {
    name: 'comma for decimal point',
    apply: (text, random) => edit(text, /(?<=\d)\.(?=\d)/gu, random, () => ','),
  },
  {
    name: 'decimal point added',
    apply: (text, random) =>
      edit(text, /(?<![\d.,])\d{2,3}(?![\d.,])/gu, random, ([number]) => `${number.slice(0, -1)}.${number.slice(-1)}`),
  },
  { name: 'minus added', apply: (text, random) => edit(text, /(?<=\s)\d/gu, random, ([digit]) => `-${digit}`) },
  { name: 'minus dropped', apply: (text, random) => edit(text, /(?<=\s)[−-](?=\d)/gu, random, () => '') },
  {
    name: 'brackets of a negative dropped',
    apply: (text, random) => edit(text, /\((\d[\d.,]*)\)/gu, random, ([, number]) => number),
  },
  { name: 'zeros added', apply: (text, random) => edit(text, /\d(?![\d.,])/gu, random, ([digit]) => `${digit}000`) },
  { name: 'unit changed', apply: (text, random) => swapWord(text, magnitudes, random) },
  {
    name: 'magnitude dropped',
    apply: (text, random) =>
      edit(text, / (?:million|billion|Millionen|Milliarden|milioni|milliards)(?=\s)/gu, random, () => ''),
  },
  { name: 'per cent dropped', apply: (text, random) => edit(text, /\s?%/gu, random, () => '') },
  {
    name: 'per cent for points',
    apply: (text, random) => edit(text, /(?<=\d)%/gu, random, () => ' percentage points'),
  },
  {
    name: 'currency changed',
    apply: (text, random) => edit(text, /[$€£]/gu, random, ([sign]) => (sign === '$' ? '€' : '$')),
  },
  {
    name: 'exponent flattened',
    apply: (text) => {
      const flat = text.replace(/(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (c) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(c)));
      return flat === text ? undefined : flat;
    },
  },
  {
    name: 'month changed',
    apply: (text, random) =>
      edit(
        text,
        new RegExp(`(?<!\\p{L})(?:${months.join('|')})(?!\\p{L})`, 'gu'),
        random,
        ([month]) => months[(months.indexOf(month) + 1 + random.below(11)) % 12],
      ),
  },
  {
    name: 'year changed',
    apply: (text, random) =>
      edit(text, /(?<!\d)(?:19|20)\d\d(?!\d)/gu, random, ([year]) => String(Number(year) + 1 + random.below(9))),
  },
  {
    name: 'name changed',
    apply: (text, random) =>
      edit(text, /(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}/gu, random, ([name]) => {
        const at = 1 + random.below(name.length - 1);
        return name.slice(0, at) + otherLetter(name[at], random) + name.slice(at + 1);
      }),
  },
  {
    name: 'names swapped',
    apply: (text) => {
      const names = Array.from(text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}/gu));
      if (names.length < 2 || names[0][0] === names[1][0]) return undefined;
      const [a, b] = names;
      return (
        text.slice(0, a.index) +
        b[0] +
        text.slice(a.index + a[0].length, b.index) +
        a[0] +
        text.slice(b.index + b[0].length)
      );
    },
  },
  {
    name: 'negation added',
    apply: (text, random) =>
      edit(
        text,
        /(?<!\p{L})(?:is|was|were|are|had|has|shall|may|must|will|can|could|should|ist|sind|wird|wurde|est|peut|è|ha|es|fue|podrá)(?= (?!not|never|no |nicht|pas|non))/gu,
        random,
        ([verb]) =>
          `${verb} ${/^(?:ist|sind|wird|wurde)$/.test(verb) ? 'nicht' : /^(?:est|peut)$/.test(verb) ? 'pas' : /^(?:è|ha)$/.test(verb) ? 'non' : /^(?:es|fue|podrá)$/.test(verb) ? 'nunca' : 'not'}`,
      ),
  },
  {
    name: 'negation dropped',
    apply: (text, random) =>
      edit(
        text,
        /(?:(?<!\p{L})(?:not|never|no|nor|neither|nicht|nie|keiner|pas|jamais|nunca|no|non|لا|لم) )|(?:n['’]t(?!\p{L}))|不(?=得)|没有|ない(?=。)/gu,
        random,
        () => '',
      ),
  },
  {
    name: 'negating prefix',
    apply: (text, random) =>
      edit(
        text,
        /(?<!\p{L})(?:material|lawful|valid|undisputed|effective|able|safe|available|common|reasonable|expected|significant|important|written|registered|necessary|independent)(?!\p{L})/gu,
        random,
        ([word]) => (word.startsWith('un') ? word.slice(2) : `un${word}`),
      ),
  },
  {
    name: 'ellipsis over a limit',
    apply: (text, random) => {
      const words = text.split(' ');
      const at = words.findIndex((word, place) => place >= 3 && place < words.length - 3 && limit.test(word));
      if (at < 0) return undefined;
      const from = Math.max(3, at - random.below(4));
      const to = Math.min(words.length - 3, at + 1 + random.below(4));
      const left = words.slice(from - 1, to).join(' ');
      return /[.;!?]["”’)]?(?: |$)/u.test(left) ? undefined : leaveOut(words, from, to, random);
    },
  },
  {
    name: 'ellipsis from one figure to another',
    apply: (text, random) => {
      const words = text.split(' ');
      const figures = words.flatMap((word, at) => (/^[^\p{L}]*\d/u.test(word) ? [at] : []));
      const pairs = figures.slice(0, -1).map((at, order) => [at, figures[order + 1]]);
      const [from, to] = pairs.find(
        ([from, to]) =>
          from >= 3 && to > from + 1 && to < words.length - 1 && !/^\W*(?:19|20)\d\d\W*$/u.test(words[from]),
      ) ?? [0, 0];
      const left = words.slice(from - 1, to).join(' ');
      // Days and years of one date, a list's numbers, and what a sentence's end or commas set off are no exchange.
      const isOneDate = /(?:^| )(?:19|20)\d\d\W*$/u.test(words[to]) || /^\W*\d{1,2}\. \p{L}+/u.test(left);
      if (from === 0 || isOneDate || /[.;!?:][”"’)]?(?: |$)|^\S*[,(]/u.test(left)) return undefined;
      return leaveOut(words, from, to, random);
    },
  },
  {
    name: 'ellipsis into another sentence',
    apply: (text, random) => {
      const words = text.split(' ');
      const at = words.findIndex(
        (word, place) => place >= 4 && place < words.length - 5 && /\p{L}{4}[.;]$/u.test(word),
      );
      return at < 0 ? undefined : leaveOut(words, at - random.below(2), at + 2 + random.below(2), random);
    },
  },
  {
    name: 'sentences joined',
    leavesWords: true,
    apply: (text, random) => edit(text, /(?<=\p{L}{4})[.;](?= \p{L})|(?<=\p{L})[。；](?=\p{L})/gu, random, () => ''),
  },
  {
    name: 'sentences joined and written small',
    leavesWords: true,
    apply: (text, random) =>
      edit(text, /(?<=[\p{L}\d]{2})\. \p{Lu}(?=\p{Ll})/gu, random, ([end]) => end.slice(1).toLowerCase()),
  },
  {
    name: 'comma left out',
    leavesWords: true,
    apply: (text, random) =>
      edit(
        text,
        /(?<=\p{L}{2}), (?!and|or|und|oder|et|ou|y|e|o)(?=\p{L})|(?<=\p{L})[，、](?=\p{L})/gu,
        random,
        ([comma]) => comma.slice(1),
      ),
  },
  { name: 'opposite', apply: (text, random) => swapWord(text, opposites, random) },
  {
    name: 'number word changed',
    apply: (text, random) =>
      swapWord(
        text,
        swap(
          'two/three four/five six/eight half/third both/all once/twice drei/vier trois/deux cuatro/cinco quattro/cinque',
        ),
        random,
      ),
  },
  { name: 'claim in the form of a mark', apply: (text) => `${text} [1: not before the end of the year]` },
  { name: 'clause added at the end', apply: (text) => `${text}, except in the case of gross negligence` },
  { name: 'words added at the start', apply: (text) => `It is well established that ${text}` },
  {
    name: 'word added inside',
    apply: (text, random) =>
      edit(
        text,
        /(?<=\p{L}{3}) (?=\p{L}{3})/gu,
        random,
        () => ` ${random.pick(['only', 'always', 'partly', 'nearly', 'allegedly', 'sometimes'])} `,
      ),
  },
  { name: 'word dropped', apply: (text, random) => edit(text, /(?<=\p{L} )[\p{L}]{4,} (?=\p{L})/gu, random, () => '') },
  {
    name: 'word replaced',
    apply: (text, random) =>
      edit(text, /(?<= )\p{Ll}{5,}(?= )/gu, random, () =>
        random.pick(['window', 'harvest', 'orange', 'question', 'silver']),
      ),
  },
  {
    name: 'one letter of a word',
    apply: (text, random) =>
      edit(text, /(?<= )\p{Ll}{4,}(?= )/gu, random, ([word]) => {
        const at = random.below(word.length);
        return word.slice(0, at) + otherLetter(word[at], random) + word.slice(at + 1);
      }),
  },
  {
    name: 'plural',
    apply: (text, random) => edit(text, /(?<= )\p{Ll}{4,}[a-rt-z](?= )/gu, random, ([word]) => `${word}s`),
  },
  {
    name: 'cut in the last word',
    apply: (text) =>
      /\p{Ll}{5,}$/u.test(text) && !/[\p{Script=Han}\p{Script=Hangul}]$/u.test(text) ? text.slice(0, -2) : undefined,
  },
  {
    name: 'cut in the first word',
    apply: (text) => (/^\p{L}\p{Ll}{4,}/u.test(text) && !/^\p{Script=Hangul}/u.test(text) ? text.slice(2) : undefined),
  },
  {
    name: 'words shuffled',
    apply: (text, random) => {
      const words = text.split(' ');
      if (words.length < 5) return undefined;
      for (let at = words.length - 1; at > 0; at--) {
        const other = random.below(at + 1);
        [words[at], words[other]] = [words[other], words[at]];
      }
      const shuffled = words.join(' ');
      return shuffled === text ? undefined : shuffled;
    },
  },
  {
    name: 'sides swapped',
    apply: (text) => {
      const middle = /, (?:while|and|but|compared with|whereas) /u.exec(text);
      if (middle === null || middle.index < 12) return undefined;
      return text.slice(middle.index + middle[0].length) + middle[0] + text.slice(0, middle.index);
    },
  },
];
