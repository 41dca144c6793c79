/** The settings that native LibreOffice runs with, in a profile of its own: nothing in a document is run, followed or remembered. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Setting = readonly [path: string, name: string, value: string];

/** A port that nobody listens on (RFC 863's, long out of use): all that LibreOffice would fetch ends there. */
const NOBODY = { host: '127.0.0.1', port: '9' };

const SECURITY = '/org.openoffice.Office.Common/Security/Scripting';
const INTERNET = '/org.openoffice.Inet/Settings';

const SETTINGS: readonly Setting[] = [
  [SECURITY, 'DisableMacrosExecution', 'true'],
  [SECURITY, 'MacroSecurityLevel', '3'],
  // Pictures and texts that a document only refers to, on disk or in the network, are not loaded.
  [SECURITY, 'BlockUntrustedRefererLinks', 'true'],
  [INTERNET, 'ooInetProxyType', '1'],
  [INTERNET, 'ooInetHTTPProxyName', NOBODY.host],
  [INTERNET, 'ooInetHTTPProxyPort', NOBODY.port],
  [INTERNET, 'ooInetHTTPSProxyName', NOBODY.host],
  [INTERNET, 'ooInetHTTPSProxyPort', NOBODY.port],
  [INTERNET, 'ooInetNoProxy', ''],
  ['/org.openoffice.Office.Common/History', 'PickListSize', '0'],
  ['/org.openoffice.Office.Common/Misc', 'FirstRun', 'false'],
  ['/org.openoffice.Office.Java/VirtualMachine', 'Enable', 'false'],
];

const item = ([path, name, value]: Setting): string =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** @param folder becomes the profile's folder */
export async function writeProfile(folder: string): Promise<void> {
  await mkdir(join(folder, 'user'), { recursive: true });
  const settings = `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${SETTINGS.map(item).join('')}</oor:items>`;
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), settings);
}
