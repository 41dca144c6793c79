/** The converter as it runs: Chromium, LibreOffice and the way out to the network, composed from the settings. */
import { defaultChromiumFolder } from './browser/installChromium.ts';
import { createPageRenderer } from './browser/pageRenderer.ts';
import type { Visiting } from './browser/visiting.ts';
import { createAddressConverter } from './createAddressConverter.ts';
import type { GuardedNetwork } from './network/guardedNetwork.ts';
import type { OfficeEngine } from './office/officeEngine.ts';
import { convertInProcess } from './ownProcess/convertInProcess.ts';
import { withoutWayOut, withSavedPages } from './savedPage.ts';
import type { SourceConverter } from './sourceConverter.ts';

export interface ConverterOptions {
  readonly network: GuardedNetwork;
  /** Closed with the converter. */
  readonly office: OfficeEngine;
  readonly userAgent: string;
  /** Limit for a downloaded file. */
  readonly maxFileBytes: number;
  /** What visits pages; closed with the converter. Default: this process itself, in which nothing else happens meanwhile. */
  readonly visiting?: Visiting;
}

export function openConverter(options: ConverterOptions): SourceConverter {
  const { network, office, userAgent, maxFileBytes, visiting = visitHere(options) } = options;
  const { pages, savedPages } = visiting;
  const convertFile = withSavedPages(convertInProcess(office), savedPages);
  const converter = createAddressConverter({ network, pages, convertFile, userAgent, maxFileBytes });
  return {
    ...converter,
    convertFile,
    close: async () => {
      await Promise.all([converter.close(), savedPages.close(), office.close()]);
    },
  };
}

/** Chromium in a single process: Lambda cannot run its others. */
function visitHere({ network, userAgent }: Pick<ConverterOptions, 'network' | 'userAgent'>): Visiting {
  const browser = { chromiumFolder: defaultChromiumFolder(), singleProcess: true, userAgent };
  return {
    pages: createPageRenderer({ ...browser, network }),
    savedPages: createPageRenderer({ ...browser, network: withoutWayOut(network) }),
  };
}
