/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.11.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = '8a5d441892236f3278eedc83cb196ce24a3f2d75975a7efb21e36abce3c9337e';
