/** The rendition of a web page has what a visitor sees: late, hidden by styles for print, or behind a fold. */
import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { sendHtml } from '../../support/web/testSite.ts';
import { testCertificate } from '../../support/web/testCertificate.ts';
import { webConversion } from '../../support/web/webConversion.ts';

const conversion = webConversion({ 'page.test': undefined, 'other.test': undefined });
const textOf = (url: string) => conversion.textOf(url);
const convert = (url: string) => conversion.convert(url);
const PAGE = 'http://page.test/';

const page = (html: string, more: Record<string, string> = {}) => {
  conversion.site.answers.set('/', `<!doctype html><meta charset="utf-8"><title>A page</title>${html}`);
  for (const [path, body] of Object.entries(more)) conversion.site.answers.set(path, body);
};

describe('the rendition of a page', () => {
  it('comes with title, final address, status and time', async () => {
    conversion.site.answers.set('/old', (_, response) => {
      response.writeHead(301, { location: 'http://other.test/#part' });
      response.end();
    });
    page('<p>Text.</p>');
    const started = Date.now();
    const source = await convert('http://page.test/old#top');
    expect(source).toMatchObject({
      kind: 'page',
      title: 'A page',
      finalUrl: 'http://other.test/',
      httpStatus: 200,
      rendition: { filename: 'A page.pdf', mimeType: 'application/pdf' },
    });
    expect(Date.parse(source.capturedAt)).toBeGreaterThanOrEqual(started);
    expect(source.kind === 'page' && (await readFile(source.rendition.path)).length).toBe(
      source.kind === 'page' && source.rendition.sizeBytes,
    );
  });

  it('has what scripts add, at once and late, and what comes by scrolling', async () => {
    page(
      `<p>Start.</p><script>
         document.body.append(' Built by a script.');
         setTimeout(() => document.body.append(' Added late.'), 900);
         fetch('/more').then((r) => r.text()).then((t) => document.body.append(' ' + t));
       </script>
       <div style="height:3000px"></div><p id="end">End of the first part.</p><script>
         new IntersectionObserver(([e], o) => { if (e.isIntersecting) { o.disconnect();
           document.body.insertAdjacentHTML('beforeend', '<p style="height:3000px">Came by scrolling.</p><p id="next">');
           new IntersectionObserver(([e], o) => { if (e.isIntersecting) { o.disconnect(); setTimeout(() =>
             document.body.insertAdjacentHTML('beforeend', '<p>Came a moment later.</p>'), 150) } }).observe(next);
         } }).observe(document.querySelector('#end'));
       </script>`,
      { '/more': 'Fetched.' },
    );
    const text = await textOf(PAGE);
    for (const part of ['Start.', 'Built by a script.', 'Added late.', 'Fetched.', 'Came by scrolling.', 'later.']) {
      expect(text).toContain(part);
    }
  });

  it('ends where scrolling brings more for ever', async () => {
    page(`<p>Item 0</p><script>let n = 1; addEventListener('scroll', () => {
            document.body.insertAdjacentHTML('beforeend', '<p style="height:900px">Item ' + n++ + '</p>') });</script>
          <div style="height:1500px"></div>`);
    const text = await textOf(PAGE);
    expect(text).toContain('Item 5');
    expect(text).not.toContain('Item 500');
  });

  it('opens details, and shows boxes that scroll in full', async () => {
    page(`<details><summary>Terms</summary>Inside the details.</details>
          <div style="height:40px;overflow:auto">First<br>second<br>third<br>last line of the box</div>
          <pre style="width:300px;overflow:auto">a line of code that is far longer than the box which it stands in END</pre>`);
    const text = (await textOf(PAGE)).replaceAll('\n', ' ');
    for (const part of ['Inside the details.', 'last line of the box', 'END']) expect(text).toContain(part);
  });

  it('shows a page that is one large scrolling box in full', async () => {
    page(`<style>html,body{height:100%;margin:0;overflow:hidden}#app{position:fixed;inset:0;display:flex}
          main{overflow-y:auto;height:100%;flex:1}</style><div id="app"><main><p>First.</p>
          <div style="height:5000px"></div><p>Far below.</p></main></div>`);
    const text = await textOf(PAGE);
    expect(text).toContain('First.');
    expect(text).toContain('Far below.');
  });

  it('has a header that stays in place once, and no dialogue about cookies', async () => {
    page(`<header style="position:fixed;top:0">The header</header><div id="onetrust-consent-sdk">We value your privacy</div>
          <div style="position:fixed;bottom:0;left:0;right:0">This site uses cookies</div>
          <nav style="position:sticky;top:0">The menu</nav>${'<p>One of many lines.</p>'.repeat(150)}`);
    const pages = await conversion.pagesOf(PAGE);
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.join('\n');
    expect(text.match(/The header/g)).toHaveLength(1);
    expect(text.match(/The menu/g)).toHaveLength(1);
    expect(text).not.toMatch(/privacy|cookies/);
  });

  it('has the frames of its site in their place, and all of a page of a hundred screens', async () => {
    const screens = Array.from(
      { length: 100 },
      (_, at) => `<p style="height:900px">Screen ${at + 1} of a hundred.</p>`,
    );
    page(
      `<p>Before the frame.</p><iframe src="/inside" style="width:600px;height:80px"></iframe><p>After the frame.</p>${screens.join('')}`,
      { '/inside': '<p>Said inside the frame.</p>' },
    );
    const text = await textOf(PAGE);
    expect(text).toMatch(/Before the frame\.\s+Said inside the frame\.\s+After the frame\./);
    for (let at = 1; at <= 100; at++) expect(text).toContain(`Screen ${at} of a hundred.`);
  });

  it('is what the screen shows, whatever the site would print', async () => {
    page(`<style>.paper{display:none}@media print{.screen{display:none}.paper{display:block}}</style>
          <p class="screen">For the screen.</p><p class="paper">For paper.</p><p id="p">Said to visitors.</p><script>
            const change = () => { document.querySelector('#p').textContent = 'Said to printers.' };
            addEventListener('beforeprint', change); matchMedia('print').addEventListener('change', change);
            onbeforeprint = change;</script>`);
    expect(await textOf(PAGE)).toBe('For the screen.\nSaid to visitors.');
  });

  it('leaves out text that nobody sees', async () => {
    const unseen = {
      transparent: '<p style="opacity:0">',
      'transparent by its box': '<div style="opacity:0.01"><p>',
      'without colour': '<p style="color:transparent">',
      'for screen readers': '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">',
      'clipped away': '<p style="clip-path:inset(50%)">',
      'left of the page': '<p style="position:absolute;left:-9999px">',
      'moved out of its box': '<p style="text-indent:-9999px;overflow:hidden">',
      'in no letters': '<p style="font-size:0">',
      'in tiny letters': '<p style="font-size:1px">',
      'below the end of its box': '<div style="height:20px;overflow:hidden">Line<br>',
      'in a box without height': '<div style="max-height:0;overflow:hidden">',
      'folded to nothing': '<p style="transform:scale(0)">',
      'not displayed': '<p hidden>',
      invisible: '<p style="visibility:hidden">',
      'for browsers without scripts': '<noscript>',
    };
    page(
      Object.entries(unseen)
        .map(([name, begin], i) => `<p>Seen ${i}.</p><section>${begin}Unseen ${name}</section>`)
        .join('\n'),
    );
    const text = await textOf(PAGE);
    expect(text.match(/Unseen .*/g)).toBeNull();
    expect(text.match(/Seen \d+\./g)).toHaveLength(Object.keys(unseen).length);
  });

  it('keeps what is seen inside and beside of what is not', async () => {
    page(`<div style="color:transparent">No <b style="color:black">Seen inside.</b></div>
          <div style="height:20px;overflow:hidden">Seen first.<br>No</div>
          <div style="width:9em;overflow:hidden"><p style="position:absolute;left:300px">Seen outside.</p></div>
          <p style="background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">Seen in colours.</p>`);
    const text = await textOf(PAGE);
    for (const seen of ['inside', 'first', 'outside', 'in colours']) expect(text).toContain(`Seen ${seen}.`);
    expect(text).not.toContain('No');
  });

  it('has words without the soft hyphens that they could be divided at', async () => {
    page('<p>The film-coated tab&shy;lets con&shy;tain para&shy;ce&shy;tamol.</p>');
    expect(await textOf(PAGE)).toContain('The film-coated tablets contain paracetamol.');
  });

  it('keeps every letter of the large scripts', async () => {
    const scripts = {
      Greek: 'Καλημέρα κόσμε',
      Cyrillic: 'Привет, мир',
      Hebrew: 'שלום עולם',
      Arabic: 'مرحبا بالعالم',
      Devanagari: 'नमस्ते',
      Bengali: 'ওহে',
      Tamil: 'வணக்கம்',
      Thai: 'สวัสดี',
      Georgian: 'გამარჯობა',
      Armenian: 'Բարեւ',
      'simplified Chinese': '你好，世界',
      'traditional Chinese': '繁體中文',
      Japanese: 'こんにちは世界',
      Korean: '안녕하세요',
      signs: '☑ ∑ ₿ ½',
      emoji: '😀🎉',
    };
    page(
      Object.values(scripts)
        .map((marker) => `<p>${marker}</p>`)
        .join(''),
    );
    const text = (await textOf(PAGE)).normalize('NFKC');
    const lost = Object.entries(scripts).filter(([, marker]) =>
      Array.from(marker.normalize('NFKC')).some((letter) => !text.includes(letter)),
    );
    expect(lost).toEqual([]);
  });

  it('says what the page states, from right to left, in letters set apart, shaped or with shadows', async () => {
    const hebrew = 'בית המשפט (המחוזי) בחנה את חוזה ABC-12 ביום 27 במרץ 2026 לפי סעיף 11, ודחתה אותו בשנת 2019. ';
    const pointed = 'וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ';
    const bengali = 'স্বাস্থ্য মন্ত্রণালয় সংশোধিত বাজেট 4 মার্চ 2011 তারিখে প্রত্যাখ্যান করেছে।';
    conversion.site.answers.set(
      '/',
      `<!doctype html><html dir="rtl"><meta charset="utf-8"><main style="max-width:46em;margin:auto">
       <p>${hebrew.repeat(6)}</p><p style="text-shadow:1px 1px 2px">${pointed}</p><p>${bengali}</p>
       <h2 dir="ltr" style="letter-spacing:.5em">Letters of the harbour</h2>
       <p>נקבע <bdo dir="rtl">1234</bdo> בלבד</p></main>`,
    );
    const text = (await textOf(PAGE)).replace(/-\n/g, '-').replace(/\s+/g, ' ');
    for (const stated of [hebrew.repeat(6).trim(), pointed, bengali, 'Letters of the harbour'])
      expect(text).toContain(stated);
    // Turned round by the page: what is shown is not what is stated.
    expect(text).not.toContain('1234');
  });

  it('is made of pictures alone where a page is', async () => {
    page('<svg width="200" height="100"><rect width="200" height="100" fill="green"/></svg>');
    expect(await convert(PAGE)).toMatchObject({ kind: 'page' });
  });

  it('is made of components alone where a page is', async () => {
    page(`<x-feed></x-feed><script>
      customElements.define('x-item', class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<style>:host { display: block }</style><slot></slot>' } });
      customElements.define('x-feed', class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<x-item><p>Text of an item.</p></x-item>' } });</script>`);
    expect(await textOf(PAGE)).toBe('Text of an item.');
  });

  it('survives alerts, questions, windows and printing that pages ask for', async () => {
    page(`<script>alert('a'); if (confirm('b')) document.write('Yes.'); prompt('c'); print(); open('/x'); open('about:blank')</script>
          <p>Text.</p>`);
    expect(await textOf(PAGE)).toBe('Text.');
  });

  it('shows a page whose script never stops as far as it came', async () => {
    page(`<p>Text.</p><script>setTimeout(() => { for (;;); }, 50)</script>`);
    expect(await textOf(PAGE)).toBe('Text.');
  });

  it('waits for a page that begins slowly', async () => {
    conversion.site.answers.set('/', (_, response) => {
      void sleep(1500).then(() => {
        sendHtml(response, '<p>Text at last.</p>');
      });
    });
    expect(await textOf(PAGE)).toBe('Text at last.');
  });

  it('is made of HTML that its server declares to be a download', async () => {
    conversion.site.answers.set('/', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' });
      response.end('<!doctype html><title>Saved</title><p>Text.</p>');
    });
    expect(await textOf(PAGE)).toBe('Text.');
  });
});

describe('over https', () => {
  const secure = webConversion({ 'page.test': undefined }, { certificate: testCertificate(['page.test']) });

  it('a page is rendered like any other', async () => {
    secure.site.answers.set('/', '<p>Text by a secure way.</p>');
    expect(await secure.textOf('https://page.test/')).toBe('Text by a secure way.');
  });
});

describe('a browser in one process, as AWS Lambda needs it', () => {
  const single = webConversion({ 'page.test': undefined }, { singleProcess: true });

  it('renders like the other', async () => {
    single.site.answers.set('/', '<title>A</title><p>Text 你好 😀.</p><iframe srcdoc="<p>In a frame.</p>"></iframe>');
    const text = await single.textOf('http://page.test/');
    expect(text).toContain('Text 你好 😀.');
    expect(text).toContain('In a frame.');
    expect(await single.textOf('http://page.test/')).toBe(text);
  });
});
