/** Basque: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const basque: Language = {
  negation: 'inoiz inor ezer ezin',
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
    'izan ezik|baldin eta|salbu|betiere|kasuan|ezean|arabera|hala badagokio|beharrezkoa bada|kasu berezietan|salbuespenezko kasuetan|eskatuz gero|baimenarekin|adostasunarekin|betetzeko soilik|dagoenean|denean',
  limitsPrevious: 'soilik|bakarrik',
  goesOnWith: 'artean ondoren aurretik bitartean',
  term: 'gehienez|epean|barruan|baino lehen',
  opposes: 'baina',
  setsAgainst: 'aldiz nahiz arren',
  coordinates: 'edo',
  recognisedBy: 'eta da du dira ere bat edo hau izan dute dituzte',
  deniesVerb: 'ez',
  modal: 'dezake dezakete behar',
  when: 'denean dagoenean',
  termAfter: 'epean|barruan',
};
