/** The input of every report: a text, the quotations in it with their verdicts, and the sources they were checked against. */
import type { Strictness } from '../contract/requests.ts';
import type { NotCheckedWords, VerifiedQuotation } from '../contract/answerRequest.ts';

export interface ReportSource {
  readonly attachmentId: string;
  /** File name, or the title of a page. */
  readonly name: string;
  /** Where a reader of the report finds it: a web address, or a path relative to the report. */
  readonly href?: string | undefined;
  readonly mimeType: string;
  readonly pageCount: number;
  /** Of the file's bytes, hexadecimal. */
  readonly sha256?: string | undefined;
  /** ISO 8601: when a web address was visited. */
  readonly capturedAt?: string | undefined;
}

export interface CheckedText {
  /** The file that it is in, by its name in reports. */
  readonly name: string;
  readonly text: string;
  /** In the order of the text; offsets are UTF-16 units of it. */
  readonly quotations: readonly VerifiedQuotation[];
  /** Between quotation marks, but not taken for a quotation. */
  readonly notChecked?: readonly NotCheckedWords[] | undefined;
  readonly sources: readonly ReportSource[];
  readonly strictness: Strictness;
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** The name of an attachment's source. */
export function nameOfSource({ sources }: Pick<CheckedText, 'sources'>, attachmentId: string): string {
  return sources.find((source) => source.attachmentId === attachmentId)?.name ?? attachmentId;
}
