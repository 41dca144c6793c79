/**
 * Words that take back, forbid or limit the adjacent text without being denials: "refuses to", "except", "unless", "alleged". Leaving one
 * out with an ellipsis reverses the statement. Folded forms.
 */
import { wordsOf } from './languages.ts';

const words = new Set([...wordsOf('limit'), ...wordsOf('condition')]);

/** Korean glues endings to them. */
const korean = /오직|단지|에만|동의|승인|허가|거부|거절|금지|제외|부인|불가|실패|만약|하지만|그러나|(?:으?면|지만)$/u;

/** Whether a folded word takes back, forbids or limits. */
export const withdraws = (key: string): boolean =>
  words.has(key) || words.has(key.replace(/^(?:[cdjlmnst]|qu|dell|all|nell|dall|sull|un)'/, '')) || korean.test(key);

const voided =
  /^(?:cancel(?:l?ed|ad[oa]|lat[oa])|void(?:ed)?|reject(?:ed)?|withdrawn|return(?:ed)?|refunded|reversed|optional(?:ly)?|stornier\p{L}*|storno|abgelehnt\p{L}*|ungültig|zurückgezogen|annul\p{L}*|refusée?|rejetée?|anulad[oa]|rechazad[oa]|rejeitad[oa]|respint[oa]|rifiutat[oa]|geannuleerd|afgewezen|anulowan\p{L}*|odrzucon\p{L}*|zrušen\p{L}*|zamítnut\p{L}*|makulera\p{L}*|avvis\p{L}*|afvist|peruttu|hylätty|törölve|elutasítva|anulat\p{L}*|respins\p{L}*|iptal|reddedildi|отмен[её]н\p{L}*|отклон[её]н\p{L}*|取消|作废|作廢)$/u;
/** "Cancelled" in a cell of its own: the row no longer holds. */
export const isVoided = (key: string): boolean => voided.test(key);

/** Phrases containing such a word or a denial that limit nothing, wherever they are. */
const harmless = phrases(
  'le cas échéant|en su caso|se del caso|di seguito|in seguito|' +
    'not only|not just|nicht nur|non seulement|no sólo|no solo|não só|não apenas|non solo|nie tylko|не только|niet alleen|inte bara|ikke kun|ikke bare|' +
    'but also|sondern auch|mais aussi|mais également|sino también|mas também|ma anche|но и|ale także|ale również|maar ook|utan även|men också',
);
/** Phrases that may be left out within a sentence, where an ellipsis says so; a sentence that ends before them holds on a condition, or within a time. */
const harmlessWithin = [
  ...harmless,
  ...phrases(
    'not for profit|sans but lucratif|sin fines de lucro|sin ánimo de lucro|senza scopo di lucro|sem fins lucrativos|zonder winstoogmerk|without undue delay|without delay|without limitation|if any|if applicable|if necessary|if required|if appropriate|if not agreed|if so|' +
      'ohne schuldhaftes zögern|ohne verzug|gegebenenfalls|sans délai|sans retard|sin demora|senza indugio|senza ritardo|sem demora|а также',
  ),
];

function phrases(text: string): string[][] {
  return text.split('|').map((phrase) => phrase.split(' '));
}

/** Words around a statement, without such phrases. */
export const withoutHarmless = (keys: readonly string[]): string[] =>
  without(
    harmless,
    keys.map((key) => ({ key })),
  ).map(({ key }) => key);

/** Tokens that an ellipsis leaves out, without such phrases. */
export const withoutHarmlessWithin = <T extends { readonly key: string }>(tokens: readonly T[]): T[] =>
  without(harmlessWithin, tokens);

function without<T extends { readonly key: string }>(some: readonly string[][], tokens: readonly T[]): T[] {
  const kept: T[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = some.find((words) => words.every((word, order) => tokens.at(at + order)?.key === word));
    if (phrase === undefined) kept.push(tokens[at++]);
    else at += phrase.length;
  }
  return kept;
}

/** The same in scripts without spaces, anywhere in a stretch of characters. */
const unspaced =
  /只|仅|僅|のみ|だけ|限り|同意|许可|許可|批准|承諾|承认|承認|禁止|拒[绝絕否]|否[认認定决決]|反对|反對|除[非外了]|以外|如果|若|是否|防止|避免|停止|取消|[据據]称|但|ば、|なら|ずに|無断|未[经經]|擅自|もし|たら|ห้าม|ยกเว้น|ถ้า|แต่|หาก|ยินยอม|อนุญาต|เงื่อนไข|เฉพาะ|เท่านั้น/u;
/** "Not only" limits nothing. */
export const withdrawsUnspaced = (signs: string): boolean => unspaced.test(signs.replace(/不[仅僅只]/gu, ''));

/** What may follow a whole statement, first after its full stop, and take it back. */
const retractions =
  /^(?:ただし|但し|다만|단,|但(?:是|书)?|provided\b|false\b|untrue\b|not true\b|falsch\b|faux\b|falso\b)/u;
export const takesBackStatement = (next: string): boolean => retractions.test(next);
