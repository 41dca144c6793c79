/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.7.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '68411036a50d9e4907ef3e7f37e8e2270af21c080d3bae0051bddd0f8dcbcf22';
