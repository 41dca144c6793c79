/** Turkish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const turkish: Language = {
  stopWord: 'bir ve bu için ile olarak daha çok gibi kadar sonra her olan olduğu ise göre tarafından üzere veya ancak',
  abbreviation: 'vb vs örn bkz prof doç sayılı md',
  negation: 'değil yok asla hiç hiçbir hayır olmadan',
  deniesBefore: 'değil değildir değildi yok yoktur yoktu',
  limit:
    'reddetti reddediyor reddeder reddetmek inkar yasak yasakladı yasaktır imkansız sözde iddia hariç dışında eğer ama ancak fakat',
  condition: 'sadece yalnızca ancak izniyle çekimser oybirliğiyle oybirliği',
  opensCondition: 'eğer',
  hedge:
    'belki muhtemelen genellikle bazen nadiren sık bazı birkaç çoğu sadece yalnızca neredeyse olabilir tercihen geçici şimdilik kısmen genelde yaklaşık',
  toExtent: String.raw`bir ölçüde|belli bir \p{L}+`,
  doubt: 'yalan söylenti şüpheli iftira',
  attributes: 'düşünüyorum düşünüyor düşünüyoruz inanıyorum inanıyor inanıyoruz sanıyorum sanıyor söyleniyor savunuyor',
  grants: 'hakk yasak izin',
  grantsByEnding: String.raw`\p{L}{2}(?:[ae]bilir(?:ler)?|m[ae]l[ıi](?:d[ıi]r)?)`,
  limitsAfterIt:
    'asla|hiç|süresi içinde|süresince|eğer|sözde|göre|görüşüne|kanısınca|koşuluyla|şartıyla|kaydıyla|halinde|takdirde|durumunda|olursa|olmazsa|edilirse|edilmezse|ederse|etmezse|yapılırsa|yapılmazsa|verilirse|verilmezse|ödenirse|ödenmezse|isterse|istenirse|bulunursa|aşarsa|varsa|gerekirse|iddiasına göre|özel durumlarda|istisnai durumlarda|istisnai hallerde|zorunlu hallerde|bazı durumlarda|talep üzerine|talebi üzerine|onayı ile|onayıyla|izniyle|izni ile|muvafakati ile|hariç|varlığında|yokluğunda|hallerinde|geçtikten sonra|bitiminde|dolduktan sonra|sona erdikten sonra|elde olmayan nedenlerle|nedenlerle|yalnızca|sadece|söylendiğine|varken|yokken',
  limitsNext:
    'en az|en fazla|en çok|neredeyse|eski|yaklaşık|ilke olarak|kural olarak|prensip olarak|genel olarak|genellikle|kural gereği|hariç|dışında',
  limitsBeforeIt:
    'değil|hariç|eğer|koşuluyla|şartıyla|kaydıyla|halinde|takdirde|durumunda|ancak|yalnızca|olmadıkça|müddetçe|sürece|dışında|haricinde|göre|görüşüne|kanısınca|gerektiğinde|gerekirse|gerekli hallerde|mümkünse|özel durumlarda|istisnai durumlarda|istisnai hallerde|zorunlu hallerde|bazı durumlarda|talep üzerine|talebi üzerine|onayı ile|onayıyla|izniyle|izni ile|muvafakati ile',
  limitsPrevious: 'sadece|yalnızca|genellikle|kural olarak',
  voided: 'iptal$ reddedildi$',
  respects: 'tüm önemli yönleriyle',
  majority: 'çoğunluğuyla$ çoğunlukla$',
  when: 'iken',
  goesOnWith: 'için ile kadar göre boyunca sonra önce',
  forWhom: 'için',
  refersBack: 'bu onlar',
  opposes: 'ama ancak fakat',
  setsAgainst: 'oysa rağmen karşın',
  coordinates: 've veya',
  joinsMember: 'ayrıca|ile birlikte',
  listConjunction: 've veya',
  modal: 'gerekir zorundadır edilir olmalıdır',
  governs: 'için ile kadar göre',
  smallNumber: 'bir iki üç dört beş altı yedi sekiz dokuz',
  ten: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  numberWord:
    'iki üç dört beş altı yedi sekiz dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan yarım yarısı birinci ikinci üçüncü',
  unit: 'yüzde gün hafta yıl saat dakika saniye lira',
  minus: 'eksi',
  approximate: 'yaklaşık',
  boundsNumber: 'en fazla|en az',
  term: 'en geç',
  termAfter: 'içinde|zarfında|kadar',
  linksRange: 'ile',
  month: 'ocak şubat nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  weekday: 'pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  telephone: 'telefon tel faks gsm cep',
  noCharge: 'ücretsiz',
  beginsSum: 'toplam',
  joinsCells: 'için',
  asksToTick: 'işaretle',
};
