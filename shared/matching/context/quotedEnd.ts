/** How a quotation ends. */
export type QuotedEnd = 'question mark' | 'full stop' | 'dots and full stop' | 'nothing';

/** "… a member […].": the dots say that the sentence continues. */
const openEnd = /(?:…|\.\s?\.\s?\.)\s?[\])]?\s?[.。]["'”’»)\]*_]*\s*$/u;
export const endsInDots = (given: string): boolean => openEnd.test(given);

export const quotedEnd = (raw: string): QuotedEnd => {
  const mark = /(?<!\.)[?？.!。！](?=["'”’»)\]*_]*\s*$)/u.exec(raw)?.[0];
  return mark === undefined ? 'nothing' : /[?？]/.test(mark) ? 'question mark' : 'full stop';
};
