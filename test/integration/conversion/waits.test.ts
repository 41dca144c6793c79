/**
 * How long a page is waited for that takes its time. Visits wait by the clock, up to twenty seconds each: they begin together, on addresses
 * of their own, and take as long as the longest of them.
 */
import type { ServerResponse } from 'node:http';
import type { CapturedSource } from '../../../shared/conversion/addressConverter.ts';
import { sendHtml } from '../../support/web/testSite.ts';
import { webConversion } from '../../support/web/webConversion.ts';

const SITE = { 'page.test': undefined };
/** In one process, as AWS Lambda needs it: it starts in half the time. */
const inOne = webConversion(SITE, { pageBodyMs: 4_000, singleProcess: true });
const inSeveral = webConversion(SITE);
const SENTENCE = 'The committee met in March and heard from eleven witnesses about the harbour. ';
const TEXT = `<p>${SENTENCE.repeat(6)}</p>`;
const BRINGS_TEXT = `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(TEXT)})`;

const warningsOf = (source: CapturedSource): readonly string[] => (source.kind === 'page' && source.warnings) || [];
const textIn = async (source: CapturedSource): Promise<string> => (await inOne.pagesIn(source)).join('\n');

interface Visit {
  readonly source: Promise<CapturedSource>;
  /** Milliseconds for which the page's file was waited for, which must have been asked for. */
  readonly waitedMs: Promise<number>;
}

type Sends = (response: ServerResponse) => void;

/** @param html where FILE stands for the address at which `sends` answers; undefined if it does so at the page's own */
function visit(name: string, html: string | undefined, sends: Sends, conversion = inOne): Visit {
  const [path, file] = [`/${name}`, `/${name}/file`];
  const { answers } = conversion.site;
  if (html !== undefined) {
    answers.set(path, (_, response) => {
      sendHtml(response, `<!doctype html><meta charset="utf-8">${html.replaceAll('FILE', file)}`);
    });
  }
  const waitedMs = new Promise<number>((resolve) => {
    answers.set(html === undefined ? path : file, (_, response) => {
      const begun = performance.now();
      response.on('close', () => {
        resolve(performance.now() - begun);
      });
      sends(response);
    });
  });
  const source = conversion.convert(`http://page.test${path}`);
  // Its test may come later than its end.
  source.catch(() => undefined);
  return { source, waitedMs };
}

const script: Sends = (response) => {
  response.writeHead(200, { 'content-type': 'text/javascript' });
};
const repeat = (response: ServerResponse, part: string, everyMs: number): void => {
  const repeating = setInterval(() => response.write(part), everyMs);
  for (const end of ['finish', 'close'])
    response.on(end, () => {
      clearInterval(repeating);
    });
};
const drips: Sends = (response) => {
  script(response);
  repeat(response, '//\n', 100);
};
const nothing: Sends = () => undefined;

const begin = {
  cutOff: () =>
    visit('cut-off', undefined, (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(`<!doctype html>${TEXT}<p>Costs fell to 4`);
      repeat(response, '1', 200);
    }),
  hanging: () =>
    visit('hangs', `<link rel="stylesheet" href="FILE?style"><script src="FILE"></script>${TEXT}`, nothing),
  slow: () =>
    visit('slow', '<div id="app">Loading</div><script src="FILE"></script>', (response) => {
      script(response);
      setTimeout(() => response.end(BRINGS_TEXT), 9_000);
    }),
  drippingAsync: () => visit('drips-async', '<div id="app"></div><script async src="FILE"></script>', drips),
  dripping: () => visit('drips', '<div id="app"></div><script src="FILE"></script>', drips),
  arriving: () =>
    visit('arrives', '<div id="app">Loading</div><script src="FILE"></script>', (response) => {
      script(response);
      repeat(response, `//${'.'.repeat(4_000)}\n`, 500);
      setTimeout(() => response.end(BRINGS_TEXT), 22_000);
    }),
  neverThere: () => visit('never', '<script src="FILE"></script><p>Text below.</p>', nothing, inSeveral),
  neverStill: () =>
    visit(
      'never-still',
      `<p>Text.</p><i id="clock"></i><script>
        setInterval(() => document.querySelector('#clock').textContent = Date.now(), 50);
        setInterval(() => fetch('FILE'), 300); new EventSource('FILE');</script>`,
      nothing,
      inSeveral,
    ),
};
let visits: Record<keyof typeof begin, Visit>;

beforeAll(() => {
  const begun = Object.entries(begin).map(([name, start]) => [name, start()] as const);
  visits = Object.fromEntries(begun) as typeof visits;
});

describe('a server that does not come to the end of its page', () => {
  it('is taken at its word as far as it came, and the answer says so', async () => {
    const source = await visits.cutOff.source;
    expect(warningsOf(source)).toEqual(['page_cut_off']);
    const text = await textIn(source);
    expect(text).toContain('eleven witnesses');
    expect(text).not.toContain('Costs');
  });
});

describe('what a page asks for', () => {
  it('does not hold up a text that is there', async () => {
    const source = await visits.hanging.source;
    expect(warningsOf(source)).toEqual(['resources_missing', 'script_timeout']);
  });

  it('is waited for when it brings the text', async () => {
    const source = await visits.slow.source;
    expect(warningsOf(source)).toEqual([]);
    expect(await textIn(source)).toContain('eleven witnesses');
  });
});

describe('a page whose script brings its text', () => {
  it.each(['drippingAsync', 'dripping'] as const)(
    'is not waited for as long as a page may take when the script only drips (%s)',
    async (how) => {
      await expect(visits[how].source).rejects.toMatchObject({ reason: 'empty' });
      expect(await visits[how].waitedMs).toBeLessThan(30_000);
    },
  );

  it('is waited for as long as it arrives', async () => {
    const source = await visits.arriving.source;
    expect(warningsOf(source)).toEqual([]);
    expect(await textIn(source)).toContain('eleven witnesses');
    expect(await visits.arriving.waitedMs).toBeGreaterThan(20_000);
  });
});

describe('the rendition of a page', () => {
  it('does not wait for requests and changes that never end', async () => {
    expect(await textIn(await visits.neverStill.source)).toContain('Text.');
  });

  it('goes on without a script that never comes', async () => {
    expect(await textIn(await visits.neverThere.source)).toBe('Text below.');
  });
});
