/** An article of the web as benchmarks render it: text, a table, pictures, a header that stays, and scripts that add to it. */
import sharp from 'sharp';

const SENTENCES = [
  'The committee met on 14 March and heard from eleven witnesses.',
  'Revenue rose by 12.5 percent to 318 million euros in the year to 30 June.',
  'No vessel was lost, and none of the crews was hurt.',
  'The harbour authority disputed the figures and asked for a second survey.',
];

/** @param length how many times the text stands in it */
export function article(length: number, pictures: number): string {
  const paragraph = `<p>${Array.from({ length: 6 }, () => SENTENCES.join(' ')).join(' ')}</p>`;
  const figure = (i: number) =>
    `<figure><img loading="lazy" src="/${i}.jpg" width="640" height="360"></figure>${paragraph}`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>An article</title>',
    '<style>body{font:16px/1.5 Georgia,serif;max-width:45em;margin:5em auto}header{position:fixed;top:0;background:#eee}</style>',
    '<header>The newspaper</header><h1>An article</h1>',
    ...Array.from({ length: 10 * length }, () => paragraph),
    ...Array.from({ length: pictures }, (_, i) => figure(i)),
    `<table>${Array.from({ length: 40 }, (_, row) => `<tr><td>Row ${row}<td>${row * 317}</tr>`).join('')}</table>`,
    '<script>setTimeout(() => document.body.append("Added by a script."), 100)</script>',
  ].join('\n');
}

/** A photograph's size and weight; each has its own pixels. */
export function picture(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + seed, sigma: 40 } as const;
  return sharp({ create: { width: 1280, height: 720, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}
