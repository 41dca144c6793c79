/** What is said about a receipt: whether it is valid, what it says, what that proves, and what it does not. */
import type { ReceiptStatement } from '../../shared/contract/receipt.ts';
import type { CheckedReceipt } from '../../shared/receipts/checkReceipt.ts';
import { OUTCOME_WORDS, outcomeOfStatus } from '../../shared/reports/outcome.ts';

export interface ReportedReceipt {
  readonly path: string;
  readonly ok: boolean;
  /** Why it is refused; without a full stop. */
  readonly reasons: readonly string[];
  readonly checked: CheckedReceipt;
  /** Which of its hashes a file was checked against. */
  readonly matched: readonly string[];
}

export const WHAT_IT_PROVES = `What a receipt proves: whoever holds the key said this at that time, and nothing of it was changed since.
What it does not prove: that the source is genuine or true, that the clock of the service was right, or that the verdict is.
The verdict you can reach again: receipt replay FILE --source FILE. Whose the key is you know from where you got it.`;

export function reportText({ path, ok, reasons, checked, matched }: ReportedReceipt): string {
  const title = path === '' ? 'The receipt' : path;
  const outcome = isForeign({ checked }) ? 'CANNOT BE CHECKED' : 'REFUSED';
  const head = ok ? `${title}: holds.` : `${title}: ${outcome}, ${reasons.join('; ')}.`;
  return [head, ...(checked.ok ? statementLines(checked, matched) : [])].join('\n  ');
}

/** Signed with a key that is not among those given: nobody can say that anything is wrong with it. */
const isForeign = ({ checked }: Pick<ReportedReceipt, 'checked'>): boolean => !checked.ok && checked.isForeign === true;

/** What did not hold, in the words of each; `undefined` if all do. */
export function sumOf(reports: readonly ReportedReceipt[]): string | undefined {
  const failed = reports.filter(({ ok }) => !ok);
  const foreign = failed.filter(isForeign).length;
  const refused = failed.length - foreign;
  const sums = [
    ...(refused > 0 ? [`Refused: ${refused} of ${reports.length}.`] : []),
    ...(foreign > 0 ? [`Cannot be checked: ${foreign} of ${reports.length}.`] : []),
  ];
  return sums.length === 0 ? undefined : sums.join(' ');
}

function statementLines(
  { statement, key }: { readonly statement: ReceiptStatement; readonly key: { readonly kid: string } },
  matched: readonly string[],
): string[] {
  const { predicate, subject } = statement;
  const { quotation, verdict, page, differences, warnings } = predicate;
  const where = page === undefined ? '' : `, page ${page}`;
  const quoted = quotation.sourceContext ?? quotation.value ?? '';
  return [
    `says      ${OUTCOME_WORDS[outcomeOfStatus(verdict)]} in ${predicate.filename}${where}: “${quoted}”`,
    ...differences.map(({ kind, quoted: said, source }) => `          ${kind}: “${said}” for “${source}”`),
    ...(warnings.length > 0 ? [`warnings  ${warnings.join(', ')}`] : []),
    `by        ${predicate.label === undefined ? '' : `${predicate.label}, `}matcher ${predicate.matcherVersion}, ${predicate.strictness}, ${predicate.verifiedAt}`,
    `key       ${key.kid}`,
    ...subject.map(
      ({ name, digest }) =>
        `${name.padEnd(9)} SHA-256 ${digest.sha256}${matched.includes(name) ? '   is the file given' : ''}`,
    ),
  ];
}
