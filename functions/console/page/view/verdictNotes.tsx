/** Differences, warnings and omitted words of one verdict, in the sentences of every report. */
import type { Verification } from '../../../../shared/contract/verification.ts';
import { correction } from '../../../../shared/reports/correction.ts';
import { warningSentences } from '../../../../shared/reports/warningSentences.ts';

export function VerdictNotes({ verification }: { readonly verification: Verification }) {
  const { differences = [], warnings = [], omitted = [], foundIn = [], status } = verification;
  if (status === 'not_found' && warnings.length === 0) {
    return foundIn.length > 0 ? null : <p class="note">Nothing in the source comes near these words.</p>;
  }
  if (differences.length + warnings.length + omitted.length === 0) return null;
  return (
    <ul class="notes">
      {differences.map((difference, index) => (
        <li key={`difference-${index}`} class="note-bad">
          {correction(difference)}
        </li>
      ))}
      {warningSentences(verification).map((sentence) => (
        <li key={sentence} class="note-warning">
          {sentence}
        </li>
      ))}
      {omitted.map(({ text }, index) => (
        <li key={`omitted-${index}`}>
          Left out: <q>{text}</q>
        </li>
      ))}
    </ul>
  );
}
