/** What recognising speech may cost. */

/** Milliseconds: the longest that Amazon Transcribe takes as one job (its quotas, "audio file length"). */
export const LONGEST_JOB_MS = 4 * 60 * 60_000;
