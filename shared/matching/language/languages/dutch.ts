/** Dutch: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const dutch: Language = {
  stopWord:
    'onze de het een en of maar van te in op aan bij voor uit met als is zijn was waren dat die dit deze niet ook',
  abbreviation: 'dhr mevr nr blz enz bijv',
  negation: 'niet geen nooit niemand niets nergens zonder noch nee',
  limit:
    'weigert weigerde weigeren ontkent ontkende verbiedt verboden vermijdt voorkomt onmogelijk onwaarschijnlijk vals vermeend behalve tenzij uitgezonderd uitgesloten indien als maar',
  condition:
    'alleen slechts uitsluitend toestemming goedkeuring voorwaarde instemming onthouding onthoudingen unaniem eenparig tegenstem tegenstemmen',
  opensCondition: 'indien als mits zolang',
  hedge:
    'kan kunnen misschien waarschijnlijk zelden soms vaak meestal sommige enkele slechts alleen bijna tijdelijk voorlopig momenteel gewoonlijk normaliter voornamelijk mogelijk wellicht vermoedelijk ongeveer gedeeltelijk deels',
  doubt: 'onwaar onjuist gerucht betwijfelt betwist',
  attributes:
    'hoop hoopt hopen geloof gelooft geloven denk denkt denken vind vindt beweert beweren beweerd vermoed vermoedt lijkt schijnt aangenomen verondersteld stelde verklaarde verklaart betoogt betoogde beweerde meende',
  limitsAfterIt:
    'niet|geen|nooit|tenzij|behalve|volgens|vermeend|ontkent|ontkende|naar mening|naar de mening|naar oordeel|in de ogen|na afloop|na verloop|na ommekomst|na het verstrijken|in geval van|ingeval van|bij gebreke|wordt aangenomen dat|wordt verondersteld dat|wordt gedacht dat|wordt gesteld dat|onder voorwaarden|onder de voorwaarde|behoudens',
  limitsNext:
    'weinig|hoogstens|ten hoogste|minstens|ten minste|maximaal|minimaal|tot|minder dan|meer dan|bijna|zonder|voormalig|voormalige|in plaats van|in beginsel|in principe|in de regel|over het algemeen|in het algemeen|gewoonlijk|doorgaans|normaliter|meestal',
  limitsBeforeIt:
    'niet|behalve|tenzij|volgens|mits|met uitzondering|bij gebreke|op voorwaarde|onder voorwaarde|onder de voorwaarde|voor zover|zolang|met toestemming|na toestemming|in geval van|naar mening|naar de mening|naar oordeel|in de ogen|in overleg|na overleg|op afspraak|indien nodig|zo nodig|waar nodig|indien van toepassing|indien mogelijk|met inachtneming|als deze|als dit|als u|als je|als er|als het|als men|indien|in bijzondere gevallen|in uitzonderlijke gevallen|in uitzonderingsgevallen|in bepaalde gevallen|in sommige gevallen|in gevallen|op verzoek|op aanvraag|na voorafgaande|na schriftelijke|na goedkeuring|na betaling|tegen betaling|tegen vergoeding|met voorafgaande|om redenen|wegens redenen|uitsluitend om|uitsluitend voor|uitsluitend ten|met uitzonderingen|onder aftrek|verminderd met',
  limitsPrevious:
    'alleen|slechts|uitsluitend|in beginsel|in principe|in de regel|over het algemeen|doorgaans|voorlopig',
  limitsNothing: 'niet alleen|maar ook',
  limitsNothingWithin: 'zonder winstoogmerk',
  voided: 'geannuleerd$ afgewezen$',
  respects: 'in alle van materieel belang zijnde aspecten',
  majority: 'meerderheid$',
  when: 'wanneer zodra',
  goesOnWith: 'met binnen tijdens tot voor onder na sinds tussen per bij op aan door wanneer buiten alleen dagelijks',
  opposes: 'maar',
  setsAgainst: 'terwijl hoewel tegenover daarentegen',
  coordinates: 'maar',
  listConjunction: 'en of',
  modal: 'moet mag kan zal moeten mogen kunnen zullen',
  governs: 'van voor met op aan bij uit tot naar door om het een de is zijn was waren wordt werd heeft',
  introducesSpeech: 'dat',
  opensClause: 'dat want omdat',
  opensObject: 'de het een',
  relative: 'wie welke',
  smallNumber: 'twee drie vijf zes zeven tien twaalf',
  ten: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  numberWord: 'twee drie vijf zes zeven tien twaalf twintig dertig honderd helft derde kwart eerste tweede',
  unit: 'dag dagen weken maand maanden jaar jaren uur uren minuten procent graden',
  approximate: 'ongeveer circa bijna',
  comparative: 'meer minder',
  comparesNumber: 'meer langer minder over',
  boundsNumber: 'hoogstens|maximaal|ten minste',
  than: 'dan',
  between: 'tussen',
  term: 'binnen|tot|uiterlijk|gedurende|tijdens|na',
  month: 'januari februari maart mei juni juli augustus oktober',
  weekday: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  telephone: 'telefoon telefoonnummer tel fax mobiel gsm',
};
