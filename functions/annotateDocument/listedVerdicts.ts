/** The verdicts of an attachment as a reader wants them: each once, however often it was reached, in document order. */
import { isChosenKey } from '../../shared/answers/quotationKey.ts';
import { latestVerifications } from '../../shared/attachments/latestVerifications.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import { outcomeOf, type Outcome } from '../../shared/reports/outcome.ts';
import { quotedText } from '../../shared/reports/quotedText.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';

/** Verdicts that one file takes: the list of more would be longer than most documents. */
export const MOST_VERDICTS = 1000;
/** Keys without a verdict that a refusal names. */
const MOST_NAMED = 20;

/** As every report takes it: the attachment is the source that the quotation was attributed to. */
export interface ListedVerdict {
  /** From 1: its position in the list, which its highlight names as well. */
  readonly number: number;
  /** Those that callers chose. */
  readonly keys: readonly string[];
  /** The quoted words, of any length. */
  readonly quoted: string;
  readonly outcome: Outcome;
  /** The latest with this result, without its picture: a thousand of them are not held. */
  readonly verification: Verification;
}

export interface VerdictList {
  readonly verdicts: readonly ListedVerdict[];
  /** Whether there are more, older ones. */
  readonly isCut: boolean;
}

interface Reached {
  readonly verification: Verification;
  readonly keys: string[];
}

/**
 * @param keys of citations; if absent, all of the attachment
 * @throws ApiError 400 if a key has no verdict: a document without a highlight says that nothing was found wrong
 */
export async function listVerdicts(
  files: FileStore,
  record: ReadyAttachment,
  keys: readonly string[] | undefined,
): Promise<VerdictList> {
  const wanted = keys && new Set(keys);
  const missing = new Set(keys);
  const known = new Map<string, Reached>();
  let isCut = false;
  for await (const [key, verification] of latestVerifications(files, record)) {
    if (wanted && !wanted.has(key)) continue;
    missing.delete(key);
    const same = sameFor(verification);
    if (!known.has(same) && known.size === MOST_VERDICTS) {
      isCut = true;
      break;
    }
    const one: Reached = known.get(same) ?? { verification: withoutPicture(verification), keys: [] };
    known.set(same, one);
    if (isChosenKey(key)) one.keys.push(key);
  }
  if (missing.size > 0) throw withoutVerdict(record.attachmentId, [...missing]);
  const verdicts = Array.from(known.values())
    .sort((a, b) => inDocumentOrder(a.verification, b.verification))
    .map((one, i) => listed(i + 1, one, record.originalFilename));
  return { verdicts, isCut };
}

function withoutVerdict(attachmentId: string, keys: readonly string[]): Error {
  const named = keys.slice(0, MOST_NAMED).map((key) => `'${key}'`);
  const rest = keys.length > MOST_NAMED ? ` and ${keys.length - MOST_NAMED} more` : '';
  return invalidArgument(
    `'keys': attachment '${attachmentId}' has no verdict under ${named.join(', ')}${rest}. Verify these citations first, or leave 'keys' out for all verdicts.`,
  );
}

function listed(number: number, { verification, keys }: Reached, filename: string): ListedVerdict {
  const { citation, lowerCaseSearchTerm, attachmentId = filename } = verification;
  const outcome = outcomeOf({ reference: { text: filename }, attachmentId, verification });
  return { number, keys, quoted: quotedText(citation) || lowerCaseSearchTerm, outcome, verification };
}

/** The same words with the same verdict at the same place are one row, no matter who asked for it and when. */
const sameFor = ({ citation, status, document, differences, warnings, foundIn }: Verification): string =>
  JSON.stringify([
    quotedText(citation).replace(/\s+/gu, ' ').trim(),
    status,
    document?.boundingBoxes,
    differences?.map(({ quoted, source }) => [quoted, source]),
    warnings,
    foundIn?.map(({ attachmentId, pageNumber }) => [attachmentId, pageNumber]),
  ]);

const withoutPicture = ({ evidence: _evidence, verificationImageBase64: _earlier, ...verdict }: Verification) =>
  verdict;

/** Page, line, then from left to right; what was not found comes last. */
function inDocumentOrder(one: Verification, other: Verification): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.map((part, i) => part - b[i]).find((by) => by !== 0) ?? 0;
}

const NOWHERE = [Number.MAX_SAFE_INTEGER, 0, 0];

const placeOf = ({ document }: Verification): readonly number[] =>
  document === undefined ? NOWHERE : [document.pageNumber, document.lineId, document.boundingBoxes.at(0)?.x ?? 0];
