/** Malay and Indonesian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const malay: Language = {
  negation: 'tidak bukan jangan belum tanpa tiada',
  deniesVerb: 'tidak jangan',
  deniesNoun: 'tanpa',
  limit:
    'menolak menafikan membantah melarang dilarang kecuali jika apabila sekiranya jikalau asalkan mustahil didakwa',
  condition: 'hanya semata izin persetujuan kebenaran keizinan',
  opensCondition: 'jika apabila sekiranya jikalau kecuali',
  hedge:
    'mungkin barangkali jarang kadang sering biasanya umumnya sebagian sebahagian hampir terutama sekitar beberapa',
  doubt: 'bohong khabar kabar diragukan',
  attributes: 'percaya mendakwa menduga berpendapat mengklaim',
  only: 'hanya',
  namesSource: 'menurut mengikut',
  asks: 'meminta menuntut memohon mendesak',
  linksAsked: 'agar supaya',
  limitsAfterIt:
    'tidak|bukan|jika|apabila|sekiranya|jikalau|kecuali|asalkan|dengan syarat|dalam hal|tanpa adanya|menurut|mengikut|kononnya|mendakwa bahawa|mengklaim bahwa|berpendapat bahwa|menafikan|versi plaintif|versi defendan|setelah tamat|selepas tamat|setelah berakhir|setelah lewat|dalam kes|dipercayai bahawa|diyakini bahwa|dianggap bahwa|dikatakan bahawa',
  limitsNext:
    'paling banyak|paling sedikit|sekurang kurangnya|sekurangnya|setidaknya|hampir|mantan|bekas|pada prinsipnya|pada dasarnya|pada umumnya|umumnya|biasanya|secara umum|lazimnya',
  limitsBeforeIt:
    'tidak|bukan|jika|apabila|sekiranya|jikalau|kecuali|asalkan|dengan syarat|hanya jika|dalam hal|selama tidak|sepanjang tidak|dengan persetujuan|bila perlu|jika perlu|menurut|dalam kes|dalam kasus|dalam keadaan tertentu|dalam keadaan khas|atas permintaan|setelah mendapat|selepas mendapat|dengan izin|dengan kebenaran|atas sebab|karena alasan|kerana sebab|semata mata untuk|hanya untuk',
  limitsPrevious: 'sahaja|saja|semata mata|pada umumnya|biasanya',
  frontedDoubt: String.raw`(?:secara teori|secara teoritis|secara teoretis|di atas kertas|dahulu|dulu|semula),\s*$`,
  when: 'ketika apabila semasa',
  goesOnWith: 'dengan selama sampai hingga dari pada untuk setelah sebelum selepas antara ketika semasa',
  opposes: 'tetapi tapi namun',
  setsAgainst: 'sedangkan manakala meskipun walaupun',
  coordinates: 'atau serta',
  withElse: 'siapa pun lain|orang lain',
  concedes: 'meskipun walaupun',
  modal: 'boleh mesti harus hendaklah wajib dapat',
  introducesSpeech: 'bahawa bahwa',
  magnitude: 'ribu juta triliun miliar ratus',
  term: 'selambat lambatnya|paling lambat|selewat lewatnya|dalam tempoh|dalam waktu|sebelum|setelah|selepas',
};
