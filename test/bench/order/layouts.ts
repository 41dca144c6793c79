/** Pages of many layouts as HTML, with text that never repeats: printed with tags, they say themselves in which order they are read. */

export interface Layout {
  readonly name: string;
  readonly html: string;
}

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo xu ya ze ki lo mu'.split(' ');

/** Words in a fixed pseudo-random order (a linear congruential generator). */
function wordsFrom(seed: number): (count: number) => string {
  let state = seed * 7919 + 17;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const word = (): string => Array.from({ length: 1 + next(4) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
  return (count) => Array.from({ length: count }, word).join(' ');
}

/** Sizes and gaps that each layout is set in: points, and line heights. */
const SETTINGS = [
  { size: 9, line: 1.2, gap: 14, font: 'Tinos' },
  { size: 10.5, line: 1.35, gap: 20, font: 'Arimo' },
  { size: 8, line: 1.25, gap: 10, font: 'Arimo' },
];

type Writer = (words: (count: number) => string) => { readonly css?: string; readonly body: string };

const sentence = (words: (count: number) => string, count: number): string => {
  const text = words(count);
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
};
const paragraphs = (words: (count: number) => string, count: number): string =>
  Array.from({ length: count }, (_, i) => `<p>${sentence(words, 35 + ((i * 37) % 60))}</p>`).join('');
const title = (words: (count: number) => string, level = 2): string => `<h${level}>${words(4)}</h${level}>`;
const repeat = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
const sections = (words: (count: number) => string, count: number): string =>
  repeat(count, (i) => title(words) + paragraphs(words, 2 + (i % 2)));

const writers: Readonly<Record<string, Writer>> = {
  'one column': (words) => ({ body: title(words, 1) + sections(words, 7) }),
  'two columns': (words) => ({ css: 'main{columns:2}', body: title(words, 1) + `<main>${sections(words, 10)}</main>` }),
  'three columns': (words) => ({
    css: 'main{columns:3;text-align:justify}',
    body: `<main>${sections(words, 14)}</main>`,
  }),
  'gazette with notes': (words) => ({
    css: 'main{columns:3} .n{font-size:75%;border-top:1px solid black}',
    body: `<main>${repeat(9, () => sections(words, 1) + `<div class=n>${sentence(words, 22)}</div>`)}</main>`,
  }),
  'figures across columns': (words) => ({
    css: 'main{columns:2} figure{column-span:all;margin:12px 0} .b{height:90px;background:#ccd}',
    body: `<main>${repeat(3, () => sections(words, 2) + `<figure><div class=b></div><figcaption>Figure: ${words(9)}</figcaption></figure>`)}</main>`,
  }),
  'floats in columns': (words) => ({
    css: 'main{columns:2} .f{float:right;width:45%;font-size:85%;background:#eee;padding:4px;margin:0 0 6px 10px}',
    body: `<main>${repeat(6, () => title(words) + `<div class=f>${sentence(words, 14)}</div>` + paragraphs(words, 2))}</main>`,
  }),
  sidebar: (words) => ({
    css: 'body>div{display:flex;gap:24px} aside{width:30%;background:#eef;padding:8px;font-size:88%} main{width:66%}',
    body: `<div><main>${sections(words, 5)}</main><aside>${sections(words, 3)}</aside></div>`,
  }),
  'magazine with quotations': (words) => ({
    css: 'main{columns:3} blockquote{font-size:150%;font-style:italic;margin:10px 0} h1{font-size:30pt}',
    body:
      title(words, 1) +
      `<main>${repeat(5, () => paragraphs(words, 2) + `<blockquote>${words(12)}</blockquote>` + paragraphs(words, 1))}</main>`,
  }),
  cards: (words) => ({
    css: '.g{display:grid;grid-template-columns:repeat(3,1fr);gap:14px} .g div{border:1px solid #888;padding:6px}',
    body: `<div class=g>${repeat(12, (i) => `<div><h3>${words(2)}</h3><p>${sentence(words, 10 + ((i * 13) % 20))}</p></div>`)}</div>`,
  }),
  slides: (words) => ({
    css: 'section{break-after:page} h1{font-size:26pt} li{font-size:15pt;margin:8px} .c{display:flex;gap:30px} .c ul{width:45%}',
    body: repeat(
      4,
      (i) =>
        `<section>${title(words, 1)}<div class=c>${repeat(1 + (i % 2), () => `<ul>${repeat(5, () => `<li>${words(9)}</li>`)}</ul>`)}</div></section>`,
    ),
  }),
  form: (words) => ({
    css: '.r{display:flex;gap:16px;margin:8px 0} .r div{flex:1} label{display:block;font-size:80%} span{border-bottom:1px solid black;display:block}',
    body:
      title(words, 1) +
      repeat(
        14,
        (i) =>
          `<div class=r>${repeat(1 + (i % 3), () => `<div><label>${words(2)}</label><span>${words(3)}</span></div>`)}</div>`,
      ),
  }),
  'ruled tables': (words) => ({
    css: 'table{border-collapse:collapse;width:100%} td,th{border:1px solid black;padding:3px;vertical-align:top}',
    body: repeat(
      3,
      () =>
        title(words) +
        `<p>${sentence(words, 30)}</p><table>${row(words, 'th', [2, 2, 2, 2])}${repeat(6, (i) => row(words, 'td', [2, 14, 3 + ((i * 7) % 12), 1]))}</table>`,
    ),
  }),
  'open tables': (words) => ({
    css: 'table{width:100%} td,th{padding:2px 10px 2px 0;text-align:left;vertical-align:top} td:last-child{text-align:right}',
    body: repeat(
      3,
      () =>
        title(words) +
        `<p>${sentence(words, 40)}</p><table>${row(words, 'th', [1, 1, 1])}${repeat(9, (i) => `<tr><td>${words(3)}</td><td>${(i * 7919) % 1000}.${i}</td><td>${(i * 104_729) % 10_000}</td></tr>`)}</table>`,
    ),
  }),
  'tables in columns': (words) => ({
    css: 'main{columns:2} table{border-collapse:collapse;width:100%} td{border:1px solid black;padding:2px}',
    body: `<main>${repeat(5, () => paragraphs(words, 2) + `<table>${repeat(4, () => row(words, 'td', [2, 2, 1]))}</table>`)}</main>`,
  }),
  definitions: (words) => ({
    css: 'dl{display:grid;grid-template-columns:22% 1fr;gap:8px} dd{margin:0}',
    body:
      title(words, 1) +
      `<dl>${repeat(14, (i) => `<dt>${words(2)}</dt><dd>${sentence(words, 12 + ((i * 11) % 30))}</dd>`)}</dl>`,
  }),
  lists: (words) => ({
    css: 'main{columns:2}',
    body: `<main>${repeat(6, () => title(words) + `<ol>${repeat(5, (i) => `<li>${words(6 + 3 * i)}</li>`)}</ol>`)}</main>`,
  }),
};

const row = (words: (count: number) => string, cell: 'td' | 'th', counts: readonly number[]): string =>
  `<tr>${counts.map((count) => `<${cell}>${words(count)}</${cell}>`).join('')}</tr>`;

/** Every layout in every setting. */
export const layouts: readonly Layout[] = Object.entries(writers).flatMap(([name, write], kind) =>
  SETTINGS.map(({ size, line, gap, font }, at): Layout => {
    const { css = '', body } = write(wordsFrom(1 + kind * SETTINGS.length + at));
    const common = `body{font:${size}pt/${line} ${font};margin:0} main{column-gap:${gap}pt} p{margin:0 0 ${size * 0.6}pt}`;
    const html = `<!doctype html><html lang=en><head><style>@page{margin:18mm}${common}${css}</style></head><body>${body}</body></html>`;
    return { name: `${name}, ${size} pt`, html };
  }),
);
