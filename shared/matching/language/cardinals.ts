/** The values of number words and month names, in the languages that the rules cover. Folded. */
import { isMonth } from './dates.ts';

/** "One" and its equivalents are articles and pronouns in languages other than English. */
const words: readonly (readonly [number, string])[] = [
  [1, 'one'],
  [2, 'two zwei deux dos due dois duas twee två dwa dwie два две двух iki'],
  [3, 'three drei trois tres tre três drie trzy три трех трёх üç'],
  [4, 'four vier quatre cuatro quattro quatro fyra cztery четыре четырех четырёх dört'],
  [5, 'five fünf cinq cinco cinque vijf fem pięć пять пяти beş'],
  [6, 'six sechs seis sei zes sex sześć шесть шести altı'],
  [7, 'seven sieben sept siete sette sete zeven sju siedem семь семи yedi'],
  [8, 'eight acht huit ocho otto oito åtta osiem восемь восьми sekiz'],
  [9, 'nine neun neuf nueve nove negen nio dziewięć девять девяти dokuz'],
  [10, 'ten zehn dix diez dieci dez tien tio dziesięć десять десяти'],
  [11, 'eleven elf onze once undici elva jedenaście одиннадцать'],
  [12, 'twelve zwölf douze doce dodici doze twaalf tolv dwanaście двенадцать'],
  [13, 'thirteen dreizehn treize trece tredici treze dertien tretton trzynaście тринадцать'],
  [14, 'fourteen vierzehn quatorze catorce quattordici catorze veertien fjorton czternaście четырнадцать'],
  [15, 'fifteen fünfzehn quinze quince quindici vijftien femton piętnaście пятнадцать'],
  [16, 'sixteen sechzehn seize dieciséis sedici dezesseis zestien sexton szesnaście шестнадцать'],
  [17, 'seventeen siebzehn diecisiete diciassette dezessete zeventien sjutton siedemnaście семнадцать'],
  [18, 'eighteen achtzehn dieciocho diciotto dezoito achttien arton osiemnaście восемнадцать'],
  [19, 'nineteen neunzehn diecinueve diciannove dezenove negentien nitton dziewiętnaście девятнадцать'],
  [20, 'twenty zwanzig vingt veinte venti vinte twintig tjugo dwadzieścia двадцать yirmi'],
  [30, 'thirty dreißig trente treinta trenta trinta dertig trettio trzydzieści тридцать otuz'],
  [40, 'forty vierzig quarante cuarenta quaranta quarenta veertig fyrtio czterdzieści сорок kırk'],
  [50, 'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig femtio pięćdziesiąt пятьдесят elli'],
  [60, 'sixty sechzig soixante sesenta sessanta sessenta zestig sextio sześćdziesiąt шестьдесят altmış'],
  [70, 'seventy siebzig setenta settanta zeventig sjuttio siedemdziesiąt семьдесят yetmiş'],
  [80, 'eighty achtzig ochenta ottanta oitenta tachtig åttio osiemdziesiąt восемьдесят seksen'],
  [90, 'ninety neunzig noventa novanta negentig nittio dziewięćdziesiąt девяносто doksan'],
];
const values = new Map(words.flatMap(([value, list]) => list.split(' ').map((word) => [word, value] as const)));

/** The value of a word, one to twenty and the tens; undefined for every other word. */
export const cardinalOf = (key: string): number | undefined => values.get(key);

/** "Twenty", "twenty-five", "vinte e cinco": one to 99, tens before units. */
export function cardinalOfPhrase(phrase: string): number | undefined {
  const [first = '', ...rest] = phrase.split(/[\s-]/u).filter((word) => !/^(?:e|y|et|i|og|och|and)$/u.test(word));
  const ten = cardinalOf(first);
  if (rest.length === 0) return ten;
  const one = rest.length === 1 ? (rest[0] === 'um' || rest[0] === 'un' ? 1 : cardinalOf(rest[0])) : undefined;
  return ten === undefined || one === undefined || ten < 20 || ten % 10 !== 0 || one > 9 ? undefined : ten + one;
}

/**
 * "Rent is due", "it happened once", Portuguese "dos", German "sei", French "neuf", Dutch "onze", Turkish "altı" (under): they are numbers in one language only,
 * beside their number.
 */
const ambiguous = new Set('due once sei sex dos neuf elf sept onze altı yedi elli'.split(' '));
/** The same for a word without a number that says so. */
export const sureCardinalOf = (key: string): number | undefined => (ambiguous.has(key) ? undefined : values.get(key));

/** How the names of the months begin, January first. */
const months = [
  /^(?:jan|jän|gen|ene|ian|styc|leden|ledna|tammi|янв|яну|jaan|січ|ιαν|oca)/u,
  /^(?:feb|fév|fev|lut|únor|helmi|фев|veebr|лют|φεβ|şub)/u,
  /^(?:mar(?!ras)|mär|már|mrz|maa|břez|мар|берез|μαρ|μάρ)/u,
  /^(?:apr|abr|avr|ápr|kwi|dub|huhti|апр|квіт|απρ|nis)/u,
  /^(?:may|mai|maj|máj|mei|mag|květ|touko|мая|трав|μαΐ|μαι|μάι)/u,
  /^(?:jun|jún|juin|iun|giu|czerw(?:iec|ca)|červ(?:en$|na$)|kesä|июн|черв|юни|juun|ιουν|ιούν|haz)/u,
  /^(?:jul|júl|juil|iul|lug|lip|červen(?:ec|ce)|července|heinä|июл|лип|юли|juul|ιουλ|ιούλ|tem)/u,
  /^(?:aug|août|ago|sie|srp(?:en|na)|elok|авг|серп|αυγ|αύγ|ağu)/u,
  /^(?:sep|set|szep|сеп|wrz|září|syys|сен|верес|σεπ|eyl)/u,
  /^(?:oct|okt|oktoob|ott|out|paź|říj|loka|окт|жовт|οκτ|eki)/u,
  /^(?:nov|noi|lis|marras|ноя|ное|листоп|νοε|νοέ|kas)/u,
  /^(?:dec|dez|dic|déc|gru|prosin|joulu|дек|груд|δεκ|des|det|ara)/u,
];
const march = 'марта';
/** 1 to 12; undefined if the word is not a month. */
export function monthNumber(key: string): number | undefined {
  if (!isMonth(key)) return undefined;
  const at = key === march ? 2 : months.findIndex((pattern) => pattern.test(key));
  return at < 0 ? undefined : at + 1;
}
