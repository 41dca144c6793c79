/** Where each error links to: the page that explains its code. */

/** Relative to the base address; GET, without a key. */
export const ERROR_REFERENCE_PATH = '/errors';
