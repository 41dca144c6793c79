/** The version of the matcher and its verdicts: neither changes without the other. */
import { MATCHER_VERSION, VERDICTS_HASH } from '../../../shared/matching/answer/matcherVersion.ts';
import { verdictsHash } from '../../support/matching/verdictsHash.ts';

it('the version names the verdicts', () => {
  const isPinned = verdictsHash(MATCHER_VERSION) === VERDICTS_HASH;
  const remedy =
    `Verdicts on the corpus (or the corpus itself) are no longer those of version ${MATCHER_VERSION}. If that is meant, ` +
    'run "npm run pin:verdicts -- <next version>": it raises MATCHER_VERSION and pins the new verdicts to it.';
  expect(isPinned ? 'pinned' : remedy).toBe('pinned');
});
