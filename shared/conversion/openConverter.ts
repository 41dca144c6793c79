/** The converter as it runs: Chromium and the way out to the network, composed from the settings. */
import type { AddressConverter } from './addressConverter.ts';
import { defaultChromiumFolder } from './browser/installChromium.ts';
import { createPageRenderer } from './browser/pageRenderer.ts';
import { createAddressConverter } from './createAddressConverter.ts';
import type { GuardedNetwork } from './network/guardedNetwork.ts';

export interface ConverterOptions {
  readonly network: GuardedNetwork;
  readonly userAgent: string;
  /** Of a downloaded file. */
  readonly maxFileBytes: number;
  /** Lambda has no room for Chromium's several processes. */
  readonly singleProcess: boolean;
}

export function openConverter({ network, userAgent, maxFileBytes, singleProcess }: ConverterOptions): AddressConverter {
  const pages = createPageRenderer({ network, chromiumFolder: defaultChromiumFolder(), singleProcess, userAgent });
  // Files that the document reader does not read are told apart, and refused, by their type.
  const convertFile = () => Promise.resolve(undefined);
  return createAddressConverter({ network, pages, convertFile, userAgent, maxFileBytes });
}
