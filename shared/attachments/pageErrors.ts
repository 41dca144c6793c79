/** The pages of an attachment that could not be read, as the caller sees them. */
import type { PageError } from '../contract/attachment.ts';
import type { IndexedPage } from '../documents/textIndex.ts';

/** @returns undefined if every page could be read */
export function pageErrors(pages: readonly IndexedPage[]): PageError[] | undefined {
  const errors = pages.flatMap(({ pageNumber, error }) =>
    error === undefined ? [] : [{ pageNumber, message: error }],
  );
  return errors.length > 0 ? errors : undefined;
}
