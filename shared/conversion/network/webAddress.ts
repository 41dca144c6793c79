/** The rules that an address must meet before anything is requested from the network. */
import { isIP } from 'node:net';
import { RefusedAddress } from '../refusedAddress.ts';
import { isGlobalAddress } from './globalAddress.ts';

/** What servers and proxies commonly accept. */
const MAX_ADDRESS_LENGTH = 8192;
/** Other ports belong to other protocols, and to internal networks. */
const WEB_PORTS: readonly number[] = [80, 443];

/** Single-page applications show another page for each of these; other fragments are places on one page. */
const ROUTE = /^#!?\/./;

export interface WebAddress {
  /** Normalised; never with credentials, and with a fragment only if that is the route of the page's own script. */
  readonly href: string;
  readonly isSecure: boolean;
  /** A name in ASCII without a trailing dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
}

/** Individual internal hosts opened for local trials: `host:port`, as `privateHostKey` writes them. */
export type PrivateHosts = ReadonlySet<string>;

export const privateHostKey = (host: string, port: number): string => `${host}:${port}`;

/** @param hosts `host:port` as a person writes it, IPv6 addresses in brackets */
export const privateHosts = (hosts: readonly string[]): PrivateHosts =>
  new Set(hosts.map((host) => new URL(`http://${host}`)).map((url) => privateHostKey(hostOf(url), portOf(url))));

/**
 * The spelling does not matter: the URL parser turns decimal, octal, hexadecimal and shortened IPv4 addresses, full-width digits and
 * internationalised names into the one form that is checked here and dialled later.
 * @throws RefusedAddress
 */
export function parseWebAddress(text: string, opened: PrivateHosts): WebAddress {
  const url = URL.parse(text);
  if (url === null) throw new RefusedAddress(`${quoted(text)} is not a web address.${schemeHint(text)}`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RefusedAddress(
      `${quoted(text)} is refused: only http and https addresses are visited, not '${url.protocol}'.${schemeHint(text)}`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddress('The address is refused: it has a user name or password in it; give it without.');
  }
  if (!ROUTE.test(url.hash)) url.hash = '';
  if (url.href.length > MAX_ADDRESS_LENGTH) {
    throw new RefusedAddress(`The address is refused: it is longer than ${MAX_ADDRESS_LENGTH} characters.`);
  }
  const isSecure = url.protocol === 'https:';
  const host = hostOf(url);
  const port = portOf(url);
  requirePublic(host, port, opened);
  return { href: url.href, isSecure, host, port };
}

/** A name with dots, perhaps with a port, as people write it. */
const BARE_NAME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/** What to do about an address that only lacks its beginning. */
const schemeHint = (text: string): string =>
  BARE_NAME.test(text.trim()) ? ` Write https:// before it: ${quoted(`https://${text.trim()}`)}.` : '';

/** As in `WebAddress`. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

export const portOf = ({ port, protocol }: URL): number =>
  port !== '' ? Number(port) : protocol === 'https:' ? 443 : 80;

/** @throws RefusedAddress for what is clear without resolving the name */
export function requirePublic(host: string, port: number, opened: PrivateHosts): void {
  if (opened.has(privateHostKey(host, port))) return;
  if (host === '') throw new RefusedAddress('The address is refused: it names no host.');
  if (!WEB_PORTS.includes(port)) {
    throw new RefusedAddress(`Port ${port} of '${host}' is refused: only ports 80 and 443 are visited.`);
  }
  if (isInsideName(host)) throw notPublic(host);
  if (isIP(host) !== 0 && !isGlobalAddress(host)) throw notPublic(host);
}

/**
 * Names that mean something inside a network, whatever a resolver says: this machine (RFC 6761), multicast DNS (RFC 6762), home networks
 * (RFC 8375), what ICANN reserves for private use (`internal`, 2024) and what is used as if it did.
 */
const INSIDE_ENDINGS: readonly string[] = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
];

/** A name without a dot belongs to the network of whoever asks. */
const isInsideName = (host: string): boolean =>
  isIP(host) === 0 &&
  (!host.includes('.') || INSIDE_ENDINGS.some((ending) => host.toLowerCase().endsWith(`.${ending}`)));

/** The address that a name resolves to stays out of the message: it would reveal a map of the internal network. */
export const notPublic = (host: string): RefusedAddress =>
  new RefusedAddress(`'${host}' is refused: it does not lead to a public address of the Internet.`);

/** Enough of an address to recognise it in a message. */
function quoted(text: string): string {
  const shown = 200;
  return text.length > shown ? `'${text.slice(0, shown)}…'` : `'${text}'`;
}
