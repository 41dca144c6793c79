/** What a verification's warnings mean, for people. */
import type { Verification } from '../contract/verification.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  shortened: 'Words are left out: where an ellipsis says so, or in a row of a table.',
  out_of_context:
    'The words are there, but the quotation leaves out a denial, a condition, a limit or an attribution around them.',
  figure_or_word: 'The same number is in digits on one side and in words on the other.',
  interpolated: 'The words in square brackets are the citing author’s: the source has them elsewhere, not here.',
  unsure_reading: 'Only a person who looks at the page can tell whether the source reads that way.',
  not_visible: 'The words are in the text of the file, but the page does not show them.',
  struck_out: 'The page strikes these words out.',
  layer_unchecked: 'Nothing could check whether the picture of the page shows these words.',
  too_complex:
    'Judging it takes more time than a quotation, or all that one request asks for, may take: nothing was decided.',
};

/** One sentence for each; those of a newer service appear by name. */
export const warningSentences = ({
  warnings = [],
  searchState,
}: Pick<Verification, 'warnings' | 'searchState'>): string[] =>
  warnings.map((warning) =>
    warning === 'other_page'
      ? `The citation says page ${searchState.expectedPage}; the words are on page ${searchState.actualPage}.`
      : (SENTENCES[warning] ?? `Warning: ${warning.replaceAll('_', ' ')}.`),
  );
