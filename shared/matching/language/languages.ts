/** All languages that the rules cover, one file each, and the words of all of them by what they do. */
import { english } from './languages/english.ts';
import { german } from './languages/german.ts';
import { french } from './languages/french.ts';
import { spanish } from './languages/spanish.ts';
import { italian } from './languages/italian.ts';
import { portuguese } from './languages/portuguese.ts';
import { dutch } from './languages/dutch.ts';
import { swedish } from './languages/swedish.ts';
import { czech } from './languages/czech.ts';
import { polish } from './languages/polish.ts';
import { russian } from './languages/russian.ts';
import { turkish } from './languages/turkish.ts';
import { arabic } from './languages/arabic.ts';
import { hebrew } from './languages/hebrew.ts';
import { danish } from './languages/danish.ts';
import { norwegian } from './languages/norwegian.ts';
import { finnish } from './languages/finnish.ts';
import { hungarian } from './languages/hungarian.ts';
import { romanian } from './languages/romanian.ts';
import { slovak } from './languages/slovak.ts';
import { greek } from './languages/greek.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { bulgarian } from './languages/bulgarian.ts';
import { southSlavic } from './languages/southSlavic.ts';
import { slovenian } from './languages/slovenian.ts';
import { lithuanian } from './languages/lithuanian.ts';
import { latvian } from './languages/latvian.ts';
import { estonian } from './languages/estonian.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { malay } from './languages/malay.ts';
import { hindi } from './languages/hindi.ts';
import { persian } from './languages/persian.ts';
import { korean } from './languages/korean.ts';
import { chinese } from './languages/chinese.ts';
import { japanese } from './languages/japanese.ts';
import { thai } from './languages/thai.ts';
import { catalan } from './languages/catalan.ts';
import { galician } from './languages/galician.ts';
import { basque } from './languages/basque.ts';
import { TAGS, type Language, type Tag, type TagOf } from './tags.ts';

const asWritten: Readonly<Record<string, Language>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  polish,
  czech,
  russian,
  turkish,
  arabic,
  hebrew,
  danish,
  norwegian,
  finnish,
  hungarian,
  romanian,
  slovak,
  greek,
  ukrainian,
  bulgarian,
  southSlavic,
  slovenian,
  lithuanian,
  latvian,
  estonian,
  vietnamese,
  malay,
  hindi,
  persian,
  korean,
  chinese,
  japanese,
  thai,
  catalan,
  galician,
  basque,
};

/** Words with "ß" also with "ss", as Switzerland writes them. */
function withDoubleS(language: Language): Language {
  const tags = Object.entries(language) as [Tag, string][];
  return Object.fromEntries(tags.map(([tag, text]) => [tag, text.includes('ß') ? respelled(tag, text) : text]));
}

function respelled(tag: Tag, text: string): string {
  const { notation } = TAGS[tag];
  // Without a `|`, at which some lists of patterns are split.
  if (notation === 'stems' || notation === 'patterns') return text.replaceAll('ß', 's?[ßs]');
  const mark = notation === 'phrases' ? '|' : ' ';
  const spellings = text.split(mark).flatMap((word) => [word, word.replaceAll('ß', 'ss')]);
  return Array.from(new Set(spellings)).join(mark);
}

export const languages: Readonly<Record<string, Language>> = Object.fromEntries(
  Object.entries(asWritten).map(([name, language]) => [name, withDoubleS(language)]),
);

const all = Object.values(languages);

/** The words of all languages that have this tag. */
export const wordsOf = (tag: TagOf<'words' | 'values'>): ReadonlySet<string> =>
  new Set(notedIn(tag).map((noted) => noted.split('=')[0]));

/** What the words of all languages that have this tag stand for, if they do. */
export const valuesOf = (tag: TagOf<'values'>): ReadonlyMap<string, number> =>
  new Map(
    notedIn(tag)
      .map((noted) => noted.split('='))
      .filter((pair) => pair.length === 2)
      .map(([word, value]) => [word, Number(value)] as const),
  );

const notedIn = (tag: TagOf<'words' | 'values'>): string[] =>
  all.flatMap((language) => language[tag]?.split(' ') ?? []);

/** Whether a word has this tag in any language. */
export function tagged(tag: TagOf<'words' | 'values'>): (key: string) => boolean {
  const words = wordsOf(tag);
  return (key) => words.has(key);
}

/** The phrases of all languages that have this tag, token by token. */
export const phrasesOf = (tag: TagOf<'phrases'>): string[][] =>
  all.flatMap((language) => language[tag]?.split('|').map((phrase) => phrase.split(' ')) ?? []);

/** How the words begin that have this tag in any language. */
export const stemsOf = (tag: TagOf<'stems'>): RegExp =>
  new RegExp(`^(?:${all.flatMap((language) => language[tag]?.split(' ') ?? []).join('|')})`, 'u');

/** Whether a word begins in one of these ways. */
export function taggedByStem(tag: TagOf<'stems'>): (key: string) => boolean {
  const stems = stemsOf(tag);
  return (key) => stems.test(key);
}

/** The alternatives of all languages that have this tag: the source of a pattern with the flag `u`. */
export const patternsOf = (tag: TagOf<'patterns'>): string => {
  const alternatives = all.flatMap((language) => language[tag] ?? []);
  return `(?:${alternatives.join('|')})`;
};

/** Things by the first of their words, so that a lookup in hundreds of phrases costs one. */
export function byFirstWord<Phrased>(
  all: readonly Phrased[],
  wordsOf: (one: Phrased) => readonly string[],
): ReadonlyMap<string, readonly Phrased[]> {
  return Map.groupBy(all, (one) => wordsOf(one)[0]);
}
