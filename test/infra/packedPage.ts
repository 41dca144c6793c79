/**
 * How the deployed converter handles a web page, as a program that can be packed: `node index.mjs <port> <work folder>`. The page
 * is on that port of this machine. Writes the rendition's path.
 */
import { createPageRenderer } from '../../shared/conversion/browser/pageRenderer.ts';
import { createAddressConverter } from '../../shared/conversion/createAddressConverter.ts';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { CHROMIUM_FOLDER } from '../support/web/chromiumFolder.ts';
import { PUBLIC_ADDRESS, recordingNetwork } from '../support/web/recordingNetwork.ts';
import { unconverted } from '../support/web/unconverted.ts';

const DEADLINE_MS = 120_000;
const HOST = 'page.test';

const [port, folder] = process.argv.slice(2);
const network = createGuardedNetwork(
  recordingNetwork({ names: { [HOST]: [PUBLIC_ADDRESS] }, ports: { 80: Number(port) } }),
);
const userAgent = 'Tests';
const converter = createAddressConverter({
  network,
  pages: createPageRenderer({ network, chromiumFolder: CHROMIUM_FOLDER, singleProcess: true, userAgent }),
  convertFile: unconverted,
  userAgent,
  maxFileBytes: 1_000_000,
});
const source = await converter.convert({ url: `http://${HOST}/`, folder, deadline: Date.now() + DEADLINE_MS });
await converter.close();
process.stdout.write(source.kind === 'page' ? source.rendition.path : 'none');
