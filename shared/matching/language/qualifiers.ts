/** Phrases without which a statement says more: by whose word it is so, by which vote, in which respects, from how much. Folded. */

const phrases = (text: string): string[][] => text.split('|').map((phrase) => phrase.split(' '));
const holds = (keys: readonly string[], some: readonly string[][]): boolean =>
  keys.some((_, at) => some.some((words) => words.every((word, order) => keys.at(at + order) === word)));

/** An auditor's opinion, and the like. */
const respects = phrases(
  'in all material respects|in allen wesentlichen belangen|in wesentlichen belangen|dans tous leurs aspects significatifs|dans tous ses aspects significatifs|' +
    'en todos los aspectos significativos|en todos los aspectos materiales|sotto tutti gli aspetti significativi|in tutti gli aspetti significativi|' +
    'em todos os aspectos relevantes|em todos os aspectos materiais|we wszystkich istotnych aspektach|ve všech významných ohledech|vo všetkých významných súvislostiach|' +
    'in alle van materieel belang zijnde aspecten|i alla väsentliga avseenden|i alle væsentlige henseender|sub toate aspectele semnificative|tüm önemli yönleriyle',
);
export const namesRespects = (keys: readonly string[]): boolean => holds(keys, respects);

const hearsay = phrases(
  'said to|alleged to|reported to|believed to|supposed to|thought to|claimed to|understood to|rumoured to|rumored to|presumed to',
);
/** "Are said to have held". */
export const isHearsay = (keys: readonly string[]): boolean => holds(keys, hearsay);

const majority =
  /^(?:majority|majorité|mayoría|maggioranza|maioria|majoritate|majoritatea|większością|většinou|väčšinou|többséggel|többségével|enemmistöllä|çoğunluğuyla|çoğunlukla|большинством|більшістю|meerderheid|\p{L}*(?:mehrheit|flertall?|majoritet))$/u;
/** "With a two-thirds majority". */
export const namesMajority = (keys: readonly string[]): boolean => keys.some((key) => majority.test(key));

const when = new Set(['when', 'once', 'where']);
/** "When nominated and approved by the board". */
export const isOnceDone = ([first = '', second = '']: readonly string[]): boolean =>
  when.has(first) && /^\p{L}{3,}(?:ed|en)$/u.test(second);

const compared =
  /^(?:greater|longer|larger|more|less|fewer|exceed|exceeds|exceeding|exceeded|above|below|mehr|länger|weniger|über|unter|übersteigt|überschreitet|supérieure?s?|inférieure?s?|excède|dépasse|superior(?:es)?|inferior(?:es)?|mayor(?:es)?|menor(?:es)?|más|menos|mais|maior(?:es)?|superiori?|inferiori?|oltre|meer|langer|minder|över|mer|mindre|over|powyżej|poniżej|ponad|více|déle|viac|свыше|более|менее|quá|hơn|több|kevesebb)$/u;
/** "Which precede a time greater than 72 hours". */
export const comparesWithNumber = (keys: readonly string[]): boolean =>
  keys.some((key) => compared.test(key)) && keys.some((key) => /^\d/.test(key));
