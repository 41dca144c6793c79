/**
 * The order of the test files: those that take longest come first, so that the last minutes do not wait for one of them while a
 * processor has nothing to do. The test of growth is not among them: beside the packing of the whole service, which fills all caches, its
 * measurements are worth nothing. All others come in Jest's own order. Processor time, with `npm test -- -i`: the whole service packed
 * 100 s, OCR 55 s, the others 15 to 30 s.
 */
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'test/infra/bundles.test.ts',
  'test/integration/documents/ocr.test.ts',
  'test/infra/packedUploads.test.ts',
  'test/integration/conversion/officeRenditions.test.ts',
  'test/integration/api/everyFault.test.ts',
  'test/integration/conversion/visits.test.ts',
  'test/integration/documents/sound.test.ts',
  'test/infra/packedOffice.test.ts',
  'test/integration/api/urls.test.ts',
  'test/integration/api/speech.test.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const inTurn = super.sort(tests);
    const place = ({ path }) => {
      const at = LONGEST.indexOf(relative('', path));
      return at < 0 ? LONGEST.length : at;
    };
    return inTurn.toSorted((one, other) => place(one) - place(other));
  }
}
