/** No address leads to a private host, whatever its spelling, port or name. */
import { createGuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { OTHER_PUBLIC_ADDRESS, PUBLIC_ADDRESS, recordingNetwork } from '../../support/web/recordingNetwork.ts';

/** Each means this machine, its neighbours, or an address that belongs to nobody. */
const INNER_HOSTS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '017700000001',
  '0x7f.0.0.1',
  '0x7f000001',
  '127.0.0.1.',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:93.184.215.14]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::5db8:d70e]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[5f00::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'metadata.localhost',
  'a.b.localhost.',
  'metadata.google.internal',
  'METADATA.Google.Internal.',
  'printer.local',
  'nas.home.arpa',
  'intranet',
  'wiki.corp',
];

const network = (names: Parameters<typeof recordingNetwork>[0]['names'] = {}, privateHosts: string[] = []) => {
  const recorded = recordingNetwork({ names, ports: {} });
  return { recorded, guarded: createGuardedNetwork({ ...recorded, privateHosts }) };
};

const NEVER = new AbortController().signal;

describe('an address', () => {
  it.each(INNER_HOSTS)('is refused without a look at the network where its host is %s', async (host) => {
    const { recorded, guarded } = network();
    for (const url of [`http://${host}/`, `https://${host}/x`]) {
      await expect(guarded.checkAddress(url)).rejects.toThrow(RefusedAddress);
    }
    expect(recorded).toMatchObject({ resolved: [], dialled: [] });
  });

  it.each([
    'file:///etc/passwd',
    'view-source:http://page.test/',
    'data:text/html,<p>hello',
    'ftp://page.test/',
    'javascript:alert(1)',
    'blob:http://page.test/1',
    'about:blank',
    'chrome://version',
    'ws://page.test/',
    'gopher://page.test/',
    'http:',
    'http://',
    'page.test',
    '//page.test/',
    '',
    'http://[fe80::1%25eth0]/',
    'http://exa mple.test/',
    'http://a..b:99999/',
  ])('is refused where it is %p', async (url) => {
    await expect(network().guarded.checkAddress(url)).rejects.toThrow(RefusedAddress);
  });

  it.each(['http://user@page.test/', 'http://user:secret@page.test/', 'https://:secret@page.test/'])(
    'is refused with credentials, which the refusal does not repeat: %s',
    async (url) => {
      const refusal = network().guarded.checkAddress(url);
      await expect(refusal).rejects.toThrow(RefusedAddress);
      await expect(refusal).rejects.not.toThrow(/secret/);
    },
  );

  it.each([22, 25, 8080, 9001, 0, 6379])('is refused on port %p', async (port) => {
    await expect(network().guarded.checkAddress(`http://page.test:${port}/`)).rejects.toThrow('only ports 80 and 443');
  });

  it('is refused when it is longer than servers take', async () => {
    await expect(network().guarded.checkAddress(`http://page.test/${'a'.repeat(9000)}`)).rejects.toThrow('longer than');
  });

  it('loses its fragment, and keeps its host in one form', () => {
    const { guarded } = network();
    expect(guarded.parse('HTTPS://BÜCHER.Test.:443/Ä?q#top')).toEqual({
      href: 'https://xn--bcher-kva.test./%C3%84?q',
      isSecure: true,
      host: 'xn--bcher-kva.test',
      port: 443,
    });
  });

  it.each([
    ['http://page.test/#/report', 'http://page.test/#/report'],
    ['http://page.test/#!/report', 'http://page.test/#!/report'],
    ['http://page.test/#a/report', 'http://page.test/'],
    ['http://page.test/#/', 'http://page.test/'],
  ])('keeps the route of a page that its script makes, and no other fragment: %s', (url, href) => {
    expect(network().guarded.parse(url)).toMatchObject({ href, isSecure: false });
  });
});

describe('a name', () => {
  it.each([
    ['an inner address', ['10.0.0.5']],
    ['a public and an inner address', [PUBLIC_ADDRESS, '10.0.0.5']],
    ['an inner address of the other family', [PUBLIC_ADDRESS, 'fd00::1']],
    ['this machine', ['127.0.0.1']],
    ['an IPv4 address in IPv6', ['::ffff:10.0.0.5']],
    ['the address of a cloud’s metadata', ['169.254.169.254']],
    ['an address with a zone', ['fe80::1%eth0']],
    ['what is no address', ['localhost']],
  ])('is refused when it resolves to %s, before anything is dialled', async (_, addresses) => {
    const { recorded, guarded } = network({ 'page.test': addresses });
    await expect(guarded.checkAddress('http://page.test/')).rejects.toThrow(RefusedAddress);
    await expect(guarded.connect('page.test', 80, NEVER)).rejects.toThrow(RefusedAddress);
    expect(recorded.dialled).toEqual([]);
  });

  it('keeps inner addresses out of the refusal', async () => {
    const refusal = network({ 'page.test': ['10.0.0.5'] }).guarded.checkAddress('http://page.test/');
    await expect(refusal).rejects.not.toThrow(/10\.0\.0\.5/);
  });

  it('is dialled at the address that was judged, and resolved once for it', async () => {
    const answers = [[PUBLIC_ADDRESS], ['10.0.0.5']];
    const { recorded, guarded } = network({ 'rebind.test': () => answers.shift() ?? [] });
    await expect(guarded.connect('rebind.test', 80, NEVER)).rejects.toThrow(UnconvertibleSource);
    expect(recorded).toMatchObject({ resolved: ['rebind.test'], dialled: [`${PUBLIC_ADDRESS}:80`] });
  });

  it('is judged anew for each connection', async () => {
    const answers = [[PUBLIC_ADDRESS], ['10.0.0.5']];
    const { recorded, guarded } = network({ 'rebind.test': () => answers.shift() ?? [] });
    await guarded.checkAddress('http://rebind.test/');
    await expect(guarded.connect('rebind.test', 80, NEVER)).rejects.toThrow(RefusedAddress);
    expect(recorded.dialled).toEqual([]);
  });

  it('may have public addresses of both families, which are tried in turn', async () => {
    const { recorded, guarded } = network({ 'page.test': [PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS] });
    await expect(guarded.connect('page.test', 443, NEVER)).rejects.toThrow('refused');
    expect(recorded.dialled).toEqual([`${PUBLIC_ADDRESS}:443`, `${OTHER_PUBLIC_ADDRESS}:443`]);
  });

  it('that does not resolve passes the quick check, and fails when it is visited', async () => {
    const { guarded } = network();
    await expect(guarded.checkAddress('http://nowhere.test/')).resolves.toMatchObject({ host: 'nowhere.test' });
    await expect(guarded.connect('nowhere.test', 80, NEVER)).rejects.toThrow('does not resolve');
  });
});

describe('an inner host opened for trials', () => {
  it('opens exactly that host on exactly that port', async () => {
    const { recorded, guarded } = network({ 'intranet.test': ['10.0.0.5'] }, ['127.0.0.1:8100', 'intranet.test:80']);
    expect(guarded.parse('http://127.0.0.1:8100/x')).toMatchObject({ port: 8100 });
    expect(guarded.parse('http://2130706433:8100/x')).toMatchObject({ host: '127.0.0.1' });
    for (const url of ['http://127.0.0.1/', 'http://127.0.0.1:8101/', 'http://localhost:8100/', 'http://[::1]:8100/']) {
      expect(() => guarded.parse(url)).toThrow(RefusedAddress);
    }
    await expect(guarded.connect('intranet.test', 80, NEVER)).rejects.toThrow('the connection was refused');
    await expect(guarded.connect('intranet.test', 443, NEVER)).rejects.toThrow(RefusedAddress);
    expect(recorded.dialled).toEqual(['10.0.0.5:80']);
  });
});
