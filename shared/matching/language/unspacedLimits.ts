/** What precedes a clause in Chinese and Japanese, and a Korean one, and limits it: words are not separated there. */

/** "经理事会同意，", "期满一年后，", "…的，" of a statute; "但…的" with 是 only describes. */
const chineseCondition =
  /(?:经[^，,。；]{1,20}(?:同意|批准|许可|許可|核准|认可|確認|确认)后?|(?:期满|期滿|届满|屆滿)[^，,。；]{0,8}|(?:^|[，,；])(?![^，,。；]*[是为為])[^，,。；]{4,40}的)[，,]$/u;
/** "祝日を除き、", "同意を得て、", "一定の条件のもとで、". */
const japaneseCondition =
  /(?:を除き|を除いて|の(?:同意|承認|許可|了解)を(?:得|受け)て?|条件(?:の(?:もと|下))?で|に限り|以内に限り)、$/u;
/** "一部の事業者では、", "教師たちの中には「": some, and not all. */
const some =
  /(?:一部の[^。、]{1,20}(?:で|に|から)?は|[^。、]の(?:中|なか)には|ところによっては|有些[^。，]{0,10}|部分[^。，的]{1,10})[、，]?[「“『]?$/u;
/** Whether the text before a clause sets it a condition. @param signs its sentence up to there, without spaces */
export const setsConditionBefore = (signs: string): boolean =>
  chineseCondition.test(signs) || japaneseCondition.test(signs) || some.test(signs);

/** "原则上", "原則として「", "一般に". */
const hedge =
  /(?:原则上|原則上|原則として|原則的に|(?:^|[、，は])(?:一般に|一般的に|通常は?|基本的に|基本上)|一般来说|一般而言|通常情况下)[、，]?[「“『]?$/u;
/** "最多为 | 500", "最大 | 500". */
const bound =
  /(?:最多|最大|最高|最低|最少|至少|至多|不超过|不超過|上限は|最长|最長|最大で|少なくとも)(?:为|為|是|达|達)?$/u;
/** Whether it makes the clause one of most cases, or bounds the number that it begins with. */
export const weakensNextUnspaced = (signs: string, isNumber: boolean): boolean =>
  hedge.test(signs) || (isNumber && bound.test(signs));

/** "船长在场时，", "十四日以内に、", "선장이 있을 때": a time, to which a right or duty is bound. */
const time = /(?:[时時后後内內前]|以内に?|までに|[るたの](?:とき|間|後)(?:に|は|には)?)[，,、]$|(?:때|동안|중)$/u;
export const tellsWhenUnspaced = (signs: string): boolean => time.test(signs);

/** "申請が区画数を超えたときは、", "違反した場合に". */
const japaneseCase = /(?:場合|たとき|るとき|いとき)(?:に?は|に|$)/u;
/** "凭有效证件": on showing it; "雨天的情况下". */
const chineseProof = /^(?:[凭憑](?![证證据據])|持(?:有效|本人|[证證卡]))|(?:情况|情形|前提|条件)下$/u;
export const setsCaseUnspaced = (signs: string): boolean => japaneseCase.test(signs) || chineseProof.test(signs);

/** "難治性の症例には", "重症の患者に対して": those for whom it holds, right before a statement. */
const japaneseGroup = /(?:症例|患者|高齢者|妊婦)(?:に(?:は|対して(?:は)?|対し)|では)、?$/u;
export const namesGroupUnspaced = (signs: string): boolean => japaneseGroup.test(signs);

/** "まで投与できる | が、成人の上限を超えない": what follows a statement and bounds it. */
const japaneseBound =
  /^(?:が|けれども|ものの|ただし)、[^。]{0,60}(?:超え|上限|限[りるっ]|除[きくい]|できない|ただし|場合は)/u;
export const isBoundedUnspaced = (next: string): boolean => japaneseBound.test(next);

/** Chinese statutes: "those who …, may". */
const chineseCase = /的$/u;
export const endsChineseCase = (signs: string): boolean => chineseCase.test(signs);
/** Korean: "having registered", "when registered", "after registering". */
const koreanCase = /(?:하여|해서|하면|되면|으면|한후|후에|뒤에|경우에?)$/u;
export const endsKoreanCase = (signs: string): boolean => koreanCase.test(signs);
const permits = /수있|하여야|해야|한다/u;
export const permitsInKorean = (signs: string): boolean => permits.test(signs);
/** Japanese: "without naming the source". */
const japaneseWithout = /(?:なしに|なしで|なくして|ことなく|ずに)$/u;
export const endsInWithoutDoing = (signs: string): boolean => japaneseWithout.test(signs);
