/** The converter of the local service: its modules are loaded with the first conversion, or when the service has time. */
import type { GuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import type { SourceConverter } from '../../shared/conversion/sourceConverter.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Settings } from '../../shared/platform/settings.ts';

export interface ConverterNeeds {
  readonly network: GuardedNetwork;
  /** The same internal hosts as the network's, for a network in another process. */
  readonly privateHosts: readonly string[];
  readonly settings: Settings;
  readonly log: Log;
}

export function convertsLater(needs: ConverterNeeds): SourceConverter {
  let opening: Promise<SourceConverter> | undefined;
  const opened = (): Promise<SourceConverter> => (opening ??= open(needs));
  return {
    convert: async (order) => (await opened()).convert(order),
    convertFile: async (file, order) => (await opened()).convertFile(file, order),
    wake: () => {
      void opened().then((converter) => {
        converter.wake();
      });
    },
    close: async () => {
      await (await opening)?.close();
    },
  };
}

async function open({ network, privateHosts, settings, log }: ConverterNeeds): Promise<SourceConverter> {
  const { createWasmEngine } = await import('../../shared/conversion/office/wasm/createWasmEngine.ts');
  const { visitInProcess } = await import('../../shared/conversion/ownProcess/visitInProcess.ts');
  const { defaultChromiumFolder } = await import('../../shared/conversion/browser/installChromium.ts');
  const { openConverter } = await import('../../shared/conversion/openConverter.ts');
  const office = createWasmEngine({
    onLost: (cause) => {
      log.warn('office process lost', { cause });
    },
  });
  return openConverter({
    network,
    office,
    userAgent: settings.WEB_USER_AGENT,
    maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
    visiting: visitInProcess({
      chromiumFolder: defaultChromiumFolder(),
      userAgent: settings.WEB_USER_AGENT,
      privateHosts,
    }),
  });
}
