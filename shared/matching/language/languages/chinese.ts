/** Chinese, in both scripts: words by what they do, mostly as patterns, since no spaces separate them. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const chinese: Language = {
  limitUnspaced:
    '只|仅|僅|同意|许可|許可|批准|承諾|承认|承認|禁止|拒[绝絕否]|否[认認定决決]|反对|反對|除[非外了]|以外|如果|若|是否|防止|避免|停止|取消|[据據]称|但|未[经經]|擅自',
  retracts: '但(?:是|书)?',
  voided: '取消$ 作废$ 作廢$',
  approximate: '约 約',
};
