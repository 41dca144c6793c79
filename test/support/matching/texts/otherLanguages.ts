/** Passages in other languages, written for the tests: a report, a contract and a piece of news in each. */
export const german = [
  'Der Vertrag tritt am 1. Januar 2022 in Kraft und läuft bis zum 31. Dezember 2026. Der Auftragnehmer haftet nicht für Schäden, die durch höhere Gewalt entstehen. Die Vergütung beträgt 4.850,00 Euro im Monat und wird jeweils bis zum dritten Werktag überwiesen. Eine Kündigung bedarf der Schriftform; mündliche Nebenabreden bestehen nicht.',
  'Der Umsatz der Gruppe stieg im Geschäftsjahr um 7,3 Prozent auf 1,24 Milliarden Euro, während das Betriebsergebnis von 96 auf 81 Millionen Euro zurückging. Der Vorstand rechnet für das kommende Jahr mit keiner wesentlichen Verbesserung der Nachfrage. In Österreich wurden zwei Werke geschlossen, in der Schweiz wurde ein neues Lager eröffnet.',
  'Nach Angaben der Polizei wurde bei dem Unfall auf der Bundesstraße 27 niemand verletzt. Der Fahrer des Lastwagens, ein 54-jähriger Mann aus Göttingen, war nach ersten Erkenntnissen nicht angeschnallt. Die Sperrung dauerte vier Stunden; der Sachschaden liegt bei rund 38.000 Euro.',
];
export const french = [
  'Le présent contrat prend effet le 15 septembre 2020 pour une durée de trois ans. Le prestataire ne peut pas sous-traiter tout ou partie des services sans l’accord écrit du client. Le prix est fixé à 12 500 euros par trimestre, payable à trente jours. En cas de retard, une pénalité de 1,5 % par mois est appliquée de plein droit.',
  'Selon l’étude, la consommation d’eau a diminué de 8,4 % entre 2015 et 2019 dans les communes équipées de compteurs. Aucune différence n’a été observée entre les zones rurales et les zones urbaines. Les auteurs estiment que l’investissement est amorti au bout de six ans, à condition que le réseau soit régulièrement entretenu.',
];
export const spanish = [
  'El presente acuerdo se firmó en Sevilla el 8 de octubre de 2019. El arrendatario no podrá ceder el contrato sin autorización previa del propietario. La renta mensual asciende a 1.350 euros y se actualizará cada año según el índice de precios. Los gastos de comunidad corresponden al propietario, mientras que el consumo de agua corre por cuenta del arrendatario.',
  'La tasa de desempleo bajó al 13,6 % en el tercer trimestre, el nivel más bajo desde 2008. El número de contratos indefinidos aumentó en 214.000, pero nunca se habían registrado tantas jornadas parciales. El ministerio no prevé cambios antes de marzo.',
];
export const italian = [
  'Il contratto è stato firmato a Torino il 22 maggio 2018 e non può essere rinnovato tacitamente. Il canone annuo è di 18.600 euro, da versare in quattro rate uguali. Il conduttore deve restituire i locali entro 60 giorni dalla scadenza; il locatore può richiedere il risarcimento dei danni soltanto per iscritto.',
  'Nel 2021 le esportazioni sono aumentate del 9,2 per cento, raggiungendo 47,5 milioni di euro. La società non ha distribuito dividendi e ha ridotto i debiti verso le banche da 12 a 8 milioni. Nessun dipendente è stato licenziato durante la ristrutturazione dello stabilimento di Novara.',
];
export const chinese = [
  '本合同自2021年3月1日起生效，有效期为三年。乙方不得在未经甲方书面同意的情况下将本合同项下的义务转让给第三方。合同总价为人民币480万元，分四期支付，首期款为合同总价的30%。如乙方逾期交货超过15日，甲方有权解除合同。',
  '报告显示，该市去年新增就业岗位12.6万个，比上年增长4.8%。失业率没有明显变化，仍保持在3.9%左右。专家认为，制造业的投资下降是暂时现象，预计下半年将逐步恢复。',
];
export const japanese = [
  '本契約は2020年4月1日から2年間有効とする。受託者は、委託者の書面による承諾なしに業務を第三者に再委託してはならない。委託料は月額35万円とし、翌月末日までに支払うものとする。契約違反があった場合、相手方は催告なしに契約を解除することができる。',
  '調査によると、回答者の62.5%が在宅勤務を続けたいと答えた。一方、通勤時間が30分未満の社員では、その割合は41%にとどまった。会社は来年度も制度を変更しない方針である。',
];
export const korean = [
  '본 계약은 2022년 5월 10일부터 효력이 발생하며 계약 기간은 2년으로 한다. 임차인은 임대인의 동의 없이 건물을 제3자에게 전대할 수 없다. 월 임대료는 85만 원이며 매월 5일까지 지급하여야 한다. 보증금은 계약이 종료된 후 30일 이내에 반환한다.',
  '조사 결과 응답자의 57.3%가 새로운 제도에 찬성한다고 답했다. 반대한다는 응답은 28%였고 나머지는 의견을 밝히지 않았다. 정부는 내년 상반기까지 시행 계획을 마련할 예정이다.',
];
export const arabic = [
  'يبدأ العمل بهذا العقد في 12 يناير 2021 وتكون مدته سنتين. لا يجوز للمستأجر التنازل عن العقد دون موافقة خطية من المالك. تبلغ قيمة الإيجار الشهري 4500 ريال وتدفع في بداية كل شهر. يلتزم المالك بإجراء الإصلاحات الضرورية خلال 30 يوما من تاريخ الإخطار.',
  'أظهر التقرير أن عدد السياح ارتفع بنسبة 14.2% خلال العام الماضي ليصل إلى 3 ملايين زائر. ولم تسجل المدينة أي تغيير في أسعار الفنادق. وتتوقع الوزارة افتتاح المطار الجديد قبل نهاية شهر مايو.',
];
