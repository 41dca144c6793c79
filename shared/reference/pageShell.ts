/** The frame of the service's own pages: the console's typography, and nothing from elsewhere. */

/** The tokens are the console's (`functions/console/page/style/tokens.css`); a test keeps them in step. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f5f6f7,#14171b);--surface:light-dark(#ffffff,#1c2026);
--sunken:light-dark(#e9ebee,#101317);--ink:light-dark(#1b2027,#e8ebef);--quiet:light-dark(#565f6b,#a2abb8);
--line:light-dark(#d6dae0,#343b45);--accent:light-dark(#1f5fbf,#8ab6ff);--found:light-dark(#11693a,#7fd6a2);
--found-ground:light-dark(#e2f3e8,#16301f);--warned:light-dark(#7a4d00,#f0c36b);--warned-ground:light-dark(#fdf1d8,#352a12);
--differs:light-dark(#b3201a,#ff9d94);--differs-ground:light-dark(#fdeae8,#3d1c1a)}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:var(--ground);color:var(--ink);
font:0.9375rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:break-word}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.2rem;margin:2rem 0 .75rem}h3{font-size:1rem;margin:0 0 .35rem}
p{margin:.35rem 0;max-width:46rem}a{color:var(--accent)}.quiet{color:var(--quiet)}
code{font:.9em ui-monospace,'SF Mono',Menlo,Consolas,monospace}
.columns{display:grid;gap:2rem;grid-template-columns:13rem minmax(0,1fr)}
nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto;font-size:.8125rem}
nav ul{list-style:none;margin:0;padding:0}nav>ul>li{margin-bottom:.35rem}nav a{text-decoration:none}nav a:hover{text-decoration:underline}
article{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:.9rem 1rem;margin:0 0 .75rem}
article:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
article h3 a{color:inherit;text-decoration:none}
.badges{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:.5rem 0;padding:0;font-size:.8125rem}
.badges li{border-radius:4px;padding:.05rem .5rem}
.excuse,.is-found{background:var(--found-ground);color:var(--found)}.warn{background:var(--warned-ground);color:var(--warned)}
.block,.is-not-found{background:var(--differs-ground);color:var(--differs)}
table{border-collapse:collapse;width:100%;margin-top:.6rem;font-size:.875rem;table-layout:fixed}
th{text-align:start;font-weight:600;color:var(--quiet);font-size:.8125rem}
th,td{border-top:1px solid var(--line);padding:.35rem .6rem .35rem 0;vertical-align:top;overflow-wrap:anywhere}
th:last-child,td:last-child{width:6.5rem;padding-right:0}td span{border-radius:4px;padding:0 .4rem;white-space:nowrap;font-size:.8125rem}
@media (max-width:48rem){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:none}nav>ul{display:flex;flex-wrap:wrap;gap:.2rem .8rem}nav>ul>li{margin:0}}
@media (max-width:30rem){thead{display:none}tr{display:block;border-top:1px solid var(--line);padding:.35rem 0}td,td:last-child{display:block;width:auto;border:0;padding:.1rem 0}}
`.trim();

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** @param body HTML, escaped */
export const pageShell = (title: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing that such a page shows can run or load anything, wherever it is served from.
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title><link rel="icon" href="data:,">`,
    `<style>${PAGE_STYLE}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    ...body,
    '</body></html>\n',
  ].join('\n');

/** Between tags; never used in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
