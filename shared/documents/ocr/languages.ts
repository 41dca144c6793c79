/** The languages of OCR: which exist as packages, which script each is written in, and which one a text in Latin letters is in. */

/** Scripts other than Latin and their languages, as Tesseract names both; anything not listed has Latin letters. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  // The letters of old German print: other data read ſ as f or j, and are sure of half of the words.
  Fraktur: ['frk'],
  Han: ['chi_sim', 'chi_sim_vert'],
  'traditional Han': ['chi_tra', 'chi_tra_vert'],
  Japanese: ['jpn'],
  // Read from lines that are rotated to level.
  'vertical Japanese': ['jpn_vert'],
  Hangul: ['kor', 'kor_vert'],
  Arabic: ['ara', 'fas', 'urd', 'pus', 'snd', 'uig', 'kur_ara'],
  Cyrillic: ['ukr', 'bul', 'srp', 'mkd', 'tgk', 'uzb_cyrl', 'aze_cyrl'],
  // Those with the letters of Russian that others lack (ы, э, ё). Kyrgyz has all of Russian's, and three more; the registry has no data for
  // Russian itself. On the same page of Russian, Kazakh data read щ as ш and ъ as ь, Kyrgyz data nothing wrong.
  'Russian Cyrillic': ['kir', 'rus', 'bel', 'kaz', 'mon', 'tat'],
  Greek: ['ell', 'grc'],
  Hebrew: ['heb', 'yid'],
  Devanagari: ['hin', 'mar', 'nep', 'san'],
  Thai: ['tha'],
  Armenian: ['hye'],
  Georgian: ['kat'],
  Bengali: ['ben', 'asm'],
  Tamil: ['tam'],
  Telugu: ['tel'],
  Ethiopic: ['amh', 'tir'],
};

export const LATIN = 'Latin';
/** Its only language is German. */
export const FRAKTUR = 'Fraktur';
const SCRIPT_OF = new Map(
  Object.entries(OTHER_SCRIPTS).flatMap(([script, languages]) => languages.map((language) => [language, script])),
);

/** As in `OTHER_SCRIPTS`, or `Latin`. */
export const scriptOf = (language: string): string => SCRIPT_OF.get(language) ?? LATIN;

/** Scripts without spaces between words, whose characters stand in cells of one width. */
const IN_CELLS: readonly string[] = ['Han', 'traditional Han', 'Japanese'];
export const isInCells = (script: string): boolean => IN_CELLS.includes(script);

export const RUSSIAN: Reading = { script: 'Russian Cyrillic', languages: ['kir'] };

/** Scripts whose networks read most of each other's letters, and the rest as others, surely enough to be believed. */
export const SISTER_SCRIPT: Readonly<Record<string, string>> = {
  Han: 'traditional Han',
  'traditional Han': 'Han',
  Cyrillic: 'Russian Cyrillic',
  'Russian Cyrillic': 'Cyrillic',
};

/** The languages of a script, the most common first. @param script other than Latin */
export const languagesOf = (script: string): readonly string[] => OTHER_SCRIPTS[script] ?? [];

/** Languages that are read together: Tesseract's `a+b`. */
export interface Reading {
  readonly script: string;
  /** As Tesseract names them, in order of preference. */
  readonly languages: readonly string[];
  /** The text beside the picture is in other scripts: this one must be surely read to be believed. */
  readonly isUnlikely?: true;
}

/** Those of the given scripts first, the others as unlikely ones. */
export function likelyFirst(readings: readonly Reading[], scripts: readonly string[] | undefined): readonly Reading[] {
  if (scripts === undefined || !readings.some(({ script }) => scripts.includes(script))) return readings;
  const [likely, others] = [true, false].map((is) => readings.filter(({ script }) => scripts.includes(script) === is));
  return [...likely, ...others.map((reading) => ({ ...reading, isUnlikely: true as const }))];
}

/**
 * One reading for each script among the languages, starting with that of the first language. Latin letters come with every other script:
 * names, units and abbreviations occur in all of them. Old German print is read alone: on two pages of it English was surer of `aud)` and
 * `478` than its own data of what is printed, `auch` and `178` (characters wrong 2.3 and 4.2 %, alone 1.3 and 2.9 %).
 */
export function readingsOf(languages: readonly string[]): Reading[] {
  const latin = languages.filter((language) => scriptOf(language) === LATIN);
  const scripts = [...new Set(languages.map(scriptOf))];
  return scripts.map((script) => ({
    script,
    languages:
      script === LATIN
        ? latin
        : [
            ...languages.filter((language) => scriptOf(language) === script),
            ...(script === FRAKTUR ? [] : latin.slice(0, 1)),
          ],
  }));
}

/**
 * The most common words of languages in Latin letters, without the letters that a reader for another language would misread. Counted in any
 * text of some lines, its own language leads by far; words that two languages share count for both.
 */
const FUNCTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  eng: 'the of and to in is that for was with as on be by this which are from not it or an at have has been'.split(' '),
  deu: 'der die das und den dem des von mit ist im nicht ein eine einen auf sich wird auch zu zur nach bei aus'.split(
    ' ',
  ),
  fra: 'le la les des et du de une un que est dans pour par sur au aux qui ne pas en ce se avec il sont'.split(' '),
  spa: 'el la los las que del de una un por con para se no su como en y al es lo sus fue entre'.split(' '),
  ita: 'il di che la per un una del della con non sono gli nel nella alla le dei da si come al dal ed'.split(' '),
  por: 'o que do da dos das de em um uma para com os as no na ao por se mais ou nos nas seu sua'.split(' '),
  // What an English reader makes of them: without the letters that English lacks, and for Vietnamese without its accents.
  pol: 'w z na do nie jest to jak za od po dla przez oraz jego tym ale i tego jako lub przy'.split(' '),
  ces: 'v se na je to z do ve pro jako ale podle po jsou byl a tak jeho nebo jen bylo roce aby byla bude'.split(' '),
  tur: 've bir bu da ile olarak olan daha gibi ne en kadar sonra ise her olan olup ancak veya'.split(' '),
  swe: 'och att det som av inte den har till med ett var om de en han men hade efter eller kan'.split(' '),
  dan: 'og det som af ikke den har til med et var om de en er efter eller kan blev men fra hun'.split(' '),
  nor: 'og det som av ikke den har til med et var om de en er etter eller kan ble men fra hun mer'.split(' '),
  fin: 'ja on ei se oli ovat mutta kuin sen joka jos tai mukaan vuoden ole kun hanen niin vain'.split(' '),
  vie: 'cua cac duoc nhung khong trong cho voi nam mot nguoi theo khi sau nhieu tai va la da den'.split(' '),
  hun: 'a az es nem hogy egy is vagy meg csak ha mint azt ezt volt kell lehet szerint minden valamint ki mely ami annak'.split(
    ' ',
  ),
  ron: 'si in de cu din sau pentru care este nu prin sa ale al unei unui cel fi lui sunt orice ca mai dupa se'.split(
    ' ',
  ),
  slk: 'v a na je to z do sa so aby alebo ako pre podla bol bola bolo nie ich vo po aj su bude ktore bez'.split(' '),
  slv: 'v in je na za se da ki so ali pa po bi od kot do vsak ima tudi lahko biti iz ter ne'.split(' '),
  hrv: 'i u na je se da za od su ili koji koja koje kao iz biti po bi sve nije ako do te'.split(' '),
  cat: 'el la i que en les els del per una un amb al als no es com dels pels seva seu aquest han ser tot'.split(' '),
  ind: 'yang dan di dengan untuk dalam atau pada ini tidak dari oleh setiap dapat adalah itu ke atas akan telah sebagai'.split(
    ' ',
  ),
  lit: 'ir kad yra su apie kaip jo turi bei jei nuo pagal i ar tai bet kuris jos arba taip jeigu buvo tik bus gali is uz'.split(
    ' ',
  ),
  lav: 'un ir ar no par ka vai kas uz ne to tas pie lai gan kura ja tiek bez starp visu ta kad'.split(' '),
  est: 'ja on ei et kui mis oma see ning ta ka tema oli selle igal kes nende mitte kuid ole pole seda voi ega'.split(
    ' ',
  ),
  nld: 'de het een van en dat niet voor met op zijn is ook aan te in die der wordt bij om er door naar'.split(' '),
};
/** The words of receipts, in which the common ones of a language are missing. As above, without the letters that a reader would misread. */
const RECEIPT_WORDS: Readonly<Record<string, readonly string[]>> = {
  deu: 'mwst summe beleg rechnung gegeben brutto netto betrag'.split(' '),
  fra: 'tva ticket caisse montant carte merci'.split(' '),
  spa: 'iva factura importe efectivo cambio gracias'.split(' '),
  ita: 'iva scontrino contanti resto importo grazie'.split(' '),
  por: 'iva fatura troco dinheiro obrigado nif'.split(' '),
  nld: 'btw totaal kassabon contant bedankt'.split(' '),
  pol: 'paragon fiskalny sprzedaz opodatkowana ptu opust rabat suma razem reszta niefiskalny gotowka'.split(' '),
  ces: 'dph celkem hotove uctenka doklad'.split(' '),
  tur: 'fis kdv toplam topkdv nakit tutar adet'.split(' '),
  swe: 'moms kvitto summa kontant'.split(' '),
  dan: 'moms kvittering kontant byttepenge'.split(' '),
  nor: 'mva kvittering kontant'.split(' '),
  fin: 'alv kuitti summa'.split(' '),
  vie: 'tien khach ngay giam toan phai thanh tong tham thue thoai gtgt'.split(' '),
  hun: 'nyugta afa osszesen fizetendo keszpenz'.split(' '),
  ron: 'bon fiscal tva lei numerar'.split(' '),
  slk: 'dph spolu hotovost blok'.split(' '),
  slv: 'racun ddv skupaj gotovina'.split(' '),
  hrv: 'racun pdv ukupno gotovina'.split(' '),
  ind: 'tunai kembali jumlah struk'.split(' '),
  lit: 'pvm kvitas moketi'.split(' '),
};
/** Words by which another language must lead the first one: chance hits of short words stay below. */
const LEAST_LEAD = 3;

/**
 * The languages in which a text in Latin letters should be read: the one whose most common words it has, and those for which no such words
 * are known.
 * @param languages in Latin letters, in order of preference
 * @param read words as read in the first of them
 */
export function latinReading(languages: readonly string[], read: readonly string[]): string[] {
  const known = languages.filter((language) => language in FUNCTION_WORDS);
  const hits = countsOf(read);
  let best = known.at(0);
  let most = best === undefined ? 0 : hits(best) + LEAST_LEAD;
  for (const language of known.slice(1)) {
    const count = hits(language);
    if (count <= most) continue;
    best = language;
    most = count;
  }
  return [...(best === undefined ? [] : [best]), ...languages.filter((language) => !known.includes(language))];
}

/** How many of the words are common ones of a language. */
function countsOf(read: readonly string[]): (language: string) => number {
  // A single capital is a number, an initial or English: `i` is a word of five languages.
  const words = read
    .flatMap((word) => word.replaceAll('ſ', 's').match(/\p{L}+/gu) ?? [])
    .filter((word) => !/^\p{Lu}$/u.test(word))
    .map((word) => word.toLowerCase());
  return (language) => {
    const common = [...FUNCTION_WORDS[language], ...(RECEIPT_WORDS[language] ?? [])];
    return words.filter((word) => common.includes(word)).length;
  };
}

/** Whether what was read has common words of any of the languages: tables, contents and receipts have none. */
export const showsLanguage = (languages: readonly string[], read: readonly string[]): boolean =>
  languages.some((language) => language in FUNCTION_WORDS && countsOf(read)(language) >= LEAST_LEAD);

/** Whether the common words of one of the languages lead those of all others. */
export function tellsLanguage(languages: readonly string[], read: readonly string[]): boolean {
  const hits = countsOf(read);
  const known = languages.filter((language) => language in FUNCTION_WORDS);
  const [most, next = 0] = known.map(hits).sort((one, other) => other - one);
  return known.length > 0 && most >= next + LEAST_LEAD;
}

/** Those of which the words include the most common ones, most first. @param least common words that one must have */
export function languagesByHits(languages: readonly string[], read: readonly string[], least: number): string[] {
  const hits = countsOf(read);
  return languages
    .filter((language) => language in FUNCTION_WORDS)
    .map((language) => ({ language, count: hits(language) }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count)
    .map(({ language }) => language);
}

/** Languages with letters that English lacks in every line. */
export const ACCENTED: readonly string[] = ['deu', 'tur', 'pol', 'ces', 'vie', 'hun'];

/** Languages with most of the words of one of these, or with most of its letters. */
const RELATIVES: Readonly<Record<string, readonly string[]>> = {
  ces: ['slk', 'hrv'],
  pol: ['slk'],
  deu: ['swe', 'nld'],
};
export const relativesOf = (language: string): readonly string[] => RELATIVES[language] ?? [];
