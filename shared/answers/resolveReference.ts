/** Which source a reference means: by identifier, name, the answer's own list of sources, or its number in the request. */
import type { Reference } from './quotation.ts';
import { normalForm } from '../platform/normalForm.ts';
import { greatest } from '../platform/longLists.ts';

export interface NamedSource {
  readonly attachmentId: string;
  /** File name, title, address: any name that an answer may use for it. */
  readonly names: readonly string[];
}

/** Parts of names shorter than this, letters and digits, name nothing. */
const LEAST_NAME_LENGTH = 3;

/** `[1] Title …`, `[^1]: …` and `1. …` at the beginning of a line. */
const LISTED = /^ {0,3}(?:\[\^?(\d{1,3})\]:?|(\d{1,3})[.)])\s+(\S[^\n]{0,500})$/gmu;

/** The entries of the answer's list of sources, by number. If a number is listed twice, the last one counts: lists of sources end answers. */
export const listedSources = (answer: string): ReadonlyMap<string, string> =>
  new Map(Array.from(answer.matchAll(LISTED), (match) => [match.at(1) ?? match.at(2) ?? '', match[3]]));

/** @param sources in the order of the request */
export function resolveReference(
  reference: Reference | undefined,
  sources: readonly NamedSource[],
  listed: ReadonlyMap<string, string>,
): NamedSource | undefined {
  const name = reference?.name;
  if (name === undefined) return undefined;
  const exact = sources.find(({ attachmentId }) => attachmentId === name);
  if (exact !== undefined) return exact;
  if (!/^\d{1,3}$/.test(name)) return sourceNamedIn(name, sources);
  const entry = listed.get(name);
  const named = entry === undefined ? undefined : sourceNamedIn(entry, sources);
  return named ?? (entry === undefined ? sources.at(Number(name) - 1) : undefined);
}

/** The source of whose name most letters are mentioned; none if two are tied. */
function sourceNamedIn(text: string, sources: readonly NamedSource[]): NamedSource | undefined {
  const words = plain(text);
  const scored = sources
    .map((source) => ({
      source,
      length: greatest([source.attachmentId, ...source.names].map((name) => sharedLength(words, name))),
    }))
    .filter(({ length }) => length >= LEAST_NAME_LENGTH)
    .sort((a, b) => b.length - a.length);
  if (scored.length === 0 || (scored.length > 1 && scored[0].length === scored[1].length)) return undefined;
  return scored[0].source;
}

/** Letters of a name that a text contains: the whole name, or the text as a whole within the name. */
function sharedLength(words: string, name: string): number {
  const whole = plain(name.replace(/\.[A-Za-z0-9]{1,5}$/, ''));
  if (whole.length < LEAST_NAME_LENGTH) return 0;
  if (words.includes(whole)) return whole.length;
  const stem = words.replace(/(?:pdf|docx?|xlsx?|pptx?|html?)$/, '');
  if (stem.length >= LEAST_NAME_LENGTH && whole.includes(stem)) return stem.length;
  // An author with a year: the author's name is in the file's.
  const author = /^(\p{L}+?)(?:etal|and.*)?\d{4}$/u.exec(words)?.[1];
  return author !== undefined && author.length > LEAST_NAME_LENGTH && whole.includes(author) ? author.length : 0;
}

const plain = (text: string): string =>
  normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
