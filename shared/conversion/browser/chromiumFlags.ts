/**
 * How Chromium is started. The list is our own: the one in the package switches off web security and allows insecure content on pages,
 * which suits test machines but not a service that visits strangers.
 */

/** Heap of a page's scripts, MiB: ample for any page that a visitor can use, and an end for those that allocate forever. */
const SCRIPT_HEAP_MIB = 512;

/** Everything goes through the proxy, including loopback and link-local addresses, which Chromium would otherwise reach by itself. */
const networkFlags = (proxyPort: number): string[] => [
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  '--proxy-bypass-list=<-loopback>',
  // Chromium resolves no name and dials no address except the proxy's.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // UDP bypasses proxies.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // What the browser would fetch and report on its own.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-client-side-phishing-detection',
  '--no-pings',
  '--dns-prefetch-disable',
];

/** Each opens a way out, or fetches what no visitor asked for. */
const DISABLED_FEATURES = [
  'Prerender2',
  'SpeculationRulesPrefetchFuture',
  'WebRtcAllowInputVolumeAdjustment',
  'MediaRouter',
  'DialMediaRouteProvider',
  'OptimizationHints',
  'AutofillServerCommunication',
  'InterestFeedContentSuggestions',
  'Translate',
];

const PAGE_FLAGS = [
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-notifications',
  '--disable-extensions',
  '--disable-speech-api',
  '--mute-audio',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-webgl',
  // Glyphs keep their own widths, so that text has the same positions on every machine.
  '--font-render-hinting=none',
  `--js-flags=--max-old-space-size=${SCRIPT_HEAP_MIB}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
];

/** Neither containers nor Lambda let Chromium create the namespaces that make up its sandbox. */
const PROCESS_FLAGS = ['--no-sandbox', '--no-zygote'];

/**
 * What draws and what connects runs in the browser's own process: without a sandbox, processes of their own would shield nothing, and a
 * browser lives for one page, with which it may end. Starting them, and a rasteriser for WebGL that no page gets, took a third of the
 * processor time of a visit.
 */
const FEWER_PROCESSES = [
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2',
];

export interface FlagOptions {
  readonly proxyPort: number;
  /** AWS Lambda does not let Chromium start processes of its own. */
  readonly singleProcess: boolean;
}

export const chromiumFlags = ({ proxyPort, singleProcess }: FlagOptions): string[] => [
  ...PROCESS_FLAGS,
  ...FEWER_PROCESSES,
  ...(singleProcess ? ['--single-process'] : []),
  ...networkFlags(proxyPort),
  `--disable-features=${DISABLED_FEATURES.join()}`,
  ...PAGE_FLAGS,
];
