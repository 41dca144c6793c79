/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.38';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '88b9386a27821acd3786cbdd885f95f152edbc1d953ede33bd931b24eac3b901';
