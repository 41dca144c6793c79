/** The text of a picture. */
import type { IndexedLine } from '../textIndex.ts';
import type { Reading } from './languages.ts';

export interface PictureText {
  /** In pixels of the original picture, whatever orientation and scale it was read at. */
  readonly lines: readonly IndexedLine[];
  /** Set if much of the picture looks like writing and could not be read. */
  readonly unread?: {
    /** The languages that it would be read in, with their script, if known. */
    readonly reading?: Reading;
  };
}
