/** A stretch of an answer whose words belong together, as plain text, with the place of every character. */

export interface AnswerBlock {
  /** `quote`: the whole block is quoted. `prose`: what is quoted in it stands between marks. */
  readonly kind: 'prose' | 'quote';
  readonly text: string;
  /** For each UTF-16 unit of `text` where it starts and ends in the answer, UTF-16 offsets. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Stretches of `text` that mark-up says are quoted. */
  readonly quoted: readonly { readonly start: number; readonly end: number }[];
}

/** Collects a block piece by piece. */
export class BlockBuilder {
  private text = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly quoted: { start: number; end: number }[] = [];

  /** @param at offset of the first unit in the answer; the units stand side by side there */
  add(words: string, at: number): void {
    for (let i = 0; i < words.length; i++) {
      this.starts.push(at + i);
      this.ends.push(at + i + 1);
    }
    this.text += words;
  }

  /** Characters that stand in the answer in another form, like an entity: all of them have its place. */
  addAs(words: string, at: number, end: number): void {
    for (let i = 0; i < words.length; i++) {
      this.starts.push(at);
      this.ends.push(end);
    }
    this.text += words;
  }

  /** UTF-16 units so far. */
  get length(): number {
    return this.text.length;
  }

  markQuoted(start: number): void {
    if (start < this.text.length) this.quoted.push({ start, end: this.text.length });
  }

  /** Undefined when there is nothing but space. */
  build(kind: AnswerBlock['kind']): AnswerBlock | undefined {
    if (this.text.trim() === '') return undefined;
    return { kind, text: this.text, starts: this.starts, ends: this.ends, quoted: this.quoted };
  }
}
