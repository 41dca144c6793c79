/** What a host may tell its user about a tool before calling it. */

/** For tools that read and compare. What they note about it, and its price in cents, is in no source and takes nothing away. */
export const LOOKS_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
