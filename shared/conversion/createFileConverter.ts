/** Turns a file that was sent, or that an address led to, into one that the document reader reads: by its bytes, never by its name. */
import { stat } from 'node:fs/promises';
import { SUPPORTED_FILES } from '../documents/fileType.ts';
import { pdfName } from '../platform/fileName.ts';
import type { ConvertedFile } from './addressConverter.ts';
import type { CaptureWarning } from './browser/missingResources.ts';
import type { FileConversionOrder } from './fileConversionOrder.ts';
import { convertOffice } from './office/convertOffice.ts';
import type { OfficeEngine } from './office/officeEngine.ts';
import { detectSourceType, type SourceType } from './sourceType.ts';
import { convertText } from './text/convertText.ts';
import { UnconvertibleSource } from './unconvertibleSource.ts';

export interface FileConversion {
  readonly type: SourceType;
  /** As a PDF; absent if the document reader reads the file as it is, or a browser has to show it. */
  readonly rendition?: ConvertedFile;
  /** What the file states, where the rendition may represent it less well. */
  readonly stated?: ConvertedFile;
  /** What is missing from a saved page; absent if nothing is. */
  readonly warnings?: readonly CaptureWarning[];
}

/** @throws UnconvertibleSource if the file itself is the reason; anything else is a failure of ours */
export type ConvertFile = (file: ConvertedFile, order: FileConversionOrder) => Promise<FileConversion>;

export interface FileConverterOptions {
  readonly office: Pick<OfficeEngine, 'convert'>;
}

export function createFileConverter({ office }: FileConverterOptions): ConvertFile {
  return async (file, order) => {
    if (file.sizeBytes === 0) throw new UnconvertibleSource('empty', 'The file is empty.');
    const type = await detectSourceType(file);
    if (type?.kind === 'readable' || type?.kind === 'page') return { type };
    if (type === undefined || type.kind === 'other') throw unsupported(type?.name);
    const { path, stated } =
      type.kind === 'office'
        ? await convertOffice(office, file.path, type.format, order)
        : await convertText(office, file, type.encoding, order);
    const sizeBytes = (await stat(path)).size;
    const rendition = { path, filename: pdfName(file.filename), mimeType: 'application/pdf', sizeBytes };
    return { type, rendition, ...(stated && { stated }) };
  };
}

/** @param name what the file is, if that is known */
const unsupported = (name = 'a file of an unknown type'): UnconvertibleSource =>
  new UnconvertibleSource(
    'unsupported_type',
    `The source is ${name}, which is not supported. Save it as PDF and prepare that. Supported, by content: web pages by their address, ` +
      `${SUPPORTED_FILES}, DOCX, XLSX, PPTX, ODT, ODS, ODP, DOC, XLS, PPT, RTF, CSV and text.`,
  );
