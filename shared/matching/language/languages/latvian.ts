/** Latvian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const latvian: Language = {
  recognisedBy: 'un ir ar uz no par kas ka vai tiek kuru var nav pie',
  negation: 'nekad neviens nekas nebija nevar nedrīkst',
  answersYes: 'jā',
  answersNoBeside: 'nē',
  limit: 'atsakās noliedz noraida aizliedz aizliegts neiespējami izņemot šķietami',
  condition: 'tikai vienīgi piekrišanu piekrišana piekrišanas atļauju atļauja vienbalsīgi',
  hedge: 'varbūt iespējams dažreiz bieži parasti daži daļēji gandrīz īslaicīgi galvenokārt aptuveni',
  doubt: 'nepatiesi meli baumas šaubās',
  attributes: 'apgalvo uzskata domā sacīja paziņoja norādīja apgalvoja uzskatīja',
  only: 'tikai',
  asks: 'lūdz lūdza prasa prasīja pieprasa pieprasīja',
  linksAsked: 'lai',
  limitsAfterIt:
    'nekad|ja tiek|ja ir|ja nav|ja tas|izņemot|ar nosacījumu|gadījumā|saskaņā ar|apgalvo ka|uzskata ka|beidzoties|pēc termiņa|izbeidzoties|uzskatīts ka|tiek uzskatīts|tiek pieņemts|pieņem ka|apgalvots ka|sacīja ka|paziņoja ka|norādīja ka|apgalvoja ka',
  limitsNext: 'ne vairāk kā|ne mazāk kā|vismaz|gandrīz|bijušais|nevis|principā|parasti|vispārīgi|pamatā',
  limitsBeforeIt:
    'nekad|izņemot|ja vien|ja tiek|ja ir|ja nav|ja tas|ar nosacījumu|gadījumā|tikai ja|ar piekrišanu|ja nepieciešams|izņēmuma gadījumos|īpašos gadījumos|atsevišķos gadījumos|dažos gadījumos|pēc pieprasījuma|pēc saskaņošanas|saņemot piekrišanu|saņemot atļauju|neatkarīgu iemeslu|iemeslu dēļ|vienīgi|tikai lai',
  limitsPrevious: 'tikai|vienīgi|principā|parasti|pagaidām',
  frontedDoubt: String.raw`(?:teorētiski|uz papīra|agrāk|sākotnēji),?\s*$`,
  when: 'kad',
  goesOnWith: 'pēc pirms kad starp laikā',
  opposes: 'tomēr',
  setsAgainst: 'turpretī kaut',
  withElse: 'neviens cits|nevienam citam|kāds cits|kādam citam|nekas cits',
  modal: 'var drīkst',
  term: 'ne vēlāk kā|laikā|līdz',
  termAfter: 'laikā',
};
