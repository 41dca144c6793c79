/** Polish: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const polish: Language = {
  stopWord:
    'się że jestem jest są był była było były oraz przez przy dla od ze we jak jako tak także który która które którzy tego tej tym tych jego jej ich będzie został została zostały też po pod nad między',
  abbreviation: 'np tzn tzw itd itp ul al prof mgr inż ust pkt zł tys proc',
  negation: 'nie nigdy nikt nic bez ani żaden żadna żadne żadnych',
  deniesVerb: 'nie',
  deniesNoun: 'bez',
  answersNo: 'nie',
  lacks: 'bez',
  exceptAfter: 'nie inaczej',
  tooMuch: 'częściej więcej dłużej później wcześniej inaczej',
  limit:
    'odmawia odmówił odmówiła odmówili zaprzecza zaprzeczył zaprzeczyła odrzucił zakazuje zakazane zabrania zabronione niemożliwe rzekomo oprócz wyjątkiem chyba jeśli jeżeli ale lecz',
  condition: 'tylko wyłącznie zgody zgodą warunkiem zezwoleniem pozwoleniem wstrzymującym wstrzymujących jednomyślnie',
  opensCondition: 'jeśli jeżeli gdyby',
  hedge:
    'może mogą prawdopodobnie rzadko czasami często zwykle niektóre tylko prawie najlepiej tymczasowo obecnie przeważnie głównie częściowo zazwyczaj ewentualnie przypuszczalnie około',
  inCases: String.raw`w(?: \p{L}+){1,3} przypadkach`,
  toExtent: String.raw`do pewnego stopnia|(?:w pewnym|z pewną) \p{L}+|po części`,
  doubt: 'fałsz nieprawda plotka wątpi wątpliwe kłamstwo zarzut hipoteza',
  attributes:
    'uważam uważa uważamy uważają sądzę sądzi sądzimy myślę myśli twierdzi twierdzą twierdził twierdziła podobno wydaje przypuszcza przypuszczam mówi mówił mówiła powiedział powiedziała stwierdził stwierdziła stwierdzili oświadczył oświadczyła dodał dodała zaznaczył zaznaczyła podkreślił podkreśliła zapewnił zapewniła poinformował poinformowała odpowiedział odpowiedziała argumentował argumentowała zarzuca zarzucił zarzuciła podnosi podnosił podniósł podniosła utrzymuje utrzymywał wskazał wskazała wyjaśnił wyjaśniła podano',
  grants: 'prawo dozwolon zabron uprawnion',
  only: 'tylko jedynie',
  limitsAfterIt:
    'nie|nigdy|jeśli|rzekomo|według|zaprzecza|zaprzeczył|zdaniem|w opinii|w ocenie|jeżeli|gdyby|po upływie|z upływem|w przypadku|w razie|pod warunkiem|z zastrzeżeniem|uważa się że|sądzi się że|przypuszcza się że|zakłada się że|twierdzi się że|podobno|w warunkach|w braku',
  limitsNext:
    'co najmniej|co najwyżej|nie więcej niż|mniej niż|więcej niż|prawie|bez|zamiast|co do zasady|zasadniczo|w zasadzie|z reguły|z zasady|zazwyczaj|zwykle|na ogół|przeważnie|maksymalnie do|do kwoty|do wysokości|najwyżej',
  limitsBeforeIt:
    'nie|oprócz|chyba że|jeśli|według|pod warunkiem|o ile|w przypadku|za zgodą|z wyjątkiem|zdaniem|w opinii|w ocenie|w porozumieniu|po porozumieniu|za porozumieniem|w razie potrzeby|w miarę potrzeby|w miarę możliwości|o ile to możliwe|jeżeli|w przypadkach|w razie|w wyjątkowych|w szczególnych przypadkach|w uzasadnionych przypadkach|w sytuacji gdy|po uprzednim|po uprzedniej|za uprzednią|po uzyskaniu|po zasięgnięciu|na wniosek|na żądanie|za pisemną|z przyczyn|z powodów|z powodu okoliczności|z ważnych|wyłącznie w celu|wyłącznie do|jedynie w|jedynie do|z wyjątkami',
  limitsPrevious: 'tylko|wyłącznie|co do zasady|zasadniczo|w zasadzie|z reguły|z zasady',
  limitsNothing: 'nie tylko|ale także|ale również',
  voided: 'anulowan odrzucon',
  respects: 'we wszystkich istotnych aspektach',
  ofGroup: 'u dla',
  group: 'pacjentów dzieci dorosłych kobiet',
  majority: 'większością$',
  when: 'gdy kiedy',
  goesOnWith: 'z ze w we podczas do dla przy pod po przed od między na przez gdy kiedy gdzie tylko codziennie poza',
  forWhom: 'dla',
  lastsWhile: 'podczas',
  refersBack: 'on ona ono oni to',
  reason: 'ponieważ żeby',
  opposes: 'ale',
  setsAgainst: 'podczas natomiast chociaż mimo wobec',
  coordinates: 'i oraz lub ale albo',
  listConjunction: 'i oraz lub',
  modal: 'musi powinien powinna powinno wolno może mogą należy',
  governs: 'przez dla przy od ze pod nad między wobec jest są był była było będzie zostanie',
  introducesSpeech: 'że iż',
  opensClause: 'że i ponieważ',
  anyOne: 'każdy każda',
  smallNumber:
    'jeden jedna jedno dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
  ten: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  numberWord:
    'jeden jedna jedno dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt pół połowa pierwszy pierwsza drugi druga trzeci trzecia',
  unit: 'procent dzień dni tydzień tygodni tygodnie miesiąc miesiące miesięcy rok lata godzina godziny godzin sekund złotych',
  approximate: 'około niemal blisko',
  comparative: 'więcej mniej',
  comparesNumber: 'powyżej poniżej ponad',
  boundsNumber: 'najwyżej|co najmniej',
  than: 'niż',
  between: 'między',
  term: 'w ciągu|w terminie|do dnia|najpóźniej|przed upływem|przez okres|podczas|po upływie|w okresie|po',
  month:
    'styczeń luty marzec kwiecień czerwiec lipiec sierpień wrzesień październik listopad grudzień stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  weekday: 'poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę',
  telephone: 'telefon tel fax kom',
};
