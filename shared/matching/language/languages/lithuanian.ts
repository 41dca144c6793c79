/** Lithuanian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const lithuanian: Language = {
  negation: 'nėra niekada niekas nieko nebuvo negali neturi negalima',
  answersYes: 'taip',
  limit: 'atsisako atsisakė neigia atmeta atmetė draudžia draudžiama neįmanoma išskyrus nebent jei jeigu tariamai',
  condition: 'tik vien tiktai išimtinai sutikimu sutikimą sutikimo leidimą leidimu vienbalsiai',
  opensCondition: 'jei jeigu nebent',
  hedge: 'galbūt tikriausiai turbūt retai kartais dažnai paprastai beveik laikinai daugiausia maždaug',
  doubt: 'netiesa melas gandas abejoja',
  attributes: 'teigia tiki tvirtina sakė teigė mano pareiškė tvirtino',
  only: 'tik',
  asks: 'prašo prašė reikalauja reikalavo',
  linksAsked: 'kad',
  limitsAfterIt:
    'niekada|jei|jeigu|nebent|su sąlyga|tuo atveju|išskyrus|pasak|teigia kad|tariamai|pasibaigus|suėjus|praėjus|atveju|manoma kad|teigiama kad|laikoma kad|spėjama kad|sakoma kad',
  limitsNext:
    'ne daugiau kaip|ne mažiau kaip|mažiausiai|daugiausia|beveik|buvęs|vietoj|iš esmės|paprastai|dažniausiai|apskritai|iš principo',
  limitsBeforeIt:
    'niekada|išskyrus|jei|jeigu|nebent|su sąlyga|tuo atveju|tik jei|tik jeigu|jei reikia|susitarus|esant būtinybei|išimtiniais atvejais|ypatingais atvejais|tam tikrais atvejais|kai kuriais atvejais|gavus sutikimą|gavus leidimą|nepriklausančių priežasčių|dėl priežasčių|išimtinai|tik siekiant|valdybai sutikus',
  limitsPrevious: 'tik|tiktai|išimtinai|iš esmės|paprastai|laikinai',
  frontedDoubt: String.raw`(?:teoriškai|popieriuje|anksčiau|iš pradžių),?\s*$`,
  when: 'kai kada',
  goesOnWith: 'iki nuo tarp',
  opposes: 'tačiau',
  setsAgainst: 'nors priešingai',
  coordinates: 'arba',
  withElse: 'niekas kitas|niekam kitam|kas nors kitas|kam nors kitam',
  concedes: 'nors',
  modal: 'gali privalo turi',
  introducesSpeech: 'kad',
  term: 'ne vėliau kaip|iki|per|praėjus',
};
