/** Japanese: words by what they do, mostly as patterns, since no spaces separate them. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const japanese: Language = {
  hedgeUnspaced:
    '可能|通常|一般|部分|主要|基本上|原則上|かもしれ|おそらく|たぶん|時々|まれに|一部|のみ|だけ|ほとんど|当面|当分|しばらく|現時点|一時的|暫定|原則|おおむね|概ね|できれば|なるべく|主に|約',
  grantsUnspaced: 'でき|ものとする|なければならな|してはならな|必須',
  askedBefore: '(?:と|との(?:判決|裁判)|よう|ように|こと|旨)(?:を|に)?(?:求め|請求|要求|要請|申し立て|申立て|訴え出)',
  limitUnspaced:
    'のみ|だけ|限り|同意|許可|承諾|承認|禁止|拒[絕否]|否[認定決]|以外|若|防止|停止|取消|ば、|なら|ずに|無断|もし|たら',
  retracts: 'ただし|但し|但(?:是|书)?',
  notApplicable: '該当なし|適用外|適用しない|削除',
  frontedUnspaced: 'もし|仮に|予備的に',
  frontedDoubt: '(?:理論上|理屈の上で|建前上|書面上|かつて|以前|従来|当初)(?:は)?、?$',
  setsAgainstUnspaced: '一方|に対し|とは異なり',
  coordinatesUnspaced: '及び?|および|並びに|ならびに|又は|または|若しくは|かつ',
  minus: '負',
  approximate: '約',
  linksRange: 'から',
  referenceLabel: '出典|参考|参照|頁|行|第|ページ',
  markByItself: '出典',
  noCharge: '無料',
  beginsSum: '合計|小計',
  joinsCells: 'の',
  unitHead: '単位',
};
