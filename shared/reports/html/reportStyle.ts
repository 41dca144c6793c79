/** The look of the report: on a screen in light and dark mode, and on paper. */

export const REPORT_STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--quiet:#59636e;--line:#d1d9e0;--paper:#fff;--field:#f6f8fa;
--good:#1a7f37;--good-field:#dafbe1;--part:#8a5a00;--part-field:#fff3c4;--bad:#b3261e;--bad-field:#ffe3e0;--link:#0550ae}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--quiet:#9198a1;--line:#3d444d;--paper:#0d1117;--field:#161b22;
--good:#57d37c;--good-field:#12351f;--part:#e3b341;--part-field:#3a2d0a;--bad:#ff938a;--bad-field:#4a1714;--link:#79b8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:58rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.25rem 0 .75rem}h3{font-size:1rem;margin:0 0 .6rem}
a{color:var(--link)}.quiet{color:var(--quiet)}.verdict{font-size:1.1rem;font-weight:600}
.counts{display:flex;flex-wrap:wrap;gap:.6rem;list-style:none;padding:0;margin:1rem 0}
.counts li,.badge{border:1px solid;border-radius:.5rem;padding:.3rem .75rem}.counts b{font-size:1.3rem}
.badge{padding:.05rem .5rem;font-size:.9rem;white-space:nowrap}
.found{color:var(--good);background:var(--good-field)}.partly_found{color:var(--part);background:var(--part-field)}
.not_found,.misattributed{color:var(--bad);background:var(--bad-field)}
table{border-collapse:collapse;width:100%}th,td{border:1px solid var(--line);padding:.35rem .6rem;text-align:start;vertical-align:top}
th{background:var(--field);font-weight:600}.narrow{width:2rem}th:nth-child(2){min-width:11rem}details{margin-top:1rem}summary{cursor:pointer;color:var(--quiet)}
pre{white-space:pre-wrap;background:var(--field);padding:.75rem;border-radius:.5rem}code,.hash{font:.85em ui-monospace,SFMono-Regular,Consolas,monospace}
.text{white-space:pre-wrap;border:1px solid var(--line);border-radius:.5rem;padding:1rem;background:var(--field)}
mark{border-radius:.2rem;padding:0 .1em;border-bottom:2px solid currentColor}mark+a{text-decoration:none;font-size:.75em;vertical-align:super}
article{border:1px solid var(--line);border-left:.35rem solid var(--line);border-radius:.5rem;padding:1rem;margin:1rem 0}
article:target{outline:2px solid var(--link)}
article.of-found{border-left-color:var(--good)}article.of-partly_found{border-left-color:var(--part)}
article.of-not_found,article.of-misattributed{border-left-color:var(--bad)}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.45rem 1rem;margin:0}dt{color:var(--quiet)}dd{margin:0}
dd ul{margin:0;padding-left:1.1rem}del{color:var(--bad);background:var(--bad-field)}
ins{color:var(--good);background:var(--good-field);text-decoration:underline}
figure{margin:1rem 0 0}img{display:block;max-width:100%;height:auto;border:1px solid var(--line);background:#fff}
figcaption{font-size:.875rem;color:var(--quiet);margin-top:.3rem}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.75rem;font-size:.875rem;color:var(--quiet)}
@media (max-width:34rem){thead{display:none}td{display:block}dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.5rem}}
@media print{:root{color-scheme:light;--ink:#000;--quiet:#444;--line:#999;--paper:#fff;--field:#fff;--good:#116329;--good-field:#e6f7ea;
--part:#7a4f00;--part-field:#fff6d9;--bad:#a40e06;--bad-field:#ffecea;--link:#000}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{max-width:none;padding:0;font-size:10pt}
article,figure,tr,.counts{break-inside:avoid}h2,h3{break-after:avoid}}
`;

/** SHA-256 of the style, base64: the only style that the report lets in. A test enforces it. */
export const REPORT_STYLE_HASH = '9/Ck3eQJkEnqWmgb+n0KmajgwSmFC374cB8nmzWsfTA=';
