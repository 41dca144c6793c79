/** Croatian, Bosnian and Serbian, in both scripts: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const southSlavic: Language = {
  recognisedBy: 'je se da na za što koji koja koje od ili su biti u i iz по је се да на за што који која од или су у и',
  decimalComma: 'је|на|за|се|и|не',
  negation: 'nije nisu nema nikad nikada nitko niko ništa није нису нема никад никада нико ништа',
  addsDenial: 'niti',
  deniesVerb: 'ne не',
  answersYes: 'da',
  limit:
    'odbija odbio poriče porekao zabranjuje zabranjeno zabranjen nemoguće osim izuzev iznimkom izuzetkom ukoliko ako navodno одбија пориче забрањује забрањено немогуће осим изузев уколико ако наводно',
  condition:
    'samo isključivo suglasnost suglasnosti saglasnost saglasnosti pristanak pristanka odobrenje odobrenja dozvole jednoglasno искључиво сагласност сагласности одобрење једногласно',
  opensCondition: 'ako ukoliko ако уколико',
  hedge:
    'možda vjerojatno verovatno rijetko retko ponekad često obično neki djelomično delimično gotovo skoro privremeno uglavnom otprilike eventualno можда вероватно ретко понекад често обично делимично скоро привремено углавном',
  doubt: 'neistina laž glasina sumnja',
  attributes:
    'tvrdi smatra vjeruje veruje misli тврди сматра верује kaže rekao rekla izjavio izjavila navodi naveo navela tvrdio tvrdila smatrao рекао рекла изјавио изјавила наводи',
  only: 'само samo',
  asks: 'traži traže tražio tražila zahtijeva zahtijevaju zahteva zahtevaju predlaže predlažu',
  linksAsked: 'da',
  limitsAfterIt:
    'nikad|ako|ukoliko|pod uvjetom|pod uslovom|u slučaju|uz iznimku|sa izuzetkom|osim|prema navodima|prema riječima|navodno|tvrdi da|smatra da|никад|ако|уколико|под условом|у случају|осим|према наводима|тврди да|сматра да|nakon isteka|po isteku|protekom|u slučajevima|smatra se da|pretpostavlja se da|vjeruje se da|tvrdi se da|после истека|након истека|по истеку|сматра се да|претпоставља се да|pod uvjetima|uz uvjet|rekao da|rekla da|kaže da|izjavio da|izjavila da|navodi da|naveo da|navela da|tvrdio da|рекао да|изјавио да|наводи да|pita da li|pitao da li|pitala da li|pita je li|пита да ли|питао да ли|zna li|nejasno je li',
  limitsNext:
    'najviše|najmanje|barem|manje od|više od|gotovo|bivši|umjesto|највише|најмање|бивши|уместо|u načelu|načelno|u pravilu|po pravilu|uglavnom|općenito|u principu|начелно|у начелу|по правилу|у принципу',
  limitsBeforeIt:
    'nikad|osim|osim ako|izuzev|ako|ukoliko|pod uvjetom|pod uslovom|u slučaju|uz iznimku|sa izuzetkom|samo ako|uz suglasnost|uz saglasnost|po dogovoru|prema potrebi|осим|осим ако|изузев|ако|уколико|под условом|у случају|само ако|уз сагласност|u iznimnim slučajevima|u izuzetnim slučajevima|u posebnim slučajevima|u određenim slučajevima|u slučajevima|uz prethodnu|uz prethodni|na zahtjev|na zahtev|nakon odobrenja|у изузетним случајевима|у посебним случајевима|у случајевима|уз претходну|на захтев|iz razloga|zbog razloga|isključivo radi|isključivo za|samo za|s iznimkama|sa izuzecima|из разлога|искључиво ради|uz uvjet|uz uslov|уз услов',
  limitsPrevious: 'samo|isključivo|искључиво|u načelu|u pravilu|po pravilu|у начелу|по правилу',
  frontedDoubt: String.raw`(?:teoretski|u teoriji|na papiru|ranije|nekada|prvotno|prvobitno),?\s*$`,
  when: 'kada kad kadgod када кад',
  goesOnWith: 'tijekom tokom nakon posle prije između kada kad gdje gde током након после пре између када где',
  lastsWhile: 'tijekom tokom током',
  opposes: 'međutim али међутим',
  setsAgainst: 'dok iako nasuprot док иако',
  coordinates: 'ili или',
  withElse:
    'nitko drugi|niko drugi|nikome drugome|nikom drugom|netko drugi|neko drugi|ništa drugo|nešto drugo|bilo tko drugi',
  concedes: 'iako premda',
  modal: 'može mogu mora moraju smije smiju dužan dužna dužni могу мора морају сме смеју дужан',
  term: 'najkasnije|u roku|tijekom|најкасније|у року|током|u roku od|nakon|у року од|након',
};
