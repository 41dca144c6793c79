/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.6.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = 'b3373fa45d0aa66ef80c52cc82a8b7cc16317e0979ac36d40c4fb7fa8849befd';
