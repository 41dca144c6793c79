/** Slovenian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const slovenian: Language = {
  recognisedBy: 'je se da na za ki od ali so v in iz po ob pri ter',
  negation: 'nima nikoli nihče nič brez',
  addsDenial: 'niti',
  deniesVerb: 'ne',
  limit: 'zavrača zanika prepoveduje prepovedano nemogoče razen izjemo če domnevno',
  condition: 'samo izključno soglasje soglasja soglasjem dovoljenje odobritev soglasno',
  opensCondition: 'če',
  hedge: 'morda verjetno redko včasih pogosto običajno nekateri delno skoraj začasno predvsem približno',
  doubt: 'neresnica laž govorica',
  attributes: 'trdi verjame domneva pravi dejal dejala rekel rekla navaja meni',
  only: 'samo',
  asks: 'zahteva zahtevajo predlaga predlagajo',
  linksAsked: 'da naj',
  limitsAfterIt:
    'nikoli|če|razen|pod pogojem|v primeru|z izjemo|po navedbah|po mnenju|domnevno|trdi da|zanika|po preteku|po izteku|domneva se da|meni se da|trdi se da|šteje se da|s pridržkom|rekel da|rekla da|dejal da|dejala da|navaja da|pravi da|vpraša ali|vprašal ali|vprašala ali|vedeti ali',
  limitsNext:
    'največ|najmanj|vsaj|manj kot|več kot|skoraj|nekdanji|namesto|načeloma|praviloma|običajno|na splošno|v osnovi',
  limitsBeforeIt:
    'nikoli|razen|razen če|če|pod pogojem|v primeru|z izjemo|samo če|s soglasjem|po potrebi|po dogovoru|v izjemnih primerih|v posebnih primerih|v nekaterih primerih|v primerih|na zahtevo|s predhodnim|po predhodnem|po predhodni|po odobritvi|iz razlogov|zaradi razlogov|izključno za|samo za|z izjemami|v soglasju|s pogojem',
  limitsPrevious: 'samo|izključno|načeloma|praviloma|začasno',
  frontedDoubt: String.raw`(?:teoretično|v teoriji|na papirju|nekoč|prvotno)\s*$`,
  when: 'ko kadar',
  goesOnWith: 'med pred kadar kjer',
  opposes: 'vendar ampak',
  setsAgainst: 'medtem čeprav',
  coordinates: 'oziroma',
  withElse: 'nihče drug|nikomur drugemu|kdo drug|komur koli drugemu|nič drugega|kaj drugega',
  concedes: 'čeprav',
  modal: 'mora morajo lahko sme smejo dolžan',
  term: 'najpozneje|v roku|po preteku',
};
