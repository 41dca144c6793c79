/** The entry of the process with LibreOffice: it blocks while it works, may crash, and must not reach files or the network. */
import { pdfOptions } from '../pdfOptions.ts';
import { withoutNetwork } from '../../../platform/withoutNetwork.ts';
import { DocumentRefused, startLibreOffice, type LibreOffice } from './libreOffice.ts';
import type { OfficeReply, OfficeRequest } from './officeProtocol.ts';

let office: LibreOffice | undefined;

process.on('message', (request: OfficeRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

async function answer(request: OfficeRequest): Promise<OfficeReply> {
  if (request.kind === 'setUp') {
    withoutNetwork();
    office = await startLibreOffice(request);
    return { kind: 'ready' };
  }
  if (!office) throw new Error('A document came before the process was set up.');
  const { bytes, format, target, isTagged } = request;
  try {
    const result = office.convert(bytes, format, target, target === 'pdf' ? pdfOptions(isTagged) : '');
    return { kind: 'converted', bytes: result, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof DocumentRefused) {
      return { kind: 'refused', cause: error.message, residentBytes: process.memoryUsage.rss() };
    }
    throw error;
  }
}
