/** The reference to a source near a quotation: after it in the same sentence, or before it. */
import type { Reference } from './quotation.ts';

/** UTF-16 units after a quotation in which its reference begins; anything later belongs to something else. */
const REACH_AFTER = 12;
/** UTF-16 units of a reference in brackets. */
const MAX_REFERENCE = 160;
/** UTF-16 units before a quotation in which its sentence names a source. */
const REACH_BEFORE = 160;

const PAGE =
  /\b(?:pp?\.?|pages?|pg\.?|S\.|Seiten?|pág(?:ina|\.)?s?|pag(?:ina|\.)?)\s*(\d{1,5})(?![\p{L}\p{N}])|第\s*(\d{1,5})\s*[页頁ページ]/iu;
/** After the first page: "–14", ", 15 and 17", "f.", "ff." */
const FURTHER_PAGES = /^(?:\s*(?:[-–—,;&+]|and|und|et|to|bis|à|y)\s*(\d{1,5})(?![\p{L}\p{N}]))/iu;
const AND_FOLLOWING = /^\s*(ff?)\b/iu;
/** From one named page to the next: a number further up is a year, or a volume. */
const MOST_PAGES = 60;
/** Pages that "ff." may mean. */
const FOLLOWING_PAGES = 9;
const FILE =
  /[\p{L}\p{N}][\p{L}\p{N}._()+-]{0,100}\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|html?|txt|md|csv|png|jpe?g|tiff?|mp[34]|wav)\b/iu;
const NUMBER = /^\^?(\d{1,3})(?:\s*[,;:]|$)/u;
const AUTHOR_YEAR = /\p{Lu}[\p{L}'’-]{1,40}[^()\d]{0,40}\b(?:1[89]|20)\d\d[a-z]?\b/u;
/** "Le Monde, 15 mars": a name, and its date or number. */
const NAMED_AND_DATED = /^(\p{Lu}[^,;()[\]]{1,60}),\s[^,;]{0,30}\d/u;
/** Words that name a place and nothing else: a reference without them is not a reference. */
const ONLY_PLACE = /^(?:page|p|pp|line|lines|section|s|para|§|art|article|source)\b/iu;

/** @param from end of the quotation in `text`, after its closing mark */
export function referenceAfter(text: string, from: number): Reference | undefined {
  const reach = text.slice(from, from + REACH_AFTER + MAX_REFERENCE);
  const bracket = /^[^\p{L}\p{N}()[\]]{0,12}([([][^()[\]]{1,160}[)\]])/u.exec(reach);
  if (bracket === null) return attribution(reach);
  const [, whole] = bracket;
  return referenceIn(whole, whole.slice(1, -1));
}

/** A number after a full stop belongs to the abbreviation: "p. 9". */
const SENTENCE_END = /[.!?]["'”’»“)\]*_]{0,3}\s+(?!\p{N})/gu;

/** "According to report.pdf, …" and "[2] says: …" */
export function referenceBefore(text: string, to: number): Reference | undefined {
  const sentence = text.slice(Math.max(0, to - REACH_BEFORE), to);
  const started = sentence.slice(Array.from(sentence.matchAll(SENTENCE_END)).at(-1)?.index ?? 0);
  const brackets = Array.from(started.matchAll(/[([]([^()[\]]{1,160})[)\]]/gu)).at(-1);
  const inBrackets = brackets && referenceIn(brackets[0], brackets[1]);
  if (inBrackets !== undefined) return inBrackets;
  const file = FILE.exec(started);
  return file === null ? undefined : { text: file[0], name: file[0], ...pageOf(started) };
}

/** "— report.pdf, p. 4", as below a block quotation. */
function attribution(reach: string): Reference | undefined {
  const line = /^\s{0,4}(?:[—–]|--)\s*([^\n]{1,160})/u.exec(reach)?.[1];
  return line === undefined ? undefined : referenceIn(line.trim(), line.trim());
}

/** UTF-16 units of a reference without brackets: longer ones are sentences that name a page. */
const MAX_BARE_REFERENCE = 60;

/** "Brandt 2020, p. 4" as the content of an element that cites. */
export const isOnlyReference = (words: string): boolean =>
  words.length <= MAX_BARE_REFERENCE &&
  /^\p{Lu}/u.test(words) &&
  /,\s?(?:pp?\.|S\.|page)\s?\d+[.)]?$/iu.test(words.trim());

function referenceIn(whole: string, inner: string): Reference | undefined {
  const words = inner.trim();
  const page = pageOf(words);
  const number = NUMBER.exec(words)?.[1];
  const file = FILE.exec(words)?.[0];
  const author = AUTHOR_YEAR.exec(words)?.[0];
  const name = number ?? file ?? author;
  if (name !== undefined) return { text: whole, name, ...page };
  if (page.pageNumber !== undefined) {
    const before = words.slice(0, words.search(PAGE)).replace(/(?<![,;:\s])[,;:\s]+$/u, '');
    return before === '' || ONLY_PLACE.test(before) ? { text: whole, ...page } : { text: whole, name: before, ...page };
  }
  const dated = NAMED_AND_DATED.exec(words)?.[1];
  return dated === undefined || ONLY_PLACE.test(dated) ? undefined : { text: whole, name: dated };
}

function pageOf(words: string): { pageNumber?: number; lastPageNumber?: number } {
  const match = PAGE.exec(words);
  const digits = match?.[1] ?? match?.[2];
  if (match === null || digits === undefined) return {};
  const pageNumber = Number(digits);
  const lastPageNumber = lastPageOf(words.slice(match.index + match[0].length), pageNumber);
  return lastPageNumber > pageNumber ? { pageNumber, lastPageNumber } : { pageNumber };
}

/** @param rest the text after the first page */
export function lastPageOf(rest: string, first: number): number {
  let last = first;
  let left = rest;
  for (let further = FURTHER_PAGES.exec(left); further !== null; further = FURTHER_PAGES.exec(left)) {
    const [whole, digits] = further;
    const given = Number(digits);
    // "121–4" is to 124.
    const isCut = given < last && digits.length < String(last).length;
    const page = isCut ? Number(String(last).slice(0, -digits.length) + digits) : given;
    if (page - last > MOST_PAGES) break;
    last = Math.max(last, page);
    left = left.slice(whole.length);
  }
  const following = AND_FOLLOWING.exec(left)?.[1].length ?? 0;
  return following === 0 ? last : last + (following === 1 ? 1 : FOLLOWING_PAGES);
}
