/** Why words between quotation marks were not searched for, for people. */
import type { NotCheckedWords } from '../contract/answerRequest.ts';

export const NOT_CHECKED_WORDS: Readonly<Record<NotCheckedWords['reason'], string>> = {
  too_short: 'too short to be looked for.',
  title: 'it looks like a title.',
  term: 'it is announced as a name or a term.',
  instruction: 'it is what somebody is told to do or say.',
  own_words: 'it is put down to who asked, not to a source.',
  denied: 'the answer says that the source does not have it.',
  translation: "it is the answer's own translation.",
  too_long: 'more than 20,000 characters between one pair of marks: one of them may be missing.',
  unclosed: 'its closing mark is missing.',
  unreadable: 'the block of citation data, or a part of it, cannot be read as quotations.',
};
