/** Korean: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const korean: Language = {
  negation: '안 못 아니 없다 없는 없이 아닌 아니다',
  limit: '제외 제외하고',
  condition: '오직',
  opensCondition: '만약 만일 만약에',
  hedge:
    '아마 가끔 보통 일반적으로 대개 일부 거의 임시 임시로 일시적으로 잠정적으로 당분간 현재 원칙적으로 가급적 주로 약 대략 일정 드물게 오직 만',
  doubt: '거짓 소문 허위',
  grantsUnspaced: String.raw`수\s?있|하여야|해야`,
  askedBefore: String.raw`\s(?:요구|요청|청구|촉구)(?:했|하였|한다|하고|하며|한\s)`,
  limitsAfterIt:
    '만약|만일|따르면|의하면|동의를 받아|승인을 받아|신청에 따라|요청이 있는|제외하고|제외하고는|오직|필요한 경우',
  limitsNext: '적어도|원칙적으로|일반적으로|통상|최대|최소|보통|대체로|오직',
  limitsBeforeIt: '않는다|않았다|못했다|아니다|없다|제외하고|경우에만|조건으로|전제로',
  limitsPrevious: '에 한하여',
  limitGlued: '오직|단지|에만|동의|승인|허가|거부|거절|금지|제외|부인|불가|실패|만약|하지만|그러나|(?:으?면|지만)$',
  retracts: '다만|단,',
  notApplicable: '해당 없음|삭제',
  frontedUnspaced: '만약|만일|예비적으로',
  frontedDoubt: String.raw`(?:이론상|이론적으로는?|서류상|과거에는|예전에는|당초에?는?),?\s*$`,
  opposes: '하지만 그러나 다만',
  coordinates: '및 그리고 또는 혹은',
  listConjunction: '및 또는',
  approximate: '약',
  termAfter: '이내에|안에|내에|이내로',
  telephone: '전화',
  referenceLabel: '출처|문서|페이지|쪽|줄',
  markByItself: '출처',
  noCharge: '무료',
  beginsSum: '합계|소계',
  unitHead: '단위',
};
