/** Finnish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const finnish: Language = {
  recognisedBy: 'ja on ovat että sekä tai jos joka myös se voi tulee kun',
  decimalComma: 'ja|ei',
  abbreviation: 'esim ks ml',
  negation: 'ei eivät älä ilman koskaan eikä eivätkä',
  deniesVerb: 'ei älä',
  deniesElsewhere: 'ei',
  answersNo: 'ei',
  answersYes: 'kyllä',
  answersNoBeside: 'ei',
  limit:
    'kieltäytyy kieltäytyi kieltää kielsi kiistää kiisti hylkää hylkäsi kielletty paitsi ellei elleivät jollei jos mikäli väitetty väitetysti mahdotonta mahdoton muutoin',
  condition: 'ainoastaan yksinomaan suostumus suostumuksella suostumusta luvalla hyväksyntä yksimielisesti',
  opensCondition: 'jos mikäli ellei elleivät jollei',
  hedge:
    'ehkä mahdollisesti todennäköisesti luultavasti harvoin joskus toisinaan usein yleensä tavallisesti osittain jotkut melkein väliaikaisesti toistaiseksi pääasiassa lähinnä noin saattaa voisi',
  doubt: 'valhe huhu epäselvää epäilee väite',
  attributes:
    'uskoo uskon väittää väitti katsoo luulee arvelee olettaa sanoi sanoo sanoivat toteaa totesi kertoi kertoo arvioi ilmoitti katsoi esitti vastasi vakuuttunut oletimme oletamme oletti',
  only: 'vain',
  asks: 'vaatii vaativat vaati pyytää pyytävät pyysi pyysivät',
  linksAsked: 'että',
  limitsAfterIt:
    'eivät|koskaan|jos|mikäli|ellei|elleivät|edellyttäen|sillä edellytyksellä|ehdolla että|siinä tapauksessa|lukuun ottamatta|poiketen|väitetysti|väittää että|kiistää|mukaan|poikkeustapauksissa|erityistapauksissa|tietyissä tapauksissa|pyynnöstä|hakemuksesta|suostumuksella|luvalla|kuluttua|päätyttyä|jälkeen|sairaustapauksessa|tapauksessa|arvellaan että|oletetaan että|katsotaan että|uskotaan että|väitetään että|sanotaan että|varalta|tapauksissa|sattuessa|kysyi onko|kysyy onko|mahdollista että|todennäköistä että|voi olla että',
  limitsNext:
    'enintään|vähintään|korkeintaan|yli|lähes|melkein|ilman|entinen|periaatteessa|pääsääntöisesti|yleensä|tavallisesti|lähtökohtaisesti|useimmiten',
  limitsBeforeIt:
    'eivät|koskaan|jos|mikäli|ellei|elleivät|jollei|paitsi|kuitenkin|kuitenkaan|edellyttäen|sillä edellytyksellä|ehdolla|siinä tapauksessa|lukuun ottamatta|vain jos|tarvittaessa|sopimuksen mukaan|väittää|siltä osin|niin kauan kuin|vain silloin|poikkeustapauksissa|erityistapauksissa|tietyissä tapauksissa|pyynnöstä|hakemuksesta|suostumuksella|luvalla|riippumattomista syistä|syistä johtuen|pakottavista syistä|painavista syistä|ainoastaan|sillä varauksella',
  limitsPrevious: 'ainoastaan|yksinomaan|periaatteessa|pääsääntöisesti|toistaiseksi',
  voided: 'peruttu$ hylätty$',
  restricts: 'rajoitettu',
  frontedDoubt: String.raw`(?:teoriassa|teoreettisesti|paperilla|aiemmin|aikaisemmin|alun perin)\s*$`,
  majority: 'enemmistöllä$',
  when: 'kun',
  goesOnWith: 'jolloin jossa ennen jälkeen aikana kanssa',
  opposes: 'mutta vaan',
  setsAgainst: 'vaikka',
  coordinates: 'ja tai sekä',
  withElse: 'kukaan muu|kenellekään muulle|ketään muuta|joku muu|jollekulle muulle|mikään muu|mitään muuta',
  concedes: 'vaikka',
  modal: 'voi voivat saa saavat tulee täytyy voidaan saadaan',
  introducesSpeech: 'että',
  term: 'viimeistään|kuluessa|saakka',
  termAfter: 'kuluessa|sisällä|aikana|kuluttua',
  clock: 'klo kello',
  month:
    'tammikuuta=1 helmikuuta=2 maaliskuuta=3 huhtikuuta=4 toukokuuta=5 kesäkuuta=6 heinäkuuta=7 elokuuta=8 syyskuuta=9 lokakuuta=10 marraskuuta=11 joulukuuta=12 tammikuussa=1 helmikuussa=2 maaliskuussa=3 huhtikuussa=4 toukokuussa=5 kesäkuussa=6 heinäkuussa=7 elokuussa=8 syyskuussa=9 lokakuussa=10 marraskuussa=11 joulukuussa=12',
  telephone: 'puhelin puh',
  noCharge: 'ilmainen|maksutta',
  beginsSum: 'yhteensä|kokonais',
  underHead: 'alla',
};
