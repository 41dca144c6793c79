/** Catalan: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const catalan: Language = {
  recognisedBy: 'el la els les amb per que del dels una i es al als aquest aquesta a de',
  negation: 'mai ningú tampoc',
  addsDenial: 'ni',
  deniesVerb: 'no mai',
  limit: 'refusa refusat nega negat prohibeix prohibida excepte llevat impossible presumpte presumpta tret',
  condition: 'només solament únicament consentiment autorització aprovació unanimitat',
  opensCondition: 'llevat tret',
  hedge:
    'potser probablement possiblement rarament sovint normalment habitualment alguns algunes provisionalment temporalment principalment aproximadament',
  doubt: 'fals mentida rumor',
  attributes: 'creu afirma pretén sosté considera',
  asks: 'demana demanen demanà reclama reclamen exigeix exigeixen',
  linksAsked: 'que',
  askedVerb: String.raw`\p{Ll}+(?:ar|er|ir|dre|ure)(?:-\p{L}+)?(?!\p{L})`,
  limitsAfterIt:
    'llevat que|tret que|a menys que|sempre que|a condició|en cas de|en cas que|en absència|en absència de|a excepció de|segons|suposadament|presumptament|nega|transcorregut un|transcorregut el|transcorreguts els|un cop|vençut el|es considera que|es creu que|se suposa que|es diu que|pregunta si|pregunten si|saber si',
  limitsNext:
    'com a màxim|com a mínim|almenys|fins a|menys de|més de|gairebé|en lloc de|en principi|per regla general|en general|com a regla|normalment|generalment',
  limitsBeforeIt:
    'llevat|tret de|tret que|excepte|llevat que|a menys que|sempre que|a condició|en cas de|en cas que|en absència de|a excepció de|només si|segons|si escau|si cal|mentre no|en casos excepcionals|en casos especials|en determinats casos|prèvia autorització|previ acord|prèvia aprovació|a petició|per causes|per raons|per motius|exclusivament per|únicament per|amb excepcions|amb el consentiment|un cop|amb la condició|sota la condició|amb la reserva',
  limitsPrevious: 'només|únicament|exclusivament|solament|en principi|per regla general',
  frontedDoubt: String.raw`(?:en teoria|sobre el paper|teòricament|antigament|originàriament|inicialment),\s*$`,
  when: 'quan',
  goesOnWith: 'amb durant fins després abans quan entre',
  opposes: 'però sinó',
  setsAgainst: 'mentre malgrat',
  coordinates: 'però',
  withElse: 'ningú més|algú altre|qualsevol altre|cap altre',
  modal: 'pot poden ha',
  term: 'com a màxim|en el termini|abans de|en el termini de|dins de|després de',
  wikiTag: 'fonts',
};
