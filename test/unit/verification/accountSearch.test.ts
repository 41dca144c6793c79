/** The search of an account's attachments gives others their turns, however long the quotations are. */
import type { Citation } from '../../../shared/contract/citation.ts';
import type { Storage } from '../../../shared/storage/storage.ts';
import { createAccountSearch, SKETCH_CACHE_BYTES } from '../../../shared/verification/accountSearch.ts';
import { turnsBeside } from '../../support/turnsBeside.ts';

const QUOTATIONS = 100;
/** The longest that are taken, in the shortest words. */
const quotation: Citation = { value: 'a '.repeat(25_000), usesEarlierForm: false, received: {} };

const none = (): AsyncIterable<never> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
});
const empty = { files: { list: none }, attachments: { listOf: none } } as unknown as Pick<
  Storage,
  'files' | 'attachments'
>;

describe('the search of an account', () => {
  it('gives others turns while it cuts many long quotations into runs', async () => {
    const { elsewhere } = createAccountSearch(empty, SKETCH_CACHE_BYTES)('a', QUOTATIONS);
    const missing = new Map(Array.from({ length: QUOTATIONS }, (_, i) => [`c${i}`, quotation]));
    let found: readonly unknown[] | undefined;
    const turns = await turnsBeside(
      elsewhere(missing, 'own').then((sources) => {
        found = sources;
      }),
    );
    expect(found).toEqual([]);
    // On a machine where a turn has room for several of them, too. Without turns there is none.
    expect(turns).toBeGreaterThan(QUOTATIONS / 10);
  });
});
