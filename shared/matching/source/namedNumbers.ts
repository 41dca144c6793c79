/** Numbers that name somebody or something and count nothing: of telephones, accounts, organisations, codes. */
import { wordsOf } from '../language/languages.ts';
import type { Token } from '../text/tokens.ts';
import { type Window, gapText } from './window.ts';

const callWords = wordsOf('telephone');
/** "Organisasjonsnummer 993 396 605", "account number": what follows names somebody. */
const namesNumber =
  /(?:nummer|number|numéro|número|numero|numer|číslo|szám|numerosi)$|^(?:iban|konto|account|siret|siren|cpv|ean|isbn|cvr|kvk|nip|regon|ičo|dič|nif|cif|inn|инн|кпп|огрн)$/u;
/** "Tel. no.", "CPV code": words that include the one that says so. */
const WORDS_BEFORE = 2;

/** Whether the words before a number, or its "+", say that it is one. @param at its first token */
export function isNamedNumber({ tokens, text }: Window, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - WORDS_BEFORE), at);
  return (
    before.some(({ key }) => namesNumber.test(key) || callWords.has(key)) || text.charAt(tokens[at].start - 1) === '+'
  );
}

/** Groups of a card. */
const MIN_FOURS = 4;

const isGroup = ({ kind, key }: Token): boolean => kind === 'number' && /^-?\d{1,4}$/.test(key);

/** Whether the token is a further group of such a number: "12 3456 | 7890" after "account". */
export function continuesNamedNumber(window: Window, at: number): boolean {
  const { tokens } = window;
  const isNext = (later: number): boolean =>
    later > 0 && isGroup(tokens[later]) && isGroup(tokens[later - 1]) && /^ ?$/.test(gapText(window, later));
  if (!isNext(at)) return false;
  let first = at - 1;
  while (isNext(first)) first--;
  let last = at;
  while (last + 1 < tokens.length && isNext(last + 1)) last++;
  const run = tokens.slice(first, last + 1);
  // "4111 1111 1111 1234": nobody groups a quantity by fours, and years are not a card number.
  const areFours = run.length >= MIN_FOURS && run.every(({ key }) => /^\d{4}$/.test(key));
  return (areFours && !run.every(({ key }) => /^(?:19|20)\d\d$/.test(key))) || isNamedNumber(window, first);
}
