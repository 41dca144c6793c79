/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.36';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '5491bbfd4380e177a9601cfab01d1d3e7beedaa6502a18563f885936b903f848';
