/** Differences, warnings and left-out words of one verdict, as sentences. */
import type { Verification } from '../../../../shared/contract/verification.ts';
import { explainDifference, explainWarning } from '../quotations/explain.ts';

export function VerdictNotes({ verification }: { readonly verification: Verification }) {
  const { differences = [], warnings = [], omitted = [], status } = verification;
  if (status === 'not_found' && warnings.length === 0) {
    const isElsewhere = (verification.foundIn?.length ?? 0) > 0;
    return (
      <p class="note">
        {isElsewhere ? 'Not in the source that is named.' : 'Nothing in the source comes near these words.'}
      </p>
    );
  }
  if (differences.length + warnings.length + omitted.length === 0) return null;
  return (
    <ul class="notes">
      {differences.map((difference, index) => {
        const { kind, quoted, source, doubt } = explainDifference(difference);
        return (
          <li key={`difference-${index}`} class="note-bad">
            {kind}: {said(quoted, source)} {doubt}
          </li>
        );
      })}
      {warnings.map((warning) => (
        <li key={warning} class="note-warning">
          {explainWarning(warning)}
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

function said(quoted: string, source: string) {
  if (quoted === '')
    return (
      <>
        the source has <ins>{source}</ins> here.
      </>
    );
  if (source === '')
    return (
      <>
        the source does not have <del>{quoted}</del> here.
      </>
    );
  return (
    <>
      <del>{quoted}</del>, but the source says <ins>{source}</ins>.
    </>
  );
}
