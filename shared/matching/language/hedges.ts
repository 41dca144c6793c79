/**
 * Words that limit a statement to chance, to some cases or to some times: "may", "rarely", "most". Without one of them a shortened
 * quotation claims more than its source. Folded.
 */
import { wordsOf } from './languages.ts';

const words = wordsOf('hedge');
const unspaced =
  /可能|可(?=以|在|于|於|自|向|按|由|凭|随时|根据|选择|单方|提前|要求)|有权|也许|或许|大概|通常|一般|有时|很少|部分|(?<!不)[仅僅只]|几乎|暂时|暫時|暂且|目前|现阶段|短期内|一时|临时|最好|尽量|盡量|原则上|原則上|基本上|大约|大約|预计|預計|计划|主要|かもしれ|おそらく|たぶん|時々|まれに|通常|一部|のみ|だけ|ほとんど|当面|当分|しばらく|現時点|一時的|暫定|原則|おおむね|概ね|できれば|なるべく|主に|約|ชั่วคราว|อาจ|บางส่วน|โดยทั่วไป|ประมาณ/u;
/** "In rare cases", "unter bestimmten Umständen". */
const inCases =
  /(?:^| )(?:(?:in|under)(?: \p{L}+){1,3} (?:cases|instances|circumstances|conditions)|(?:in|unter)(?: \p{L}+){1,3} (?:fällen|umständen|bedingungen)|(?:dans|en)(?: \p{L}+){1,3} (?:cas|circonstances)|en(?: \p{L}+){1,3} (?:casos|circunstancias)|in(?: \p{L}+){1,3} (?:casi|circostanze)|em(?: \p{L}+){1,3} casos|in(?: \p{L}+){1,3} gevallen|в(?: \p{L}+){1,3} случаях|w(?: \p{L}+){1,3} przypadkach)(?: |$)/u;
const korean =
  /^(?:임시로?|일시적으로|잠정적으로|당분간|현재|원칙적으로|가급적|주로|약|대략|일정|아마|가끔|드물게|보통|일반적으로|대개|일부|거의|오직|만)$/u;

/** "To some extent", "with a certain accuracy", "zum Teil". */
const toExtent =
  /(?:^| )(?:to (?:a|some|any) (?:\p{L}+ )?(?:extent|degree)|in (?:part|some measure)|with (?:a certain|some|limited|reasonable) \p{L}+|(?:bis )?zu einem (?:gewissen|bestimmten) \p{L}+|in (?:gewissem|einem gewissen) \p{L}+|mit (?:einer gewissen|einiger|gewisser) \p{L}+|zum (?:teil|großen teil)|(?:dans|jusqu'à|avec) une certaine \p{L}+|jusqu'à un certain point|en partie|en grande partie|hasta cierto punto|(?:en|con) ciert[ao] \p{L}+|en (?:gran )?parte|fino a un certo punto|in (?:una )?certa \p{L}+|con una certa \p{L}+|in (?:gran )?parte|até certo ponto|(?:em|com) certa \p{L}+|em (?:grande )?parte|[св] определ[её]нн\p{L}+ \p{L}+|до некоторой степени|в (?:некоторой|известной|основном)|do pewnego stopnia|(?:w pewnym|z pewną) \p{L}+|po części|tot op zekere hoogte|in zekere mate|met een zekere \p{L}+|för närvarande|till viss del|i viss mån|med viss \p{L}+|bir ölçüde|belli bir \p{L}+|bij voorkeur|إلى حد ما|במידה מסוימת)(?: |$)/u;

/** Whether folded words, separated by a space, name the only cases or the extent in which a statement applies. */
export const namesCases = (words: string): boolean => inCases.test(words) || toExtent.test(words);
/** Whether a folded word leaves a statement open. */
export const hedges = (key: string): boolean => words.has(key) || korean.test(key);
export const hedgesUnspaced = (signs: string): boolean => unspaced.test(signs);
