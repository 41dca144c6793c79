/** What the head of a list does to its items: it excepts them, or asks what they answer. Folded. */

/** Stems of words that make a list head one of exceptions: "Exclusions"; "Nicht versichert" denies by itself. */
const exclusions =
  /^(?:exclu[ds]|except(?!ion(?:al|nel))|exempt|forbid|ausgeschl|ausschl[uü]|ausnahme|sauf|esclu[sd]|eccezion|uitgesl|uitzond|исключ|除外|例外)/u;
export const excludes = (key: string): boolean => exclusions.test(key);

/** With these a heading asks what its lines answer: "What we do not pay for". */
const questionWords = new Set('what when where was wann ce quand lo qué cuándo cosa che quando wat o'.split(' '));
export const asks = (key: string): boolean => questionWords.has(key);
