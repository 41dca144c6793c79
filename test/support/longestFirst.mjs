/**
 * The order of the test files: those that take longest come first, so that the last minutes do not wait for one of them while a
 * processor has nothing to do. Those that visit pages wait more than they work: each begins beside others that work. The test of growth
 * comes after the packing of the whole service, which fills all caches: beside it, its measurements are worth nothing. All others come in
 * Jest's own order, on a fresh clone by their size. Seconds by Jest's clock in a run of all on two busy cores: the whole service packed
 * 160, pages of the web and OCR 127 to 104, the last of the list 25. `SLOWEST=20 npm test` shows what takes long.
 */
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'test/infra/bundles.test.ts',
  'test/integration/conversion/waits.test.ts',
  'test/integration/documents/ocr.test.ts',
  'test/integration/conversion/webPages.test.ts',
  'test/integration/conversion/badEnds.test.ts',
  'test/integration/conversion/visits.test.ts',
  'test/integration/api/everyFault.test.ts',
  'test/security/web/vectors.test.ts',
  'test/security/growth.test.ts',
  'test/corpus/matching/accuracy.test.ts',
  'test/corpus/matching/packedVerdicts.test.ts',
  'test/integration/documents/foreignLayers.test.ts',
  'test/integration/api/speechFaults.test.ts',
  'test/infra/packedUploads.test.ts',
  'test/integration/api/packedService.test.ts',
  'test/unit/attachments/verifications.test.ts',
  'test/integration/conversion/officeRenditions.test.ts',
  'test/security/documents/hostilePdf.test.ts',
  'test/integration/conversion/officeSupervision.test.ts',
  'test/infra/packedOffice.test.ts',
  'test/integration/api/urls.test.ts',
  'test/integration/operator/operator.test.ts',
  'test/integration/docs/docs.test.ts',
  'test/security/documents/officeActiveContent.test.ts',
  'test/integration/api/speech.test.ts',
  'test/security/documents/hiddenText.test.ts',
  'test/integration/conversion/statedRenditions.test.ts',
  'test/integration/console/reading.test.ts',
  'test/integration/api/scans.test.ts',
  'test/integration/docs/tour.test.ts',
  'test/security/web/navigations.test.ts',
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
