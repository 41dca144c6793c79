/** Words that turn a statement into its opposite, or take it back. Folded forms; one list per language. */

const english =
  "not no never none nor neither nobody nothing nowhere cannot without n't ain't don't doesn't didn't won't wouldn't can't couldn't shan't shouldn't mustn't isn't aren't wasn't weren't hasn't haven't hadn't needn't mightn't hardly scarcely barely rarely seldom fails failed unable refused denied lacks lacking";
const german =
  'nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem nichts nirgends nirgendwo weder ohne kaum';
const french = "ne pas non jamais aucun aucune rien personne ni sans nulle guère n'est n'a n'ont n'y n'en";
const spanish = 'no nunca jamás nada nadie ningún ninguno ninguna ni sin tampoco';
const italian = "non mai nessuno nessuna nessun niente nulla né senza neppure nemmeno neanche non c'è";
const portuguese = 'não nunca jamais nada ninguém nenhum nenhuma nem sem';
const dutch = 'niet geen nooit niemand niets nergens zonder noch';
const russian = 'не ни нет никогда никто ничего нельзя без';
const arabic = 'لا لم لن ليس ليست لست غير بدون دون عدم ليسوا';
const korean = '안 못 아니 없다 없는 없이 아닌 아니다';

/** Single signs that deny what follows, glued to it without a space. */
const glyphs = '不没沒未非無无莫勿否別别毋';

const words = new Set(
  [english, german, french, spanish, italian, portuguese, dutch, russian, arabic, korean].join(' ').split(' '),
);
const glyphSet = new Set(glyphs);

/** Whether a folded token denies. */
export const isNegation = (key: string): boolean => words.has(key) || glyphSet.has(key) || key.endsWith("n't");

/** Signs that turn around the word that they stand before: "不可能" does not say "可能". Left out are those of "特别" and "反映". */
const negatingPrefixes = new Set('不没沒未非無无莫勿否毋');
export const isNegatingPrefix = (letter: string): boolean => negatingPrefixes.has(letter);

/** Endings that deny the verb before them, in Japanese and Korean; they follow without a space or after one. */
const negatingEnding =
  /^(?:ない|なかっ|なく|なけれ|ません|ませぬ|ず(?![っつ])|ぬ|지\s?(?:않|못|아니|말)|\s?(?:않|못하|못했))/u;
export const startsWithNegatingEnding = (text: string): boolean => negatingEnding.test(text);
