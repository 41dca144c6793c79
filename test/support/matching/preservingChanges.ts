/** Changes of a quotation that leave its meaning alone: it must stay found, at the same place. */
import { isAuxiliary } from '../../../shared/matching/language/openWords.ts';
import { cutsNumber } from './quotations.ts';
import type { Random } from './random.ts';

export interface Change {
  readonly name: string;
  /** Undefined when the quotation offers no place for the change. */
  apply(text: string, random: Random): string | undefined;
}

const ifChanged = (before: string, after: string): string | undefined => (before === after ? undefined : after);

function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  replace: (found: string) => string,
): string | undefined {
  const places = Array.from(text.matchAll(pattern));
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  return text.slice(0, place.index) + replace(place[0]) + text.slice(place.index + place[0].length);
}

/** Case must not turn a unit into another: "5 mW" and "5 MW" are told apart. */
const withoutUnits = (text: string): boolean => !/\d\s?(?:mg|mm|ml|mmol|kg|ng|s|m|g|°)/iu.test(text);

/** No decimals with three digits stand in the corpus. */
const groupedNumber = /(?<![\d.,])([1-9]\d{0,2})[.,](\d{3})(?!\d|[.,]\d)/g;

export const preservingChanges: readonly Change[] = [
  { name: 'unchanged', apply: (text) => text },
  {
    name: 'upper case',
    apply: (text) => (withoutUnits(text) && !text.includes('ß') ? ifChanged(text, text.toUpperCase()) : undefined),
  },
  { name: 'lower case', apply: (text) => (withoutUnits(text) ? ifChanged(text, text.toLowerCase()) : undefined) },
  {
    name: 'straight quotation marks',
    apply: (text) => ifChanged(text, text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')),
  },
  { name: 'typographic quotation marks', apply: (text) => ifChanged(text, text.replace(/'/g, '’')) },
  { name: 'other dashes', apply: (text) => ifChanged(text, text.replace(/[–—−]/g, '-')) },
  { name: 'non-breaking spaces', apply: (text) => ifChanged(text, text.replace(/ /g, '\u00a0')) },
  { name: 'thin spaces', apply: (text) => ifChanged(text, text.replace(/ /g, '\u2009')) },
  { name: 'line breaks', apply: (text) => ifChanged(text, text.replace(/ ([^ ]* [^ ]* [^ ]*)/g, '\n$1')) },
  { name: 'decomposed letters', apply: (text) => ifChanged(text, text.normalize('NFD')) },
  { name: 'soft hyphens', apply: (text) => ifChanged(text, text.replace(/(\p{Ll}{3})(\p{Ll}{3})/gu, '$1\u00ad$2')) },
  {
    name: 'invisible characters',
    apply: (text, random) => replaceOne(text, /\p{L}(?=\p{L})/gu, random, (found) => `${found}\u200b`),
  },
  {
    name: 'ligatures',
    apply: (text) => ifChanged(text, text.replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ')),
  },
  {
    name: 'full width',
    apply: (text) =>
      ifChanged(
        text,
        text.replace(/[A-Za-z0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
      ),
  },
  { name: 'bold', apply: (text) => `**${text}**` },
  { name: 'italic word', apply: (text, random) => replaceOne(text, /\p{L}{4,}/gu, random, (found) => `*${found}*`) },
  {
    name: 'bold number',
    apply: (text, random) =>
      replaceOne(text, /(?<![\d.,:/−–-])\d+(?:[.,]\d+)*(?![\d.,:/⁰-⁹²³¹])/gu, random, (found) => `**${found}**`),
  },
  { name: 'back-ticks', apply: (text) => `\`${text}\`` },
  { name: 'bullet', apply: (text) => `- ${text}` },
  { name: 'round bullet', apply: (text) => `• ${text}` },
  { name: 'quotation marks around', apply: (text) => `“${text}”` },
  { name: 'straight marks around', apply: (text) => `"${text}"` },
  { name: 'quoted block', apply: (text) => (/^\p{L}/u.test(text) ? `> ${text}` : undefined) },
  { name: 'citation mark', apply: (text) => `${text} [1]` },
  {
    name: 'citation mark inside',
    apply: (text) => {
      const at = text.indexOf(' ', text.length / 2);
      return at < 0 ? undefined : `${text.slice(0, at)} [2]${text.slice(at)}`;
    },
  },
  { name: 'two citation marks', apply: (text) => (endsOpen(text) ? undefined : `"${text}."[1][2]`) },
  { name: 'page reference', apply: (text) => `${text} (page 12, line 4)` },
  { name: 'source reference', apply: (text) => `"${text}" [Source: page 12]` },
  { name: 'numbered citation', apply: (text) => (endsOpen(text) ? undefined : `${text}.[citation:3]`) },
  { name: 'raised citation', apply: (text) => (/\p{L}{4}$/u.test(text) ? `${text}<sup>1</sup>` : undefined) },
  { name: 'element around', apply: (text) => `<quote>${text}</quote>` },
  { name: 'TeX emphasis', apply: (text) => (/[\\{}$]/.test(text) ? undefined : `\\textbf{${text}}`) },
  { name: 'lenticular citation', apply: (text) => `${text}【4†source】` },
  {
    name: 'bracketed capital',
    apply: (text) =>
      ifChanged(
        text,
        text.replace(/^(\p{Ll})(?=\p{Ll})/u, (c) => `[${c.toUpperCase()}]`),
      ),
  },
  { name: 'sic', apply: (text, random) => replaceOne(text, /(?<=\p{L}{3}) (?=\p{L})/gu, random, () => ' [sic] ') },
  // After "the claim is" it would say that the sentence ends there.
  { name: 'final point added', apply: (text) => (endsOpen(text) ? undefined : `${text}.`) },
  { name: 'dots around', apply: (text) => `...${text}...` },
  { name: 'thousands not grouped', apply: (text) => ifChanged(text, text.replace(groupedNumber, '$1$2')) },
  {
    name: 'thousands grouped by a narrow space',
    apply: (text) => ifChanged(text, text.replace(groupedNumber, '$1\u202f$2')),
  },
  {
    name: 'thousands grouped by an apostrophe',
    apply: (text) => ifChanged(text, text.replace(groupedNumber, "$1'$2")),
  },
  { name: 'HTML emphasis', apply: (text) => `<b>${text}</b>` },
  { name: 'entities', apply: (text) => ifChanged(text, text.replace(/&/g, '&amp;').replace(/ /g, '&nbsp;')) },
];

/** Words that are worth three dots: fewer are left out to hide them. */
const MIN_LEFT_OUT = 3;

/** Leaves the middle out; the parts keep at least three words each. */
export function shorten(text: string, random: Random): string | undefined {
  const words = text.split(' ');
  if (words.length < 9) return undefined;
  const from = 3 + random.below(words.length - 8);
  const to = Math.min(words.length - 3, from + 1 + random.below(12));
  if (to < from + MIN_LEFT_OUT || words.slice(from, to).some((word) => limit.test(word))) return undefined;
  // What is left out must end no statement.
  if (/[.;!?]["”’)]?(?: |$)/u.test(words.slice(from - 1, to).join(' '))) return undefined;
  const [before, middle, after] = [words.slice(0, from), words.slice(from, to), words.slice(to)].map((some) =>
    some.join(' '),
  );
  if (cutsNumber(`${before} `, middle) || cutsNumber(`${middle} `, after)) return undefined;
  // A figure left out makes way for another one, unless commas set it off; and a figure stands with what it counts.
  const isInsertion = /[,:(]$/u.test(before) && /[,:)]$/u.test(middle);
  // After an "and" in what is left out, a noun with its article is another verb's object.
  if (
    / (?:and|or|und|et|y|e) /u.test(middle) &&
    /^(?:the|an?|its|der|die|das|ein\p{L}*|les?|la|une?|el|los|il|un)(?= )/iu.test(after)
  )
    return undefined;
  // The part before must not break off where its object, its verb or what it denies has to follow.
  if (!isInsertion && endsOpen(before)) return undefined;
  // What is left out must not start another clause, inside of which the quotation goes on.
  if (!isInsertion && clauseEdge.test(middle) && !clauseEnd.test(middle) && !clauseStart.test(after)) return undefined;
  if (!isInsertion && (figure.test(middle) || /(?<!\p{L})(?:than|als)(?!\p{L})/u.test(middle) || /\d$/.test(before)))
    return undefined;
  return leaveOut(words, from, to, random);
}

/** A preposition, an auxiliary verb or a denial. */
const breaksOff =
  /(?<!\p{L})(?:of|to|by|on|at|in|into|from|for|with|through|after|before|than|between|over|not|is|was|were|be|been|have|has|had|may|can|could|shall|will|would|von|zu|in|an|auf|für|mit|bei|nicht|ist|wird|wurden?|hat|haben|kann|de|à|par|en|pour|entre|sur|est|sont|a|con|por|es|fue|ha|han|di|da|per|sono|è|può)$/iu;
/** Mark-up and punctuation aside. */
const endsOpen = (text: string): boolean => {
  const words = text.toLowerCase().replace(/[^\p{L}]+$/u, '');
  return breaksOff.test(words) || isAuxiliary(/\p{L}*$/u.exec(words)?.[0] ?? '');
};
/** A comma or a conjunction, inside or at the start. */
const clauseEdge = /,|(?<!\p{L})(?:and|or|but|und|oder|et|ou|y|o|e)(?!\p{L})/u;
const clauseEnd = /[,:)]$|(?<!\p{L})(?:and|or|but|that|because|und|oder|dass|weil|et|ou|que|y|o|e|che)$/u;
const clauseStart = /^(?:and|or|but|that|und|oder|dass|et|ou|que|y|o|e|che)(?!\p{L})/u;

const figure =
  /\p{N}|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|third|half|twice|zwei|drei|vier|deux|trois|six|dos|tres|cuatro|due|tre|quattro)(?!\p{L})/iu;

export function leaveOut(words: readonly string[], from: number, to: number, random: Random): string {
  const dots = random.pick([' … ', ' ... ', ' [...] ', '… ', ' […] ']);
  return words.slice(0, from).join(' ') + dots + words.slice(to).join(' ');
}

/** Leaving out what denies, forbids, excepts or attributes is no shortening. */
export const limit =
  /^[^\p{L}]*(?:not|no|never|nor|neither|nothing|nobody|none|cannot|without|hardly|unless|except|if|whether|but|according|while|whereas|although|though|compared|only|upon|until|consent|approval|denie[sd]|refused?|fail(?:s|ed)|während|nur|Zustimmung|nicht|kein\p{L}*|niemand|ne|n’\p{L}+|pas|aucune?|sans|accord|l’accord|contre|selon|nunca|mientras|solo|autorización|sin|según|pero|mentre|soltanto|solo|non|nessun\p{L}*|موافقة|بينما|لا|لم|دون|ولم|동의|없이|없다|않\p{L}*)[^\p{L}]*$|n’t$/iu;
