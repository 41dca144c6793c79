/**
 * Removes what a language model wraps around a quotation and what would read as words or numbers: HTML tags and entities, Markdown links,
 * quoted blocks, escapes. Emphasis, backticks and quotation marks separate no tokens and need no handling.
 */

import { BARE_LABEL } from '../language/referenceWords.ts';
import { withoutTex } from './texMarkup.ts';
import { raise } from '../text/raisedDigits.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  shy: '',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  sect: '§',
  para: '¶',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  minus: '−',
  micro: 'µ',
  middot: '·',
  bull: '•',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  ne: '≠',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};

/** Only tags that style text: anything else between angle brackets may be the source's own. */
const tag =
  /<\/?(?:b|i|u|em|strong|mark|small|sup|sub|q|cite|code|pre|kbd|ins|span|div|p|br|hr|a|blockquote|ul|ol|li|table|thead|tbody|tr|td|th|h[1-6])(?:\s[^<>]{0,200})?\s?\/?>/gi;

/** What they hold is shown struck out, as between Markdown's tildes. */
const struckTag = /<\/?(?:s|del|strike)(?:\s[^<>]{0,200})?\s?\/?>/gi;

/** These occur within words: "V<sub>IN</sub>". */
const tagInWord = /(?<=[\p{L}\p{N}])<\/?(?:sub|sup|b|i|u|em|strong)(?:\s[^<>]{0,200})?>|<\/(?:sub|sup)>/giu;

/** Lines that all begin with the same bullet, which then is not a minus sign. */
const listItem = /^[^\S\n]*([-*+•–])[^\S\n]+\S/;
function isList(text: string): boolean {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line, at) => at === 0 || line.trim() !== '');
  const mark = listItem.exec(lines[0])?.[1];
  return mark !== undefined && lines.length > 1 && lines.every((line) => listItem.exec(line)?.[1] === mark);
}
/** The same with its lines joined: "- 200 g of flour - 3 eggs". */
const joinedList = /^\s*([-*+•–]) \S[^\n]*? \1 \S[^\n]*$/;
const bullet = /(^|\n)\s*[-*+•–][^\S\n]+/g;

/** A block of code around the whole, with or without its language. */
const fence = /^\s*```[\w+#-]*[ \t]*\n([^]*?)\n?```\s*$/;

/** Any element around the whole, or one that holds only the number of a reference. */
const elementAround = /^\s*<([a-z][\w-]{0,30})(?:\s[^<>]{0,200})?>([^]*)<\/\1>\s*$/i;
const citationElement =
  /<(ref|cite|citation|source|a)(?:\s[^<>]{0,300})?>\s*(?:[[(]\s*)?(\d{1,3})\s*(?:[\])]\s*)?<\/\1>|<ref\s[^<>]{0,300}\/>/gi;
const raisedElement = /<sup(?:\s[^<>]{0,200})?>\s*[[(]?(?:(\d{1,3})|([a-m]))[\])]?\s*<\/sup>/gi;
/** A link that shows a number is a mark; one that shows words has them from the source. */
const linkedMark = new RegExp(
  `\\(?!?\\[\\W{0,3}(\\d{1,3}|${BARE_LABEL})\\W{0,3}\\]\\((?:https?:|#|\\/)[^()\\s]{0,500}\\)\\)?`,
  'gi',
);
/** "> Text", "> 9. Text"; not "> 5", which is more than five. */
const quotedBlock = /(^|\n)[ \t]*(?:>[ \t]*(?![ \t]))+(?:(?=\d{1,3}[.)] \p{Lu})|(?![-−\d.$€£¥=]))/gu;
/** "Quote: “…”". */
const leadingLabel =
  /^\s*(?:quote|quotation|excerpt|verbatim|zitat|citation|extrait|cita|citazione)\s*:\s*(?=["“„«'‘「])/i;

/** The text without mark-up; unchanged if it has none. */
export function unwrapMarkup(text: string): string {
  const dressed = withoutTex(withoutElementsAround(text).replace(fence, '$1').replace(leadingLabel, ''))
    .replace(citationElement, (_, _name, number: string | undefined) => (number === undefined ? ' ' : ` [${number}]`))
    .replace(raisedElement, (_, digits: string | undefined, letter: string | undefined) =>
      digits === undefined ? `[${letter ?? ''}]` : raise(digits),
    )
    .replace(tagInWord, '')
    .replace(struckTag, '~~')
    .replace(tag, ' ');
  return withoutBullets(dressed)
    .replace(/&(#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]{2,6}\d{0,2});/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(linkedMark, '[$1]')
    .replace(/!?\[([^[\]]{1,500})\]\((?:https?:|#|\/)[^()\s]{0,500}\)/g, '$1')
    .replace(quotedBlock, '$1')
    .replace(/\\n/g, '\n')
    .replace(/[\^_]\{([^{}]{1,20})\}/g, (_, script: string, at: number, whole: string) => whole[at] + script);
}

function withoutBullets(text: string): string {
  const items = text.trimStart().includes('\n')
    ? text
    : text.replace(joinedList, (all, mark: string) => all.replaceAll(` ${mark} `, `\n${mark} `));
  if (!isList(items)) return items;
  // Every line end before it is followed by a bullet.
  const end = items.trimEnd().length;
  return items.slice(0, end).replace(bullet, '$1') + items.slice(end);
}

/** Elements around elements: more are not a quotation. */
const MAX_ELEMENTS = 6;

function withoutElementsAround(text: string): string {
  let inside = text;
  for (let depth = 0; depth < MAX_ELEMENTS; depth++) {
    const found = elementAround.exec(inside);
    if (found === null) break;
    inside = found[2];
  }
  return inside;
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? accentedLetter(name);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** "&eacute;": a letter and the name of its accent. */
function accentedLetter(name: string): string | undefined {
  const found = /^([a-z])(grave|acute|circ|tilde|uml|cedil)$/i.exec(name);
  return found === null ? undefined : (found[1] + accents[found[2].toLowerCase()]).normalize('NFC');
}
