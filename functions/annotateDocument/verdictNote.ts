/** What a note of the annotated PDF says of a verdict: the words of every report. */
import type { Verification } from '../../shared/contract/verification.ts';
import { corrections } from '../../shared/reports/correction.ts';
import { outcomeOfStatus, verdictTitle } from '../../shared/reports/outcome.ts';

/** "Partly found" */
export const verdictName = ({ status }: Pick<Verification, 'status'>): string => verdictTitle(outcomeOfStatus(status));

/** What differs, and what to look at; empty where there is nothing. */
export const verdictNote = (verification: Verification): string => corrections(verification).join(' ');
