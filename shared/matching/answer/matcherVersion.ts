/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.8.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '41bff610d3d16af51a0622b6ac128e79cdca339a0266f745a1ae8068d8b0b84b';
