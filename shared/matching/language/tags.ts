/** What the rules must know of a language: its words by what they do. Folded: small letters, one form of every letter. */

export const TAGS = {
  negation: 'Denies: "not", "never", "without".',
  limit: 'Takes back, forbids, excepts or contrasts: "refuses", "except", "unless", "allegedly".',
  condition: 'Says who must agree or what must come first: "only", "consent", "until".',
  opensCondition: 'Opens a sentence that holds on a condition only: "if", "provided".',
  hedge: 'Makes a statement one of chance, of some cases or times: "may", "rarely", "most".',
  doubt: 'Leaves open or denies the clause after it: "rumour", "false", "alleges".',
  attributes: 'Says, believes or alleges: with "that" after it, what follows is somebody\'s: "believes".',
  limitsAfterIt: 'Phrases before a statement that limit or attribute it: "according to", "denies".',
  limitsNext: 'Phrases that limit or deny just the next word: "at most", "former", "failed to".',
  limitsBeforeIt: 'Phrases after a statement that limit or attribute it: "provided that", "he claimed".',
  limitsPrevious: 'Phrases that limit just the word before: "only".',
  goesOnWith: 'Begins, right after a statement, when, where, how or for whom it holds: "with", "during".',
  term: 'Phrases before a length or point of time that set a limit: "within", "no later than".',
  opposes: '"But": what comes after it takes something back.',
  setsAgainst: 'After these stands what the words before are set against: "whereas".',
  coordinates: 'Joins clauses or members of a list: "and", "or", "but".',
  listConjunction: 'Before the last member of a list, where a comma may stand or not: "and", "or".',
  modal: 'Duties and permissions: "shall", "must".',
  governs: 'Wants something after it: prepositions, articles, forms of "to be".',
  approximate: 'Before a number that is none exactly: "about".',
  stopWord: 'So common that finding it proves nothing.',
  abbreviation: 'Is written with a point that ends no sentence.',
  month: 'Months, in the forms that dates have.',
  weekday: 'Days of the week.',
  smallNumber: 'One to nineteen, as parts of larger numbers.',
  ten: 'Twenty to ninety.',
  numberWord: 'Counts: whoever changes it changes a number.',
  telephone: 'Stands before a number to call: "phone", "fax".',
  unit: 'Units and what else is counted: "kg", "percent", "days".',
} as const;
export type Tag = keyof typeof TAGS;

/** Words are set apart by spaces; the phrases of the tags that limit a statement, and of terms, by `|`. */
export type Language = Readonly<Partial<Record<Tag, string>>>;
