/** Slovenian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const slovenian: Language = {
  negation: 'nima nikoli nihče nič brez',
  limit: 'zavrača zanika prepoveduje prepovedano nemogoče razen izjemo če domnevno',
  condition: 'samo izključno soglasje soglasja soglasjem dovoljenje odobritev soglasno',
  opensCondition: 'če',
  hedge: 'morda verjetno redko včasih pogosto običajno nekateri delno skoraj začasno predvsem približno',
  doubt: 'neresnica laž govorica',
  attributes: 'trdi verjame domneva',
  limitsAfterIt: 'nikoli|če|razen|pod pogojem|v primeru|z izjemo|po navedbah|po mnenju|domnevno|trdi da|zanika',
  limitsNext: 'največ|najmanj|vsaj|manj kot|več kot|skoraj|nekdanji|namesto',
  limitsBeforeIt:
    'nikoli|razen|razen če|če|pod pogojem|v primeru|z izjemo|samo če|s soglasjem|po potrebi|po dogovoru|v izjemnih primerih|v posebnih primerih|v nekaterih primerih|v primerih|na zahtevo|s predhodnim|po predhodnem|po predhodni|po odobritvi',
  limitsPrevious: 'samo|izključno',
  goesOnWith: 'med pred kadar kjer',
  term: 'najpozneje|v roku',
  opposes: 'vendar ampak',
  setsAgainst: 'medtem čeprav',
  coordinates: 'oziroma',
  recognisedBy: 'je se da na za ki od ali so v in iz po ob pri ter',
  deniesVerb: 'ne',
};
