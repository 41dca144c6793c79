/** How sentences are built: what begins a clause, what needs something after it, what joins. */
import { words } from './notation.ts';

export const CLAUSES = {
  when: words('Opens a clause that says when: "when", "once".'),
  goesOnWith: words('Begins, right after a statement, when, where, how or for whom it holds: "with", "during".'),
  forWhom: words('Says for whom or for what something holds: "for".'),
  example: words('With "for" before it, limits nothing: "example".'),
  lastsWhile: words('Before what lasts, whose time is then a limit without a number: "during".'),
  refersBack: words('Takes up what was said before: "it", "they", "this".'),
  reason: words('Opens a clause that says why or what for: "because".'),
  opposes: words('"But": what comes after it takes something back.'),
  setsAgainst: words('After these stands what the words before are set against: "whereas".'),
  coordinates: words('Joins clauses or members of a list: "and", "or", "but".'),
  listConjunction: words('Before the last member of a list, where a comma may stand or not: "and", "or".'),
  modal: words('Duties and permissions: "shall", "must".'),
  governs: words('Wants something after it: prepositions, articles, forms of "to be".'),
  introducesSpeech: words('Stands between a verb of saying and what is said: "that", "whether".'),
  opensClause: words('After these a statement starts within a sentence: "that", "because".'),
  opensObject: words('Articles and possessives, with which the object of a verb starts: "the", "her".'),
  auxiliary: words('Verbs that carry a statement and need a subject before them: "is", "has", "may".'),
  future: words('Says what shall be, not what must or may be: "will".'),
  anyOne: words('With it, a noun stands for any of its kind: "a", "every".'),
  knownNoun: words('With it, a noun in the singular is one that is known: "the", "my", "Mr".'),
  relative: words('Starts a clause that belongs to the noun before it: "who", "which".'),
} as const;
