/** Differences and warnings as sentences that a person understands without a manual. */
import type { WireDifference } from '../../../../shared/contract/verification.ts';

const KINDS: Readonly<Record<string, string>> = {
  number_changed: 'Another number',
  number_notation: 'A number that may mean something else',
  date_changed: 'Another date',
  unit_changed: 'Another unit',
  name_changed: 'Another name',
  negation_added: 'A denial that the source does not have',
  negation_removed: 'A denial of the source is left out',
  word_replaced: 'Another word',
  words_missing: 'Words are left out',
  words_added: 'Words are added',
  order_changed: 'Another order',
  omission_matters: 'The ellipsis leaves out what matters',
  cell_mismatch: 'The value of another cell',
};

export interface ExplainedDifference {
  readonly kind: string;
  readonly quoted: string;
  readonly source: string;
  /** What makes it less sure, if anything does. */
  readonly doubt?: string;
}

/** Below it, what OCR or speech recognition read may be its own error. */
const SURE_READING = 0.7;

export function explainDifference({ type, quoted, source, readingConfidence }: WireDifference): ExplainedDifference {
  const isUnsure = readingConfidence !== undefined && readingConfidence < SURE_READING;
  return {
    kind: KINDS[type] ?? sentence(type),
    quoted,
    source,
    ...(isUnsure && { doubt: 'The source was hard to read here: look at the picture.' }),
  };
}

const WARNINGS: Readonly<Record<string, string>> = {
  shortened: 'Words are left out where the ellipsis stands.',
  out_of_context:
    'The sentence goes on with a condition, a denial or somebody else’s words that the quotation leaves out.',
  figure_or_word: 'The same number, in figures on one side and in words on the other.',
  unsure_reading: 'The source was hard to read here. Only the picture can tell.',
  not_visible: 'These words are in the file, but the page does not show them.',
  struck_out: 'These words are struck out on the page.',
  layer_unchecked: 'Nobody could check that the page shows these words: its script cannot be read by OCR here.',
  too_complex: 'This quotation takes too long to judge; nothing was decided.',
};

export const explainWarning = (warning: string): string => WARNINGS[warning] ?? sentence(warning);

/** `some_new_type` → `Some new type`. */
const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
