/** A proof that there was no time for says so. */
import {
  citationProof,
  type DrawingContext,
  type DrawingDependencies,
} from '../../../shared/verification/citationProof.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { createRequestBudget } from '../../../shared/verification/requestBudget.ts';
import { createPictureBudget } from '../../../shared/verification/pictureBudget.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const span = { pageNumber: 1, lineId: 1, start: 0, end: 7 };
const verdict = {
  status: 'found',
  match: { spans: [span], valueSpans: [], text: 'Revenue' },
} as unknown as Verdict;

/** For a request that has no time left. */
async function late(readBy: IndexedPage['readBy']) {
  const pages = [{ pageNumber: 1, width: 600, height: 800, readBy, lines: [indexedLine('Revenue', 0, 12)] }];
  const budget = createPictureBudget({
    places: () => 1,
    atOnce: 1,
    ms: 0,
    characters: 0,
    isAbandoned: () => false,
    time: createRequestBudget(1, performance.now() - 66_000),
  });
  const context = { record: { accountId: 'a', storageId: 's' }, document: { text: { pages } }, budget };
  const nobody = {
    storage: {},
    proofs: {
      draw: () => {
        throw new Error('There is no time to draw.');
      },
    },
  };
  return citationProof(nobody as unknown as DrawingDependencies, context as unknown as DrawingContext, verdict, () => {
    throw new Error('There is no time to look.');
  });
}

describe('the proof of a citation for which no time is left', () => {
  it('says that nobody looked whether the page shows the words', async () => {
    expect(await late('textLayer')).toEqual({ visibility: 'unlooked' });
  });

  it('needs no look where the words were read from the picture', async () => {
    expect(await late('ocr')).toEqual({ visibility: 'shown' });
  });
});
