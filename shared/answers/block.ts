/** A stretch of an answer whose words belong together, as plain text, with the position of every character. */

export interface AnswerBlock {
  /** `quote`: the whole block is quoted. `prose`: quotations in it are between quotation marks. */
  readonly kind: 'prose' | 'quote';
  readonly text: string;
  /** For each UTF-16 unit of `text`, where it starts and ends in the answer, as UTF-16 offsets. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Stretches of `text` that the markup marks as quoted. */
  readonly quoted: readonly { readonly start: number; readonly end: number }[];
  /** Stretches of `text` that are code: on their own they quote nothing, but they belong to a quotation that contains them. */
  readonly code: readonly { readonly start: number; readonly end: number }[];
}

/** All quotation marks, and the characters used for them: those inside code do not count. */
const MARKS = /["'`“”„‟«»‹›‘’‚‛「」『』〝〞〟]/gu;

/** Builds a block piece by piece. */
export class BlockBuilder {
  private text = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly quoted: { start: number; end: number }[] = [];
  private readonly code: { start: number; end: number }[] = [];

  /** @param at offset of the first unit in the answer; the units are contiguous there */
  add(words: string, at: number): void {
    for (let i = 0; i < words.length; i++) {
      this.starts.push(at + i);
      this.ends.push(at + i + 1);
    }
    this.text += words;
  }

  /** Characters that have another form in the answer, like an entity: all of them get its place. */
  addAs(words: string, at: number, end: number): void {
    for (let i = 0; i < words.length; i++) {
      this.starts.push(at);
      this.ends.push(end);
    }
    this.text += words;
  }

  /** Inline code, quotation marks in it turned into spaces: matching ignores both. */
  addCode(words: string, at: number, end = at + words.length): void {
    const start = this.length;
    const plain = words.replace(MARKS, ' ');
    if (words.length === end - at) this.add(plain, at);
    else this.addAs(plain, at, end);
    this.code.push({ start, end: this.length });
  }

  /** UTF-16 units so far. */
  get length(): number {
    return this.text.length;
  }

  markQuoted(start: number): void {
    if (start < this.text.length) this.quoted.push({ start, end: this.text.length });
  }

  /** Undefined if there is nothing but white space. */
  build(kind: AnswerBlock['kind']): AnswerBlock | undefined {
    if (this.text.trim() === '') return undefined;
    const { text, starts, ends, quoted, code } = this;
    return { kind, text, starts, ends, quoted, code };
  }
}
