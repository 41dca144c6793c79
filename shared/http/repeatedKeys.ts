/**
 * Keys that occur twice in one object of a JSON text. `JSON.parse` silently keeps the last one: of two citations under one key,
 * one would go unjudged.
 */
import { endOfString } from './jsonSize.ts';

const QUOTE = 0x22;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const COLON = 0x3a;

/** How many are named: a body with more has one fault, not many. */
const MOST_NAMED = 20;
/** Characters shown of a key. */
const SHOWN_OF_KEY = 200;
/** Keys shown of a path: nesting may be as deep as the text is long. */
const SHOWN_OF_PATH = 4;

/** An array, or an object with its keys so far. Most objects that nest deeply have one key, which needs no set. */
interface Level {
  keys: Set<string> | undefined;
  first: string | undefined;
  last: string | undefined;
}

/**
 * One pass, in proportion to the text.
 * @param text valid JSON
 * @returns paths, as `data.citations.c1`
 */
export function repeatedKeys(text: string): string[] {
  const found = new Set<string>();
  const levels: Level[] = [];
  for (let at = 0; at < text.length && found.size < MOST_NAMED; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      levels.push({ keys: undefined, first: undefined, last: undefined });
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      levels.pop();
    } else if (code === QUOTE) {
      const end = endOfString(text, at) + 1;
      const level = levels.at(-1);
      if (level !== undefined && isBeforeColon(text, end)) {
        const key = JSON.parse(text.slice(at, end)) as string;
        level.last = key;
        if (!add(level, key)) found.add(pathOf(levels));
      }
      at = end - 1;
    }
  }
  return [...found];
}

/** @returns false if the key is already there */
function add(level: Level, key: string): boolean {
  if (level.first === undefined) {
    level.first = key;
    return true;
  }
  level.keys ??= new Set([level.first]);
  if (level.keys.has(key)) return false;
  level.keys.add(key);
  return true;
}

/** Only keys are followed by one. */
function isBeforeColon(text: string, from: number): boolean {
  let at = from;
  while (' \t\n\r'.includes(text.charAt(at)) && at < text.length) at += 1;
  return text.charCodeAt(at) === COLON;
}

const pathOf = (levels: readonly Level[]): string => {
  const keys = levels.slice(-SHOWN_OF_PATH).flatMap(({ last }) => (last === undefined ? [] : [shortened(last)]));
  return (levels.length > SHOWN_OF_PATH ? '….' : '') + keys.join('.');
};

const shortened = (key: string): string => (key.length > SHOWN_OF_KEY ? `${key.slice(0, SHOWN_OF_KEY)}…` : key);
