/** Port: makes an Office document into a PDF. Implementation: LibreOffice as WebAssembly in a child process. */

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'doc' | 'xls' | 'ppt' | 'rtf';

/** A PDF, or OpenDocument, in which hidden parts are taken out before the PDF is made. */
export type OfficeTarget = 'pdf' | 'odt' | 'ods' | 'odp';

export interface OfficeJob {
  /** The document, on disk. */
  readonly inputPath: string;
  /** As found in the bytes, never by the name. */
  readonly format: OfficeFormat;
  readonly target: OfficeTarget;
  /** Where the result is written. */
  readonly outputPath: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

export interface OfficeEngine {
  /** @throws UnconvertibleSource for what lies in the document (password, corrupt, too large); else a failure of ours */
  convert(job: OfficeJob): Promise<void>;
  /** Starts the child before the first document comes. */
  wake(): void;
  close(): Promise<void>;
}
