/** Chinese, in both scripts: words by what they do, mostly as patterns, since no spaces separate them. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const chinese: Language = {
  hedgeUnspaced:
    '可能|可(?=以|在|于|於|自|向|按|由|凭|随时|根据|选择|单方|提前|要求)|有权|也许|或许|大概|通常|一般|有时|很少|部分|(?<!不)[仅僅只]|几乎|暂时|暫時|暂且|目前|现阶段|短期内|一时|临时|最好|尽量|盡量|原则上|原則上|基本上|大约|大約|预计|預計|计划|主要',
  grantsUnspaced: '可以|可(?=[由向自])|应当|應當|必须|必須|有权|有權|不得',
  limitUnspaced:
    '只|仅|僅|同意|许可|許可|批准|承諾|承认|承認|禁止|拒[绝絕否]|否[认認定决決]|反对|反對|除[非外了]|以外|如果|若|是否|防止|避免|停止|取消|[据據]称|但|未[经經]|擅自',
  retracts: '但(?:是|书)?',
  voided: '取消$ 作废$ 作廢$',
  frontedUnspaced: '如果|若|假如|倘若|只要|[据據][^，,。]{1,12}(?:称|稱|报道|報道|表示)[，,]',
  setsAgainstUnspaced: '相比|相較|而是|虽然|雖然',
  coordinatesUnspaced: '和|与|與|以及|或',
  minus: '负',
  approximate: '约 約',
  referenceLabel: '来源|來源|出处|出處|参考|参照|文档|页|頁|行|第',
  markByItself: '来源',
  noCharge: '免费|免費',
  beginsSum: '合计|合計|小计|小計',
  joinsCells: '的',
  unitHead: '单位|單位',
  exclusionHead: '除外 例外',
};
