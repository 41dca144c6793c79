/** Port: turns an Office document into a PDF. Implementation: LibreOffice as WebAssembly in a child process. */

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'doc' | 'xls' | 'ppt' | 'rtf';

/** A PDF, or OpenDocument, from which hidden parts are removed before the PDF is made. */
export type OfficeTarget = 'pdf' | 'odt' | 'ods' | 'odp';

export interface OfficeJob {
  /** The document, on disk. */
  readonly inputPath: string;
  /** As found in the bytes, never by the name. */
  readonly format: OfficeFormat;
  readonly target: OfficeTarget;
  /** A PDF whose tags tell the cells of its tables apart. Default: no. */
  readonly isTagged?: boolean;
  /** Where the result is written. */
  readonly outputPath: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

export interface OfficeEngine {
  /** @throws UnconvertibleSource if the document is the cause (password, corrupt, too large); otherwise a failure of ours */
  convert(job: OfficeJob): Promise<void>;
  /** Starts the child before the first document arrives. */
  wake(): void;
  close(): Promise<void>;
}
