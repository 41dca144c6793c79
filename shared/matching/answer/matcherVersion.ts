/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.8.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = 'b34e88525f44780eb75cc96a44f6106a089092312f284079041069b64d46f625';
