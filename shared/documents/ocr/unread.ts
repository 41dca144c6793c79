/** What the text has where the page has writing that could not be read: no quotation contains it, and none is found across it. */
import type { RecognisedLine } from './recognised.ts';

/** U+FFFD, as in text layers whose fonts do not say what a glyph is. */
export const UNREAD = '\ufffd\ufffd\ufffd';

export const hasUnread = ({ words }: Pick<RecognisedLine, 'words'>): boolean =>
  words.some(({ text }) => text === UNREAD);
