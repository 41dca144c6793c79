/** Names the rules that a verdict was reached by: changed whenever the same question may get another answer. */
export const MATCHER_VERSION = '1.8.0';

/** Of the version and all verdicts on a fixed corpus: a test holds that neither changes alone, `npm run pin:verdicts` writes both. */
export const VERDICTS_HASH = 'f69b808eb602907b5e3477438362f02f2c87bc1df8547108532ebfdb6a1f5a07';
