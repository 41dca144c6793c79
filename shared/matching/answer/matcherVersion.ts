/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.18';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '8fbb8c7c38e4d658aea3fae7f6f4c25c9d42bace66f4d1dd55ee6ee1fb1706a0';
