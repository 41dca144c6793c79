/** What denies a statement, limits it, or makes it somebody's. */
import { patterns, phrases, stems, words } from './notation.ts';

export const STATEMENTS = {
  negation: words('Denies: "not", "never", "without".'),
  deniesVerb: words('Denies right before the verb, so that what is left after it is a whole statement: Romanian "nu".'),
  deniesBefore: words('Denies, as the last word of a clause, what stands before it: Turkish "değil".'),
  limit: words('Takes back, forbids, excepts or contrasts: "refuses", "except", "unless", "allegedly".'),
  condition: words('Says who must agree or what must come first: "only", "consent", "until".'),
  opensCondition: words('Opens a sentence that holds on a condition only: "if", "provided".'),
  hedge: words('Makes a statement one of chance, of some cases or times: "may", "rarely", "most".'),
  doubt: words('Leaves open or denies the clause after it: "rumour", "false", "alleges".'),
  attributes: words('Says, believes or alleges: with "that" after it, what follows is somebody\'s: "believes".'),
  limitsAfterIt: phrases('Phrases before a statement that limit or attribute it: "according to", "denies".'),
  limitsNext: phrases('Phrases that limit or deny just the next word: "at most", "former", "failed to".'),
  limitsBeforeIt: phrases('Phrases after a statement that limit or attribute it: "provided that", "he claimed".'),
  limitsPrevious: phrases('Phrases that limit just the word before: "only".'),
  limitGlued: patterns('The same where endings are glued to them, as in Korean.'),
  limitUnspaced: patterns('The same in scripts without spaces, anywhere among characters.'),
  limitsNothing: phrases(
    'With such a word or a denial in them, but they limit nothing, wherever they are: "not only", "but also".',
  ),
  limitsNothingWithin: phrases(
    'May be left out within a sentence, where an ellipsis says so: "without delay". Before them, a sentence that ends holds on a condition.',
  ),
  retracts: patterns('Takes back the whole statement that it follows: "Provided", "ただし".'),
  voided: stems('In a cell of its own, says that the row no longer holds: "cancelled".'),
  respects: phrases('Says in which respects a statement holds: "in all material respects".'),
  hearsay: phrases('Within a sentence, makes it hearsay: "said to".'),
  majority: stems('Names the majority of a vote: "majority".'),
} as const;
