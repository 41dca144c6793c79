/** Basque: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const basque: Language = {
  recognisedBy: 'eta da du dira ere bat edo hau izan dute dituzte',
  negation: 'inoiz inor ezer ezin',
  deniesVerb: 'ez',
  limit: 'ukatu debekatuta debekatzen ezinezkoa salbu ezean baldin',
  condition: 'soilik bakarrik baimena baimenarekin onespena adostasuna ahobatez',
  opensCondition: 'baldin',
  hedge: 'agian ziurrenik gutxitan batzuetan askotan normalean batzuk partez gehienbat',
  doubt: 'gezurra zurrumurrua',
  attributes: 'uste',
  limitsAfterIt:
    'inoiz|baldin|izan ezik|betiere|arabera|kasuan|ezean|ustez|kasu berezietan|salbuespenezko kasuetan|eskatuz gero|baimenarekin|adostasunarekin|badago|badute|badira|igaro ondoren|amaitutakoan',
  limitsNext: 'gehienez|gutxienez|gehien|ordez|oro har|printzipioz|normalean|gehienetan',
  limitsBeforeIt:
    'izan ezik|baldin eta|salbu|betiere|kasuan|ezean|arabera|hala badagokio|beharrezkoa bada|kasu berezietan|salbuespenezko kasuetan|eskatuz gero|baimenarekin|adostasunarekin|betetzeko soilik|dagoenean|denean|baldintzarekin|baldintzapean',
  limitsPrevious: 'soilik|bakarrik',
  when: 'denean dagoenean',
  goesOnWith: 'artean ondoren aurretik bitartean',
  opposes: 'baina',
  setsAgainst: 'aldiz nahiz arren',
  coordinates: 'edo',
  modal: 'dezake dezakete behar',
  term: 'gehienez|epean|barruan|baino lehen',
  termAfter: 'epean|barruan',
};
