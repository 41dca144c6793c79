/**
 * Texts as documents set them, with what models that quote from memory make of them: parts with an ellipsis between, a heading with
 * what stands further down under it, cells with their names. Labelled before anything judged them.
 */
export type RecalledForm = 'ellipsis' | 'heading' | 'cells';

export interface Recalled {
  readonly language: string;
  /** A line that begins with "# " is a heading, an empty one ends a block, tabs part the cells of a table whose first row names columns. */
  readonly source: string;
  readonly honest: Readonly<Record<RecalledForm, readonly string[]>>;
  /** What the source does not say, or only under a limit that is hidden. */
  readonly dishonest: Readonly<Record<RecalledForm, readonly string[]>>;
}
