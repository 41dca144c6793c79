/** Removes TeX from a quotation: commands that style text, names of symbols, dollars around a formula. */

const dressing =
  /\\(?:text(?:bf|it|rm|sf|tt|sc|up|normal)?|emph|underline|mbox|mathrm|mathbf|mathit|mathsf|mathtt|operatorname)\s?\{([^{}]{0,5000})\}/g;
/** Styled text may contain styled text. */
const MAX_NESTING = 3;

const signs: Readonly<Record<string, string>> = {
  circ: '°',
  degree: '°',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '~',
  pm: '±',
  mp: '∓',
  times: '×',
  cdot: '·',
  div: '÷',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  Rightarrow: '⇒',
  ldots: '…',
  dots: '…',
  cdots: '⋯',
  in: '∈',
  sum: '∑',
  euro: '€',
  pounds: '£',
  S: '§',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ϵ',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'ϕ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  quad: ' ',
  qquad: ' ',
};
/** The space after a name only ends it. */
const sign = new RegExp(
  `\\^?\\\\(${Object.keys(signs).join('|')})(?![A-Za-z])(?: (?=\\p{L}))?|\\^\\{\\\\circ\\}`,
  'gu',
);
/** "\%" and "\$" are symbols that TeX would read as its own; "\," and "\ " are spaces. */
const escaped = /\\([%$&#_{}])|\\[,;:! ]/g;

/** "1{,}500", "1{:}10": the braces keep TeX from adding a space. */
const bracedMark = /(?<=\d)\{([,.:;])\}(?=\d)/g;

/** TeX's dollars around a formula; it starts with a letter, since "$5 for A$" has none, or is a number by itself, or has a command in it. */
const formula =
  /\$([\p{L}\\(][^$\n]{0,200}?|\d[\d.,:]*(?:\\?%)?|\d[^$\n]{0,200}?[\\^_][^$\n]{0,200}?)(?<!\s)\$(?!\d)/gu;
/** "\[1\]" is a citation mark whose brackets Markdown escapes. */
const displayed = /^\s*\$\$([^$]+)\$\$\s*$|\\\(\s?([^]{1,400}?)\s?\\\)|\\\[\s?(?![\d\s,^]+\\\])([^]{1,400}?)\s?\\\]/g;

/** The text without TeX's mark-up; unchanged if it has none. */
export function withoutTex(text: string): string {
  if (!/[\\$]|\{[,.:;]\}/.test(text)) return text;
  let plain = text
    .replace(bracedMark, '$1')
    .replace(
      displayed,
      (_, one: string | undefined, two: string | undefined, three: string | undefined) => one ?? two ?? three ?? '',
    );
  for (let depth = 0; depth < MAX_NESTING; depth++) plain = plain.replace(dressing, '$1');
  plain = plain.replace(formula, (_, inside: string) => withSigns(inside));
  return withSigns(plain).replace(escaped, (_, character: string | undefined) => character ?? ' ');
}

const withSigns = (text: string): string =>
  text.replace(sign, (_, name: string | undefined) => (name === undefined ? '°' : signs[name]));
