/** The ways in which a page can make a browser send something. Each vector requests its own host, so that it is known by name. */

/** All hosts below it resolve to a private address. */
export const INNER_NAME = 'inner.test';

/** Written into one page; each runs separately, and a failure of one does not keep the others from running. */
const elements: Record<string, (origin: string) => string> = {
  image: (to) => `<img src="${to}/x.png">`,
  'image set': (to) => `<img srcset="${to}/x.png 1x">`,
  frame: (to) => `<iframe src="${to}/"></iframe>`,
  'frame in a data address': (to) => `<iframe src='data:text/html,<img src="${to}/x.png">'></iframe>`,
  'frame in itself': (to) => `<iframe srcdoc='<img src="${to}/x.png">'></iframe>`,
  'sandboxed frame': (to) => `<iframe sandbox="allow-scripts" srcdoc='<script>fetch("${to}/")</script>'></iframe>`,
  script: (to) => `<script src="${to}/x.js"></script>`,
  module: (to) => `<script type="module">import "${to}/x.js"</script>`,
  'style sheet': (to) => `<link rel="stylesheet" href="${to}/x.css">`,
  'style sheet in a style sheet': (to) => `<style>@import url("${to}/x.css");</style>`,
  background: (to) => `<p style="background:url(${to}/x.png)">b</p>`,
  font: (to) => `<style>@font-face{font-family:f;src:url(${to}/x.woff2)}</style><p style="font-family:f">font</p>`,
  object: (to) => `<object data="${to}/x" type="text/html"></object>`,
  embed: (to) => `<embed src="${to}/x" type="text/html">`,
  video: (to) => `<video src="${to}/x.mp4" preload="auto"></video>`,
  audio: (to) => `<audio src="${to}/x.mp3" preload="auto"></audio>`,
  prefetch: (to) => `<link rel="prefetch" href="${to}/x">`,
  preload: (to) => `<link rel="preload" as="image" href="${to}/x.png">`,
  'module preload': (to) => `<link rel="modulepreload" href="${to}/x.js">`,
};

const scripts: Record<string, (origin: string) => string> = {
  fetch: (to) => `fetch('${to}/', { mode: 'no-cors' })`,
  'kept-alive fetch': (to) => `fetch('${to}/', { mode: 'no-cors', keepalive: true })`,
  XMLHttpRequest: (to) => `const x = new XMLHttpRequest(); x.open('GET', '${to}/'); x.send()`,
  WebSocket: (to) => `new WebSocket('${to.replace(/^http/, 'ws')}/')`,
  EventSource: (to) => `new EventSource('${to}/')`,
  beacon: (to) => `navigator.sendBeacon('${to}/', 'x')`,
  worker: (to) => `new Worker(URL.createObjectURL(new Blob(["fetch('${to}/', { mode: 'no-cors' })"])))`,
  'scripts of a worker': (to) => `new Worker(URL.createObjectURL(new Blob(["importScripts('${to}/x.js')"])))`,
  'shared worker': (to) => `new SharedWorker(URL.createObjectURL(new Blob(["fetch('${to}/', { mode: 'no-cors' })"])))`,
  popup: (to) => `window.open('${to}/')`,
  'link to a new window': (to) =>
    `const a = document.createElement('a'); a.href = '${to}/'; a.target = '_blank'; document.body.append(a); a.click()`,
  'link that is audited': (to) =>
    `const a = document.createElement('a'); a.href = '#x'; a.ping = '${to}/'; document.body.append(a); a.click()`,
  form: (to) =>
    `const f = document.createElement('form'); f.method = 'post'; f.action = '${to}/'; f.target = 'forms'; document.body.append(f); f.submit()`,
  'form in a new window': (to) =>
    `const f = document.createElement('form'); f.action = '${to}/'; f.target = '_blank'; document.body.append(f); f.submit()`,
};

/** What asks over UDP, which no proxy sees: a packet to the port reveals it. */
export const WEBRTC = 'WebRTC';
const askByWebRtc = (port: number) =>
  `const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] }); p.createDataChannel('x'); p.createOffer().then((offer) => p.setLocalDescription(offer))`;

/** Over https only. The page's own site serves the script; it requests the host that its address names. */
const secureScripts: Record<string, (origin: string) => string> = {
  'service worker': (to) => `navigator.serviceWorker.register('/service-worker.js?' + encodeURIComponent('${to}/'))`,
};

/** The service worker that the site serves at `/service-worker.js`. */
export const SERVICE_WORKER = `fetch(decodeURIComponent(location.search.slice(1)), { mode: 'no-cors' });`;

/** Other spellings of this machine, as a picture's host: each is one vector. */
export const SPELLINGS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f000001',
  '127.0.0.1.',
  '１２７.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  '2852039166',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '192.168.1.1',
  'localhost',
  'localhost.',
  'a.localhost',
  'ⓛocalhost',
] as const;

export const hostOfVector = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.${INNER_NAME}`;

/** What a browser does before it is asked, if a page leaves it idle; over https, since only there all of it is done. */
const quietElements: Record<string, (origin: string) => string> = {
  'speculation rules, prefetch': (to) =>
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${to}/x"],"eagerness":"immediate"}]}</script>`,
  'speculation rules, prerender': (to) =>
    `<script type="speculationrules">{"prerender":[{"source":"list","urls":["${to}/x"],"eagerness":"immediate"}]}</script>`,
  WebTransport: (to) => `<script>new WebTransport('${to}:443/')</script>`,
};

export const QUIET_VECTORS: readonly string[] = Object.keys(quietElements);

export const LOUD_VECTORS: Record<'http' | 'https', readonly string[]> = {
  http: [elements, scripts].flatMap(Object.keys),
  https: [elements, scripts, secureScripts].flatMap(Object.keys),
};

export const quietPage = (): string =>
  [
    '<!doctype html><title>Quiet</title><p>The page stands.</p>',
    ...Object.entries(quietElements).map(([name, write]) => write(`https://${hostOfVector(name)}`)),
  ].join('\n');

export interface LoudPage {
  readonly scheme: 'http' | 'https';
  /** A UDP socket of the test on the loopback interface. */
  readonly webRtcPort: number;
  readonly spellings: readonly string[];
}

/** A page that tries everything else. */
export function loudPage({ scheme, webRtcPort, spellings }: LoudPage): string {
  const origin = (name: string) => `${scheme}://${hostOfVector(name)}`;
  const all: Record<string, (origin: string) => string> = {
    ...scripts,
    ...(scheme === 'https' ? secureScripts : {}),
    [WEBRTC]: () => askByWebRtc(webRtcPort),
  };
  const run = Object.entries(all).map(([name, write]) => `(() => { ${write(origin(name))} })`);
  return [
    '<!doctype html><title>Loud</title><p>The page stands.</p><iframe name="forms"></iframe>',
    ...Object.entries(elements).map(([name, write]) => write(origin(name))),
    ...spellings.map((host) => `<img src="${scheme}://${host}/x.png">`),
    `<script>for (const run of [${run.join()}]) try { run() } catch {}</script>`,
  ].join('\n');
}
