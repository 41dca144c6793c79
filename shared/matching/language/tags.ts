/** What the rules must know of a language: its words by what they do. Folded: small letters, one form of every letter. */

export const TAGS = {
  recognisedBy:
    'Common words by which a sentence is known to be in this language, where a word means something else in another.',
  negation: 'Denies: "not", "never", "without".',
  deniesVerb: 'Denies right before the verb, so that what is left after it is a whole statement: Romanian "nu".',
  deniesBefore: 'Denies, as the last word of a clause, what stands before it: Turkish "değil".',
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
  introducesSpeech: 'Stands between a verb of saying and what is said: "that", "whether".',
  opensClause: 'After these a statement starts within a sentence: "that", "because".',
  opensObject: 'Articles and possessives, with which the object of a verb starts: "the", "her".',
  auxiliary: 'Verbs that carry a statement and need a subject before them: "is", "has", "may".',
  relative: 'Starts a clause that belongs to the noun before it: "who", "which".',
  comparative: 'Bounds a number after a denial: in "not less than 5", "less".',
  than: 'Before what a comparison is made with: "than".',
  between: 'Before two numbers with an "and" between them, which are two then: "between".',
} as const;
export type Tag = keyof typeof TAGS;

/** Words are set apart by spaces; the phrases of the tags that limit a statement, and of terms, by `|`. */
export type Language = Readonly<Partial<Record<Tag, string>>>;
