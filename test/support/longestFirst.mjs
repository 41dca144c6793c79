/**
 * The order of the test files: those that take longest come first, so that the last minutes do not wait for one of them while a
 * processor has nothing to do. The test of growth is not among them: beside the packing of the whole service, which fills all caches, its
 * measurements are worth nothing. All others come in Jest's own order. Seconds by Jest's clock in a run of all on two cores: the whole
 * service packed 182, pages of the web and OCR 126 to 104, the last of the list 30. `SLOWEST=20 npm test` shows what takes long.
 */
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'test/infra/bundles.test.ts',
  'test/integration/conversion/webPages.test.ts',
  'test/integration/conversion/visits.test.ts',
  'test/security/web/vectors.test.ts',
  'test/integration/conversion/badEnds.test.ts',
  'test/integration/documents/ocr.test.ts',
  'test/infra/packedUploads.test.ts',
  'test/integration/api/everyFault.test.ts',
  'test/unit/attachments/verifications.test.ts',
  'test/integration/api/speechFaults.test.ts',
  'test/integration/conversion/officeRenditions.test.ts',
  'test/integration/operator/operator.test.ts',
  'test/integration/conversion/officeSupervision.test.ts',
  'test/integration/cite/check.test.ts',
  'test/corpus/matching/accuracy.test.ts',
  'test/infra/packedOffice.test.ts',
  'test/integration/api/media.test.ts',
  'test/integration/documents/foreignLayers.test.ts',
  'test/integration/docs/tour.test.ts',
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
