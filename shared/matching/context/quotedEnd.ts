/** How a quotation ends. */
export type QuotedEnd = 'question mark' | 'full stop' | 'dots and full stop' | 'nothing';

/** "… a member […].": the dots say that the sentence continues. */
const openEnd = /(?:…|\.\s?\.\s?\.)\s?[\])]?\s?[.。]["'”’»)\]*_]*\s*$/u;

/** @param given the quotation with the dots at its ends. @param raw its last part, without them */
export const endOf = (given: string, raw: string): QuotedEnd =>
  openEnd.test(given) ? 'dots and full stop' : quotedEnd(raw);

export const quotedEnd = (raw: string): QuotedEnd => {
  const mark = /(?<!\.)[?？.!。！](?=["'”’»)\]*_]*\s*$)/u.exec(raw)?.[0];
  return mark === undefined ? 'nothing' : /[?？]/.test(mark) ? 'question mark' : 'full stop';
};
