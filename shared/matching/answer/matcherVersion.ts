/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.5';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '9e504ec571faef7223d747244d4babc8bddcf89f8caae8595eff2188c228c179';
