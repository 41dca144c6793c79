/** Where each error leads: the page that explains its code. */

/** Below the base address; GET, without a key. */
export const ERROR_REFERENCE_PATH = '/errors';
