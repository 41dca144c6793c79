/** Where a statement ends. */

/** Also a semicolon, behind which another statement starts. */
export const sentenceEnd = /[.!?。！？](?=["')\]]*(?:\s|$))|[。！？;]/u;
