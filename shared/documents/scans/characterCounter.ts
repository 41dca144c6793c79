/** Counts characters of a kind on every page of every document: a match of the whole text would make a string of each character. */

/** For these, what the expression says is remembered. */
const UNITS = 0x10000;
const IS_NOT = 1;
const IS = 2;

/** @param kind an expression for one character, with the flag `u` and without `g` */
export function characterCounter(kind: RegExp): (text: string) => number {
  const known = new Uint8Array(UNITS);
  return (text) => {
    let count = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (isFirstOfPair(unit) && isSecondOfPair(text.charCodeAt(at + 1))) {
        if (kind.test(text.slice(at, at + 2))) count++;
        at++;
        continue;
      }
      if (known[unit] === 0) known[unit] = kind.test(String.fromCharCode(unit)) ? IS : IS_NOT;
      if (known[unit] === IS) count++;
    }
    return count;
  };
}

const isFirstOfPair = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isSecondOfPair = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
