/** Italian: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const italian: Language = {
  recognisedBy: 'il la di lo gli del della dei che una con per si sono al alla e è nella',
  stopWord:
    'il lo la i gli le un uno una e o ma se di del della dei delle dello a al alla ai in nel nella con per su da dal dalla è sono era essere ha hanno si che chi come non più questo questa questi queste',
  abbreviation: 'sig sigra dott avv ing pag ecc artt lgs',
  negation: "non mai nessuno nessuna nessun niente nulla né senza neppure nemmeno neanche c'è",
  deniesVerb: 'non mai',
  deniesNoun: 'senza',
  deniesItsNoun: 'nessun nessuno nessuna',
  deniesElsewhere: 'mai né',
  deniesStatement: 'falso falsa improbabile nega',
  linksDenial: 'i gli le tutti tutte ai',
  answersNo: 'non no',
  lacks: 'senza',
  exceptAfter: 'non che|non se',
  tooMuch: 'più oltre',
  deducts: 'meno dedotto detratto',
  limit:
    'rifiuta rifiutò rifiutato rifiutare nega negò negato negare respinge respinto vieta vietato vietata evita impedisce cessa incapace impossibile improbabile falso falsa presunto presunta presumibilmente tranne salvo eccetto escluso esclusi purché altrimenti ma',
  condition:
    'soltanto solamente unicamente esclusivamente consenso autorizzazione approvazione eccezionalmente eccezionali condizione astensione astensioni unanimità unanime',
  opensCondition: 'qualora se purché',
  hedge:
    'può possono potrebbe potrebbero dovrebbe forse probabilmente eventualmente raramente talvolta spesso generalmente normalmente solitamente parzialmente alcuni alcune certi diversi pochi solo soltanto solamente unicamente quasi almeno attualmente temporaneamente provvisoriamente preferibilmente principalmente prevalentemente potenzialmente approssimativamente presumibilmente',
  inCases: String.raw`in(?: \p{L}+){1,3} (?:casi|circostanze)`,
  toExtent: String.raw`fino a un certo punto|in (?:una )?certa \p{L}+|con una certa \p{L}+|in (?:gran )?parte`,
  doubt: "falsa dubita dubito dubbio dubbi voce menzogna l'ipotesi ipotesi smentito smentisce nega negato improbabile",
  attributes:
    'spero spera sperano speriamo credo crede crediamo credono pensa pensiamo pensano ritengo ritiene ritengono sostiene sostengono sembra pare suppongo suppone afferma affermano asserisce',
  grants: 'ammess diritto vietat consentit rimbors gratuit',
  only: 'solo soltanto',
  limitsAfterIt:
    'non|mai|tranne|secondo|presumibilmente|nega|vietato|vietata|a parere|a giudizio|a avviso|ad avviso|a mio avviso|a suo avviso|a loro avviso|secondo il parere|trascorso il|trascorsi i|trascorsa la|decorso il|decorsi i|decorsa la|scaduto il|scaduti i|una volta|in caso di|si ritiene che|si pensa che|si crede che|si suppone che|si presume che|si dice che|pare che|sembra che|in condizioni di|nelle condizioni di|in assenza di|in mancanza di|salvo|fatto salvo',
  limitsNext:
    'inferiore a|superiore a|inferiori a|superiori a|pochi|poche|al massimo|almeno|fino a|meno di|più di|nessun|nessuna|senza|ex|allora|invece di|anziché|lungi da|in linea di principio|in linea di massima|di norma|di regola|in generale|generalmente|normalmente|in genere|per lo più|nella maggior parte dei casi',
  limitsBeforeIt:
    "non|mai|tranne|salvo|eccetto|a meno|secondo|purché|a condizione|qualora|solo se|ad eccezione|in assenza|in caso|nella misura|a patto che|previo accordo|previa autorizzazione|con il consenso|sempre che|sempreché|a parere|a giudizio|a avviso|ad avviso|a mio avviso|a suo avviso|a loro avviso|secondo il parere|per accordo|di comune accordo|previo appuntamento|voti contrari|se necessario|ove necessario|quando necessario|ove possibile|se del caso|se possibile|finché|fintanto|fintantoché|in casi eccezionali|in casi particolari|in taluni casi|in alcuni casi|nei casi|previa approvazione|previo consenso|previo pagamento|previo parere|dopo aver sentito|dopo aver ottenuto|su richiesta|dietro presentazione|dietro pagamento|a titolo eccezionale|per quanto possibile|compatibilmente con|per cause|per motivi|per ragioni|esclusivamente per|unicamente per|con eccezioni|con eccezione|con l'eccezione|una volta|al netto|dedotti|dedotte|detratti|detratte|previa deduzione",
  limitsPrevious:
    'soltanto|unicamente|esclusivamente|solamente|di norma|di regola|in linea di principio|in linea di massima|in generale',
  limitsNothing: 'se del caso|di seguito|in seguito|non solo|ma anche',
  limitsNothingWithin: 'senza scopo di lucro|senza indugio|senza ritardo',
  retracts: String.raw`falso\b`,
  voided: 'cancellat[oa]$ annul respint[oa]$ rifiutat[oa]$',
  respects: 'sotto tutti gli aspetti significativi|in tutti gli aspetti significativi',
  judged: 'colpevole assolto assolta condannato',
  namesCharge: 'di del della dell in',
  ofGroup: 'in nei nelle negli per',
  group: 'pazienti bambini adulti donne',
  majority: 'maggioranza$',
  when: 'quando',
  goesOnWith:
    'con durante entro fino per sotto dopo prima tra fra in nel nella nei nelle quando dove mediante tramite presso soltanto oltre fuori',
  forWhom: 'per',
  example: 'esempio',
  lastsWhile: 'durante',
  refersBack: 'lui lei essi ciò questo questa',
  reason: 'perché poiché affinché',
  opposes: 'ma',
  setsAgainst: 'mentre contro anziché benché sebbene tuttavia rispetto',
  coordinates: 'e o ma',
  listConjunction: 'o ed',
  modal: 'deve può devono possono dovrà dovranno potrà potranno',
  governs:
    'di del della dei delle dello a al alla ai alle in nel nella nei con per su sul sulla da dal dalla tra fra il lo la i gli le un uno una è sono era erano fu sarà ha hanno aveva può deve',
  introducesSpeech: 'che se',
  opensClause: 'che e perché poiché giacché ed',
  opensObject: 'il lo gli uno i',
  auxiliary: 'è sono fu sarà può deve hanno',
  anyOne: 'un una uno ogni',
  knownNoun: 'la il lo signor signora',
  relative: 'cui quale',
  smallNumber: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  ten: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  numberWord:
    'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta cento metà mezzo primo secondo terzo',
  unit: 'giorno giorni settimana settimane mese mesi anno anni ora ore minuti secondi gradi percento',
  approximate: 'circa quasi',
  comparative: 'più meno maggiore minore superiore inferiore',
  comparesNumber: 'superior superiori inferior inferiori oltre',
  boundsNumber: 'al massimo|almeno|fino a',
  between: 'tra fra',
  term: 'entro|fino a|fino al|nel termine|non oltre|durante|prima di|dopo|trascorsi',
  month: 'gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre',
  weekday: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  telephone: 'telefono tel fax cellulare cell',
};
