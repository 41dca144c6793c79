/** All languages that the rules know, each one file, and the words of all of them by what they do. */
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
import { others } from './languages/others.ts';
import type { Language, Tag } from './tags.ts';

export const languages: Readonly<Record<string, Language>> = {
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
  others,
};

/** The words of all languages that have this tag. */
export const wordsOf = (tag: Tag): ReadonlySet<string> =>
  new Set(Object.values(languages).flatMap((language) => language[tag]?.split(' ') ?? []));

/** The phrases of all languages that have this tag, token by token. */
export const phrasesOf = (tag: Tag): string[][] =>
  Object.values(languages).flatMap((language) => language[tag]?.split('|').map((phrase) => phrase.split(' ')) ?? []);
