/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.17';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = 'd3d2ecec1b8dcf23af48645ee613e3caed3f7c5e07a9b47f6b681af2dafa21d4';
