/** What makes sources into documents, as far as capturing needs it: in the same process, or elsewhere. */
import type { AddressConverter, ConvertedFile } from '../../shared/conversion/addressConverter.ts';
import type { FileConversion } from '../../shared/conversion/createFileConverter.ts';
import type { FileConversionOrder } from '../../shared/conversion/fileConversionOrder.ts';

export interface ConvertedUpload extends Omit<FileConversion, 'type'> {
  readonly type: { readonly mimeType: string };
}

export interface SourceCapturer extends Pick<AddressConverter, 'convert'> {
  readonly convertFile: (file: ConvertedFile, order: FileConversionOrder) => Promise<ConvertedUpload>;
}
