/** Slovak: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const slovak: Language = {
  decimalComma: 'ktoré|alebo|ako',
  negation:
    'nie nikdy nikto nič žiadny žiadna žiadne nebol nebola nebolo nemá nemajú nemôže nemôžu nesmie nemusí neexistuje nezodpovedá',
  addsDenial: 'ani',
  deniesVerb: 'nie',
  deniesNoun: 'bez',
  deniesElsewhere: 'na',
  answersYes: 'áno',
  limit:
    'odmieta odmietol odmietla popiera poprel zamietol zakazuje zakázané vylúčené nemožné údajne okrem výnimkou pokiaľ však avšak',
  condition: 'iba výlučne výhradne súhlasu súhlasom podmienkou podmienky povolením schválenia jednomyseľne',
  opensCondition: 'pokiaľ ak keby',
  hedge:
    'môže môžu pravdepodobne zriedka niekedy často obvykle zvyčajne niektoré niektorý takmer skoro dočasne prevažne hlavne čiastočne spravidla prípadne približne asi zhruba možno',
  doubt: 'nepravda lož pochybuje pochybné tvrdenie fáma',
  attributes:
    'tvrdí tvrdil tvrdila uviedol uviedla domnieva myslí verí údajne predpokladá hovorí povedal povedala vyhlásil vyhlásila namieta namietal namietala odpovedal odpovedala dodal dodala uvádza vysvetlil vysvetlila presvedčený presvedčená presvedčení predpokladáme predpokladal',
  only: 'iba len',
  asks: 'žiada žiadajú žiadal žiadala požaduje požadujú navrhuje navrhol navrhla domáha',
  linksAsked: 'aby',
  tooMuchTo: String.raw`príliš \p{L}+ na to aby`,
  limitsAfterIt:
    'nie|nikdy|pokiaľ|údajne|podľa|popiera|za predpokladu|v prípade|pod podmienkou|s výnimkou|ak je|ak sa|ak by|ak ste|ak si|ak nie|ak to|ak má|ak chcete|ak používateľ|ak užívateľ|po uplynutí|uplynutím|predpokladá sa že|tvrdí sa že|hovorí sa že|za podmienok|s výhradou|ak sú|ak bol|ak nájomca|pýta sa či|pýtal sa či|pýtala sa či|opýtal sa či|vedieť či|jasné či|isté či|možné že|pravdepodobné že|môže sa stať že',
  limitsNext:
    'najmenej|najviac|aspoň|maximálne|minimálne|menej ako|viac ako|takmer|skoro|bývalý|namiesto|v zásade|zásadne|spravidla|obvykle|zvyčajne|všeobecne|do výšky|maximálne do',
  limitsBeforeIt:
    'nie|okrem|pokiaľ|podľa|pod podmienkou|za podmienky|za predpokladu|v prípade|so súhlasom|s výnimkou|iba ak|len ak|ak je|ak sa|ak by|ak ste|ak si|ak nie|ak to|ak má|ak nie je|ak používateľ|po dohode|v prípade potreby|vo výnimočných prípadoch|v odôvodnených prípadoch|v osobitných prípadoch|v mimoriadnych prípadoch|v niektorých prípadoch|na žiadosť|na základe žiadosti|po predchádzajúcom|po predchádzajúcej|s predchádzajúcim|po schválení|po prerokovaní|podľa možností|z dôvodov|z dôvodu|zo závažných|výlučne na|výhradne na|iba na|s výnimkami|s podmienkou|s výhradou',
  limitsPrevious: 'iba|výlučne|výhradne|v zásade|spravidla|zatiaľ',
  voided: 'zrušen zamítnut',
  respects: 'vo všetkých významných súvislostiach',
  restricts: 'obmedzený',
  frontedDoubt: String.raw`(?:teoreticky|v teórii|na papieri|predtým|pôvodne|kedysi)\s*$`,
  majority: 'väčšinou$',
  when: 'keď kedy akonáhle',
  goesOnWith: 'počas keď kedy kde',
  forWhom: 'pre',
  lastsWhile: 'počas',
  opposes: 'ale však avšak',
  setsAgainst: 'zatiaľ hoci napriek oproti',
  coordinates: 'alebo či',
  withElse: 'nikto iný|nikomu inému|niekto iný|niekomu inému|nič iné|niečo iné|ktokoľvek iný',
  concedes: 'hoci',
  modal: 'môže môžu musí smie smú povinný povinná oprávnený oprávnená',
  introducesSpeech: 'že',
  minus: 'mínus',
  comparesNumber: 'viac',
  term: 'v lehote|najneskôr|po dobu|počas|po uplynutí|do',
  month:
    'január=1 február=2 marec=3 apríl=4 máj=5 jún=6 júl=7 september=9 október=10 november=11 december=12 januára=1 februára=2 marca=3 apríla=4 mája=5 júna=6 júla=7 augusta=8 septembra=9 októbra=10 novembra=11 decembra=12',
  telephone: 'telefón telefónne',
  noCharge: 'zadarmo',
  beginsSum: 'spolu',
};
