/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.9';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '166f821bb0b3a1e6caa2b4d27dd136c8dd1a09eba7bfffe28ba0794587670e23';
