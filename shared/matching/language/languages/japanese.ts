/** Japanese: words by what they do, mostly as patterns, since no spaces separate them. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const japanese: Language = {
  limitUnspaced:
    'のみ|だけ|限り|同意|許可|承諾|承認|禁止|拒[絕否]|否[認定決]|以外|若|防止|停止|取消|ば、|なら|ずに|無断|もし|たら',
  retracts: 'ただし|但し|但(?:是|书)?',
  approximate: '約',
};
