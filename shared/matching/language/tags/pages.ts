/** What is written on a page besides sentences: references, tables, forms, lists. */
import { patterns, stems, words } from './notation.ts';

export const PAGES = {
  referenceLabel: patterns('Names, in a citation mark, where a quotation is from: "source", "page".'),
  markByItself: words('Such a label that is a mark by itself: "[source]".'),
  introducesReference: words('Before a number in brackets that its sentence needs: "see [3]".'),
  pageWord: words('Accompanies a page number and says nothing else: "page".'),
  headsNotes: words('Heads the column of a table that names the notes to its rows: "note".'),
  sectionName: words('Names a section, before its number: "article".'),
  noCharge: patterns('Ends a row of a price list that names no amount: "free", "on request".'),
  beginsSum: patterns('How the words before a sum begin: "total".'),
  joinsCells: words('Joins the names of a row and a column, and limits, denies or compares in no language: "for".'),
  underHead: words('Names the head of a value in a sentence: "under Delivery".'),
  wikiTag: words('In brackets, a remark of a wiki\'s editors: "[citation needed]".'),
  dueAt: words('After a share of a price, says when it is due: "on", "after".'),
  unitHead: patterns('Heads the column of a data sheet that has the units: "unit".'),
  asksToTick: patterns('By which a form asks to tick a box: "check one".'),
  exclusionHead: stems('Makes the head of a list one of exceptions: "exclusions".'),
  bulletWord: words('Common words of a language that has a word "o", which is then no bullet.'),
  question: words('With it, a heading asks what its lines answer: "what".'),
} as const;
