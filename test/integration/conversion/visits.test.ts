/** A page is asked for once, what fails is asked for once more, and what is missing is told. */
import type { ServerResponse } from 'node:http';
import type { CapturedSource } from '../../../shared/conversion/addressConverter.ts';
import { sendHtml } from '../../support/web/testSite.ts';
import { webConversion } from '../../support/web/webConversion.ts';

/** In one process, as AWS Lambda needs it: it starts in half the time. The other is that of `webPages.test.ts`. */
const conversion = webConversion({ 'page.test': undefined }, { singleProcess: true });
const PAGE = 'http://page.test/';
const SENTENCE = 'The committee met in March and heard from eleven witnesses about the harbour. ';
const TEXT = `<p>${SENTENCE.repeat(6)}</p>`;

let asked: string[];
beforeEach(() => {
  asked = [];
});

const answer = (path: string, handler: (response: ServerResponse, times: number) => void) => {
  conversion.site.answers.set(path, (_, response) => {
    asked.push(path);
    handler(response, asked.filter((each) => each === path).length);
  });
};
const send = (response: ServerResponse, type: string, body: string | Buffer, status = 200): void => {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
};
const page = (html: string): void => {
  answer('/', (response) => {
    sendHtml(response, `<!doctype html><meta charset="utf-8">${html}`);
  });
};
const warningsOf = (source: CapturedSource): readonly string[] => (source.kind === 'page' && source.warnings) || [];

describe('the server of a page', () => {
  it('is asked for the page once', async () => {
    page(`${TEXT}<p id="cookie"></p><script>cookie.textContent = document.cookie</script>`);
    conversion.site.answers.set('/from', (_, response) => {
      asked.push('/from');
      response.writeHead(302, { location: '/to', 'set-cookie': 'seen=1' });
      response.end();
    });
    answer('/to', (response) => {
      response.setHeader('set-cookie', 'kept=yes');
      sendHtml(
        response,
        `${TEXT}<p id="shown"></p><script>shown.textContent = document.cookie + location.pathname</script>`,
      );
    });
    expect(await conversion.textOf('http://page.test/from')).toContain('kept=yes/to');
    expect(asked).toEqual(['/from', '/to']);
  });

  it('is asked again by a page that loads itself anew', async () => {
    answer('/', (response, times) => {
      sendHtml(response, times === 1 ? '<script>location.reload()</script>' : TEXT);
    });
    expect(await conversion.textOf(PAGE)).toContain('eleven witnesses');
    expect(asked).toEqual(['/', '/']);
  });

  it('may call its page text, or something to save', async () => {
    answer('/', (response) => {
      send(
        response,
        'text/plain',
        '<!doctype html><title>A page</title><h1>Headline</h1><script>document.body.append("Added.")</script>',
      );
    });
    expect(await conversion.textOf(PAGE)).toBe('Headline\nAdded.');
    answer('/', (response) => {
      response.setHeader('content-disposition', 'attachment');
      send(response, 'text/html; charset=windows-1251', Buffer.from('<p>\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1'));
    });
    expect(await conversion.textOf(PAGE)).toBe('Привет');
  });
});

describe('a page that was saved as a file', () => {
  it('says what the file says, and asks nobody for anything', async () => {
    const { saved, warnings, connections } = await conversion.saved(
      `<title>Minutes</title><link rel="stylesheet" href="minutes.css">${TEXT}<p>Größe: 12 m²</p><img src="http://page.test/pixel.gif"><script>document.body.append('Made by a script.')</script>`,
    );
    expect(saved).toMatch(/eleven witnesses[^]*Größe: 12 m²[^]*Made by a script\./);
    expect(connections).toBe(0);
    expect(warnings).toEqual(['resources_missing']);
  });
});

describe('what a page asks for', () => {
  it('is asked for once more when it fails', async () => {
    page(`<link rel="stylesheet" href="/style.css">${TEXT}<script src="/script.js"></script>`);
    answer('/style.css', (response, times) => {
      if (times === 1) response.destroy();
      else send(response, 'text/css', 'p::after { content: "Styled." }');
    });
    answer('/script.js', (response, times) => {
      send(
        response,
        'text/javascript',
        times === 1 ? '' : 'document.body.append("Scripted.")',
        times === 1 ? 503 : 200,
      );
    });
    const source = await conversion.convert(PAGE);
    expect(warningsOf(source)).toEqual([]);
    const text = (await conversion.pagesIn(source)).join('\n');
    expect(text).toContain('Scripted.');
    expect(text).toContain('Styled.');
  });

  it('is told to be missing when it does not come, and the page is laid out for reading', async () => {
    page(
      `<link rel="stylesheet" href="/style.css"><nav>Home Contact</nav><svg viewBox="0 0 9 9"><circle r="9"/></svg>${TEXT}`,
    );
    answer('/style.css', (response) => {
      send(response, 'text/html', 'Not found', 404);
    });
    const source = await conversion.convert(PAGE);
    expect(warningsOf(source)).toEqual(['resources_missing']);
    const pages = await conversion.pagesIn(source);
    expect(pages).toHaveLength(1);
    expect(pages[0].indexOf('Home Contact')).toBeGreaterThan(pages[0].indexOf('eleven witnesses'));
  });
});

describe('a page', () => {
  it('is described by what it says of itself', async () => {
    answer('/', (response) => {
      sendHtml(
        response,
        `<!doctype html><html lang="de-AT"><link rel="canonical" href="/article#x"><script type="application/ld+json">{"datePublished": "2031-03-14T08:00:00Z"}</script>${TEXT}</html>`,
      );
    });
    expect(await conversion.convert(PAGE)).toMatchObject({
      language: 'de-AT',
      canonicalUrl: 'http://page.test/article#x',
      publishedAt: '2031-03-14T08:00:00Z',
    });
  });

  it('never shows what is written for machines', async () => {
    page(`<style>* { display: block !important }</style>${TEXT}<script>const secret = "for machines";</script>`);
    expect(await conversion.textOf(PAGE)).not.toContain('machines');
  });
});

describe('a page that moves on', () => {
  const TALL = '<div style="height: 5000px"></div>';
  beforeEach(() => {
    conversion.site.answers.set('/next', TEXT);
  });

  it('is read where it comes to, also when it moves on while it is scrolled', async () => {
    page(`<p>One moment.</p>${TALL}<script>onscroll = () => { location = "/next" }</script>`);
    expect(await conversion.convert(PAGE)).toMatchObject({ finalUrl: 'http://page.test/next' });
  });

  it('is not told to lack what only the page before it lacked', async () => {
    page('<link rel="stylesheet" href="/gone.css"><p>One moment.</p><script>location = "/next"</script>');
    answer('/gone.css', (response) => {
      send(response, 'text/css', '', 404);
    });
    const source = await conversion.convert(PAGE);
    expect(source).toMatchObject({ finalUrl: 'http://page.test/next' });
    expect(warningsOf(source)).toEqual([]);
  });

  it('shows one document and no other, whenever it moves on', async () => {
    for (const after of [700, 1_100, 1_500]) {
      page(
        `<p>The words of the first page.</p>${TALL}<script>setTimeout(() => { location = "/next" }, ${after})</script>`,
      );
      const source = await conversion.convert(PAGE);
      const text = (await conversion.pagesIn(source)).join('\n');
      const isNext = source.finalUrl.endsWith('/next');
      expect(text.includes('eleven witnesses')).toBe(isNext);
      expect(text.includes('first page')).toBe(!isNext);
    }
  });
});

describe('what a click of the visitor would open', () => {
  it('is on the page: the panels of tabs, and what a button unfolds', async () => {
    page(
      `${TEXT}<div role="tabpanel" hidden>Panel of a tab.</div><div role="tabpanel" style="display: none">Another panel.</div>
       <button aria-expanded="false" aria-controls="a">More</button><div id="a" hidden>Unfolded words.</div>
       <nav><button aria-expanded="false" aria-controls="b">Menu</button><div id="b" hidden>Entry of a menu.</div></nav>`,
    );
    const text = await conversion.textOf(PAGE);
    for (const opened of ['Panel of a tab.', 'Another panel.', 'Unfolded words.']) expect(text).toContain(opened);
    expect(text).not.toContain('Entry of a menu.');
  });
});

describe('what stands beside the text', () => {
  const LINKS = Array.from({ length: 30 }, (_, i) => `<div>Link ${i}</div>`).join('');
  const flat = async () => (await conversion.textOf(PAGE)).replace(/\s+/g, ' ');

  it.each([
    ['flex', `<div style="display: flex"><nav>${LINKS}</nav><main>`, '</main></div>'],
    [
      'grid',
      `<div style="display: grid; grid-template-columns: 12em 1fr"><div><nav>${LINKS}</nav></div><main>`,
      '</main></div>',
    ],
    ['no name', `<div style="display: flex"><div>${LINKS}</div><div>`, '</div></div>'],
    ['a table of one row', `<table><tr><td>${LINKS}</td><td>`, '</td></tr></table>'],
    ['float', `<div style="float: left"><nav>${LINKS}</nav></div><main>`, '</main>'],
    [
      'a floating box',
      `<div style="float: right"><table>${LINKS.replace(/<(\/?)div>/g, '<$1td>').replaceAll('<td>', '<tr><td>')}</table></div><main>`,
      '</main>',
    ],
    ['a floating table', `<table style="float: right"><tr><td>${LINKS}</td></tr></table><main>`, '</main>'],
  ])('is not read into its lines: %s', async (_, before, after) => {
    page(`${before}${TEXT}${TEXT}${after}`);
    const text = await flat();
    expect(text).toContain(SENTENCE.repeat(6).trim());
    expect(text).toContain('Link 29');
  });

  it('is no other column of the same list', async () => {
    const items = ['one', 'two', 'three', 'four'].map((n) => `<li>Item ${n}: ${SENTENCE}</li>`);
    page(`<ul style="columns: 2">${items.join('')}</ul>`);
    const text = await flat();
    for (const n of ['one', 'two', 'three', 'four']) expect(text).toContain(`Item ${n}: ${SENTENCE.trim()}`);
  });

  it('is a card of its own: its name and its price are not those of its neighbours', async () => {
    const card = (name: string, price: string): string =>
      `<div><b style="display: block">${name}</b><span>${price}</span></div>`;
    const cards = card('Birch', '4.50 a bag') + card('Spruce', '6.00 a bag') + card('Oak', '8.20 a bag');
    page(`<div style="display: grid; grid-template-columns: repeat(3, 1fr)">${cards}</div>`);
    expect(await flat()).toContain('Birch 4.50 a bag Spruce 6.00 a bag Oak 8.20 a bag');
  });

  it('stays where it is at the top of a page, in a bar', async () => {
    page(`<header style="display: flex"><b>Paper</b><nav>Home Sports</nav></header>${TEXT}`);
    expect(await flat()).toMatch(/^Paper ?Home Sports The committee/);
  });
});

describe('a page that its own script makes', () => {
  it('is the one that the route in its address names', async () => {
    const routes = `<div id="app"></div><script>app.innerHTML = location.hash === "#/report/7" ? ${JSON.stringify(TEXT)} : "Start."</script>`;
    page(routes);
    conversion.site.answers.set('/moved', (_, response) => {
      response.writeHead(302, { location: '/' });
      response.end();
    });
    for (const address of ['', 'moved']) {
      const source = await conversion.convert(`${PAGE}${address}#/report/7`);
      expect(source.finalUrl).toBe(`${PAGE}#/report/7`);
      expect((await conversion.pagesIn(source)).join('\n')).toContain('eleven witnesses');
    }
    expect((await conversion.convert(`${PAGE}#section`)).finalUrl).toBe(PAGE);
  });

  it('is waited for when it begins a moment later', async () => {
    page(
      '<div id="app"></div><script>setTimeout(() => fetch("/data").then((r) => r.text()).then((t) => { app.innerHTML = t }), 900)</script>',
    );
    answer('/data', (response) => {
      send(response, 'text/plain', TEXT);
    });
    expect(await conversion.textOf(PAGE)).toContain('eleven witnesses');
  });
});
