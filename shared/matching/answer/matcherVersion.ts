/** Names the rules by which a verdict was reached: changes whenever the same question may get a different answer. */
export const MATCHER_VERSION = '1.14.37';

/** Hash of the version and all verdicts on a fixed corpus: a test checks that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '4a85fe51bbbe0cd861102341b7dddaea2bbec99702a7152070f564d62426cdd6';
