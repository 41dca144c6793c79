/** Words that are written with a point which ends no sentence, and words that may have a comma before them or none. Folded. */

const abbreviations = new Set(
  (
    'max min mr mrs ms dr prof st sr jr rev hon gov sen rep gen col capt sgt lt maj cmdr inc ltd co corp llc plc bros vs v no nos art arts sec secs ' +
    'fig figs vol vols p pp ch chap ed eds et al etc eg ie cf viz approx ca c dept est ave blvd rd mt ft tel ext op cit ibid ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ' +
    'nr abs bzw usw vgl zb dh ua evtl ggf inkl exkl hr fr frau str mio mrd tsd sog st bd hrsg s f ff ' +
    'm mme mlle mm av env ex n sté ' +
    'sra srta ud uds pág págs núm art aprox ' +
    'sig sigra dott avv ing pag ecc ' +
    'г гг др руб коп тыс ул им стр'
  ).split(' '),
);
/** "Mr.", "No.", "e.g." and initials. */
export const isAbbreviation = (key: string): boolean => key.length === 1 || abbreviations.has(key);

/** A list's last comma is a matter of taste: "A, B, and C". */
const conjunctions = new Set(
  'and or nor und oder sowie et ou y e o u i или и ed och og en of oraz lub ve veya'.split(' '),
);
export const isConjunction = (key: string): boolean => conjunctions.has(key);

/** Words beside names and in references, before or behind which a comma is a matter of taste: "Smith, Jr., resigned". */
const titlesAndSuffixes = new Set(
  'inc ltd co corp llc plc gmbh ag sa jr sr esq phd md al eg ie etc vs v cf viz'.split(' '),
);
export const isTitleOrSuffix = (key: string): boolean => titlesAndSuffixes.has(key);
