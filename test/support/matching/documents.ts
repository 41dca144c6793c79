/** The corpus's documents: every genre and language, set in the ways that make quotations hard to find. */
import * as english from './texts/english.ts';
import * as other from './texts/otherLanguages.ts';
import { misreader, readWithDoubts } from './misreading.ts';
import { typeset, type Layout, type Note, type Typeset } from './typesetter.ts';

export interface CorpusDocument {
  readonly name: string;
  readonly layout: string;
  readonly paragraphs: readonly string[];
  readonly set: Typeset;
}

const layouts: Readonly<Record<string, Layout>> = {
  'wide lines': { width: 96, linesPerPage: 40 },
  'narrow column, hyphenated': { width: 34, linesPerPage: 60, hyphenate: true },
  'page breaks with heads and numbers': {
    width: 64,
    linesPerPage: 6,
    hyphenate: true,
    head: () => 'Annual Review of Examples',
    foot: () => 'Draft for discussion',
  },
  ligatures: { width: 72, linesPerPage: 12, print: printLigature, foot: (page) => `- ${page} -` },
  decomposed: { width: 72, linesPerPage: 30, print: (character) => character.normalize('NFD') },
};
const noteLayouts: Readonly<Record<string, Layout>> = {
  'notes glued': { width: 66, linesPerPage: 9, footnoteReference: 'glued', foot: (page) => String(page) },
  'notes set apart': {
    width: 66,
    linesPerPage: 9,
    footnoteReference: 'alone',
    foot: (page) => String(page),
    head: () => 'Working paper',
  },
  'notes superscript': { width: 66, linesPerPage: 9, footnoteReference: 'superscript' },
};

const texts: Readonly<Record<string, readonly string[]>> = { ...english, ...other };
const unspacedTexts = new Set(['chinese', 'japanese']);

export function documents(): CorpusDocument[] {
  return Object.entries(texts).flatMap(([name, paragraphs]) => {
    const plain = Object.entries(layouts).map(([layout, settings]) => {
      const width = unspacedTexts.has(name) ? Math.ceil(settings.width / 2) : settings.width;
      return { name: `${name}, ${layout}`, layout, paragraphs, set: typeset(paragraphs, { ...settings, width }) };
    });
    if (unspacedTexts.has(name)) return plain;
    const page = { width: 70, linesPerPage: 20, hyphenate: true, readBy: 'ocr' as const };
    const seed = seedOf(name);
    const scanned = readWithDoubts(
      typeset(paragraphs, { ...page, print: misreader(seed) }),
      typeset(paragraphs, page),
      seed,
    );
    const noted = Object.entries(noteLayouts).map(([layout, settings]) => ({
      name: `${name}, ${layout}`,
      layout,
      paragraphs,
      set: typeset(paragraphs, { ...settings, notes: notesFor(paragraphs) }),
    }));
    return [...plain, ...noted, { name: `${name}, scanned`, layout: 'scanned', paragraphs, set: scanned }];
  });
}

/** Different for each name: with the same seed OCR would err, and doubt, at the same places of several documents. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_003, 7);

/** After these a number belongs to the sentence, so that no mark stands there. */
const takesNumber = /illi|número|about|nearly/i;

/** One mark in the middle of each paragraph, after a long lower-case word, and one after its last full stop. */
function notesFor(paragraphs: readonly string[]): Note[] {
  return paragraphs.flatMap((text, paragraph) => {
    const inside = Array.from(text.matchAll(/\p{Ll}{5,}[,;]?(?=\s)/gu)).find(
      (found) => found.index > text.length / 3 && !takesNumber.test(found[0]),
    );
    const notes: Note[] = [
      { paragraph, offset: text.length, text: `Compare the second edition, volume ${paragraph + 2}.` },
    ];
    if (inside !== undefined) {
      notes.unshift({
        paragraph,
        offset: inside.index + inside[0].length,
        text: 'Archive of the institute, unpublished letter.',
      });
    }
    return notes;
  });
}

/** The typesetter prints character by character, so that a ligature stands for its first letter. */
function printLigature(character: string): string {
  return character === 'ﬁ' ? 'fi' : character === ' ' ? '\u00a0' : character;
}
