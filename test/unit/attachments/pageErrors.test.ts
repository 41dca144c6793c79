/** Pages that could not be read are named, with the reason. */
import { pageErrors } from '../../../shared/attachments/pageErrors.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';

const page = (pageNumber: number, error?: string): IndexedPage => ({
  pageNumber,
  width: 100,
  height: 100,
  readBy: 'ocr',
  lines: [],
  ...(error !== undefined && { error }),
});

describe('the errors of pages', () => {
  it('name the pages that could not be read, and why', () => {
    expect(pageErrors([page(1), page(2, 'Torn.'), page(3)])).toEqual([{ pageNumber: 2, message: 'Torn.' }]);
  });

  it('are absent when all could be read, blank ones included', () => {
    expect(pageErrors([page(1), page(2)])).toBeUndefined();
  });
});
