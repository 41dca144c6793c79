/** What a host may tell its user of a tool before it is called. */

/** Of tools that read and compare. What they note of it, and its price in cents, is in no source and takes nothing away. */
export const LOOKS_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
