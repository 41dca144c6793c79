/** British and American spellings of the same English word. Endings that would make another word elsewhere are tied to their stems. */

const american: readonly (readonly [RegExp, string])[] = [
  [/^((?:col|fav|hon|lab|neighb|behavi|harb|rum|hum|endeav|flav|sav|vap|vig|rig|od|tum|arm|clam)o)u(r)/, '$1$2'],
  [/^(cent|theat|fib|calib|lust|meag|spect|somb)re(?=s?$)/, '$1er'],
  [/(?<=\p{L}{4}[iy])s(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/u, 'z'],
  [/^((?:trave|cance|labe|mode|fue|signa|tota|leve|counse|margina|jewe|quarre)l)l(?=(?:ed|ing|er|ers|ation)$)/, '$1'],
  [/^(defen|offen|licen|preten)ce(?=[sd]?$)/, '$1se'],
  [/^(catal|dial|anal|monol)ogue(?=s?$)/, '$1og'],
  [/^(fulfi|enro)l(?=s?$|ment)/, '$1ll'],
  [/^(ski)l(?=ful)|^(insta)l(?=ment)/, '$1$2ll'],
  [/^grey/, 'gray'],
  [/^(program)me(?=s?$)/, '$1'],
];

const toAmerican = (word: string): string =>
  american.reduce((spelled, [ending, other]) => spelled.replace(ending, other), word);

/** Whether two folded words differ only in the country whose spelling they use. */
export const spelledAlike = (one: string, other: string): boolean =>
  one !== other && toAmerican(one) === toAmerican(other);
