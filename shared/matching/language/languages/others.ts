/** Words of languages of which the rules know no more than these. */
import type { Language } from '../tags.ts';

export const others: Language = {
  negation:
    'ні ніколи ніхто нічого немає няма никога никой нищо ne není nikdy nikdo žádný žádná žádné nebyl nebyla nebylo nemá nemůže nesmí nelze nije nema nikad nitko ikke intet aldri uden uten hverken ei eivät älä ilman koskaan nei nem nincs nincsenek soha senki semmi nélkül nu niciodată nimeni nimic fără tidak bukan jangan belum tanpa không chưa chẳng đừng δεν δε μη μην όχι ποτέ κανείσ τίποτα χωρίσ ούτε κανένα नहीं न मत बिना 안 못 아니 없다 없는 없이 아닌 아니다',
  opensCondition: 'pokud jestliže якщо ако ako dacă hvis jos nếu jika εάν यदि अगर',
  limitsBeforeIt: '않는다|않았다|못했다|아니다|없다|제외하고|경우에만',
  limitsPrevious: '에 한하여',
  listConjunction: 'og 및 또는',
  approximate: '约 約 약',
  coordinates: '및 그리고 또는 혹은 og és și ja και',
  telephone: 'telefón telefonnummer mobilní mobil puhelin puh telefonszám τηλ τηλέφωνο điện 电话 電話 전화',
};
