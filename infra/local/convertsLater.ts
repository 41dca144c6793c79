/** The converter of the local service: its modules are loaded with the first conversion, or when the service has time. */
import type { GuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import type { SourceConverter } from '../../shared/conversion/sourceConverter.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Settings } from '../../shared/platform/settings.ts';

export function convertsLater(network: GuardedNetwork, settings: Settings, log: Log): SourceConverter {
  let opening: Promise<SourceConverter> | undefined;
  const opened = (): Promise<SourceConverter> => (opening ??= open(network, settings, log));
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

async function open(network: GuardedNetwork, settings: Settings, log: Log): Promise<SourceConverter> {
  const { createWasmEngine } = await import('../../shared/conversion/office/wasm/createWasmEngine.ts');
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
    singleProcess: false,
  });
}
