/** Where a statement ends. */

/** Also a semicolon, after which another statement starts. */
export const sentenceEnd = /[.!?。！？](?=["')\]]*(?:\s|$))|[。！？;]/u;
