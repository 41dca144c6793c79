/** English: words by what they do. `../tags.ts` explains the tags. */
import type { Language } from '../tags.ts';

export const english: Language = {
  decimalPoint: 'the|of|and|to|is|that|for|with|was|are|this|by|not|from',
  stopWord:
    'a an the and or but if of to in on at by for from with as is are was were be been being it its this that these those he she they we you i his her their our your my me him them us who whom which what when where why how there here than then so such not no nor do does did done has have had having will would shall should can could may might must also any all some each other into over under up down out about after before between during through more most only own same very just',
  abbreviation:
    'max min mr mrs ms dr prof st sr jr rev hon gov sen rep gen col capt sgt lt maj cmdr inc ltd co corp llc plc bros vs v no nos art arts sec secs fig figs vol vols p pp ch chap ed eds et al etc eg ie cf viz approx ca c dept est ave blvd rd mt ft tel ext op cit ibid jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun',
  negation:
    "not no never none nor neither nobody nothing nowhere cannot without n't ain't don't doesn't didn't won't wouldn't can't couldn't shan't shouldn't mustn't isn't aren't wasn't weren't hasn't haven't hadn't needn't mightn't hardly scarcely barely rarely seldom fails failed unable refused denied lacks lacking",
  deniesNoun: 'without lacks lacking fails failed unable refused denied',
  deniesStatement: 'not false untrue wrong denied denies unlikely doubtful',
  negatingPrefix: 'non un anti dis in ex pseudo quasi',
  deniesAcross: 'yet ever found view held proven deemed considered necessarily always entirely legally fully currently',
  linksDenial: 'of the all every each any',
  addsDenial: 'nor',
  leadsCitation: 'pursuant under meaning within according accordance',
  answersNo: 'no',
  answersYes: 'yes',
  answersNoBeside: 'no',
  tooMuch: 'more longer later earlier sooner oftener',
  deducts: 'less minus',
  limit:
    'refuse refuses refused refusing refusal fail fails failed failing failure decline declines declined deny denies denied denying denial reject rejects rejected cease ceases ceased stop stops stopped avoid avoids avoided prevent prevents prevented prohibit prohibits prohibited forbid forbids forbidden forbade ban bans banned refrain refrains refrained unable unlikely impossible incapable lack lacks lacked doubt doubts doubted doubtful dispute disputes disputed refute refuted false falsely untrue wrong wrongly mistaken mistakenly except excepting excluding excluded excludes exclude unless but if otherwise provided whether save alleged allegedly alleges purported purportedly supposedly claims claimed contends contended instead rather little few less hypothetical hypothetically would could might',
  condition:
    'only solely exclusively upon until consent approval permission authorisation authorization exceptional exceptionally yet abstention abstentions abstaining unanimous unanimously dissent dissenting',
  opensCondition: 'if unless assuming suppose supposing provided had were should',
  hedge:
    'may might can could would should perhaps possibly probably presumably likely apparently arguably seemingly allegedly rarely seldom sometimes occasionally often frequently usually normally typically generally mostly partly partially temporarily initially provisionally some few several many most certain only merely solely nearly almost preferably ideally currently presently primarily principally chiefly substantially predominantly potentially conceivably roughly approximately nominally ostensibly',
  inCases: String.raw`(?:in|under)(?: \p{L}+){1,3} (?:cases|instances|circumstances|conditions)`,
  toExtent: String.raw`to (?:a|some|any) (?:\p{L}+ )?(?:extent|degree)|in (?:part|some measure)|with (?:a certain|some|limited|reasonable) \p{L}+`,
  doubt:
    'doubt doubts doubted doubtful questions questioned fails failed acquitted cleared false untrue wrong incorrect mistaken lie lies rumour rumours rumor rumors myth hypothesis theory allegation allegations accusation accusations charge charges fiction pretence pretend pretends pretended refused refuses imagine imagined disproved disproves disproof yet unproven unclear impossible',
  attributes:
    'believe believes believed think thinks thought alleged alleges allege claim claims claimed seems seemed appears appeared fear hope worry worries worried suspect supposed presume presumes presumed confident convinced optimistic hopeful persuaded sure',
  grants:
    'permi(?:t|tted|ssible) allow entitle eligib forbid prohibit requir oblig right$ rights$ free$ valid$ refund reimburs paid$ payable guarant insured covered liable exempt',
  only: 'only',
  says: 'sa(?:y|id|ys|ying) tell told think thought believ consider(?!a[tz]i) claim alleg argu assert contend maintain(?:s|ed) stat(?:es|ed|ing) declar announc predict forecast expect(?:s|ed)? estimat hop(?:es|ed) suggest advis warn assum suppos promis report(?:s|edly) testif insist suspect fear(?:s|ed) guess add(?:s|ed) repli explain hypothesi[sz] postulat speculat conjectur theori[sz]e surmis presum(?:e|es|ed)$',
  saysBare: 'say says said claimed argue argued believe believes think thinks thought suggest suggests',
  thought:
    'belief opinion view understanding impression assumption assumptions assertion conviction contention submission case position sentiment attitude notion stereotype slogan',
  namesSource: 'whether according supposedly purportedly',
  proposes: 'propos recommend request(?:s|ed|ing)$ suggest urg(?:e|ed|es|ing)$ demand(?:s|ed|ing)$',
  asks: 'ask asks asked asking seeks sought seeking moves moved moving requests requested requesting demands demanded petitions petitioned prays prayed urges urged proposes proposed wants wanted',
  linksAsked: 'to that',
  askedVerb: String.raw`(?:(?:the|this|its|their|his|her) \p{Ll}+ )?to (?!(?:the|an?|this|its|their|his|her|our|your)(?!\p{L}))\p{Ll}+`,
  tooMuchTo: String.raw`too \p{L}+(?: for(?: \p{L}+){1,3})? to`,
  weakens: 'may can should almost nearly partly partially only former deputy vice acting',
  limitsAfterIt:
    "not|never|neither|nor|unless|except|whether|if|alleged|allegedly|alleges|purported|purportedly|supposedly|claims that|claimed that|claim that|denies|denied|deny|falsely|false to say|false that|untrue|not true|incorrectly|mistakenly|doubts|doubtful|according to|cannot|can't|don't|doesn't|didn't|won't|wouldn't|isn't|aren't|wasn't|weren't|myth|refuted|rejects|rejected|disputes|disputed|contends|contended|argues that|argued that|asserts|asserted|unlikely|assume|assumes|assumed|assuming|forbidden|prohibited|prohibits|in the opinion|in the view|in his view|in her view|in their view|in my view|in his opinion|in her opinion|in their opinion|in my opinion|in our opinion|in our view|in the words of|after the expiry|after expiry|upon expiry|in conditions of|under conditions of|subject to|for reasons of|inclined to|would have held|would have found|would have concluded|wonders whether|asks whether|possible that|conceivable that|chances are that|chances are",
  limitsNext:
    'few|hardly any|former|deputy|vice|acting|interim|so called|only|yet to|possibly|probably|perhaps|maybe|likely|no|none of|none of the|hardly|barely|scarcely|without|at most|at least|up to|less than|more than|fewer than|no more than|no less than|not more than|nearly|almost|under|over|exceeds|exceeding|a minimum of|a maximum of|far from|instead of|rather than|in lieu of|short of|as opposed to|fails to|failed to|failure to|refuses to|refused to|declines to|declined to|unable to|ceases to|ceased to|ordered to|required to|intends to|intended to|plans to|planned to|agreed to|hopes to|hoped to|seeks to|sought to|tried to|attempted to|about to|in principle|as a rule|as a general rule|generally|in general|normally|usually|typically|in most cases|in some cases|allegedly',
  limitsBeforeIt:
    "lasting more than|lasting over|lasting at least|of more than|worth more than|not|never|except|unless|provided that|only if|if|other than|allegedly|according to|he claims|she claims|they claim|it claims|he claimed|she claimed|he alleged|she alleged|is false|isn't|wasn't|is untrue|was rejected|was denied|has been refuted|subject to|excluding|cannot|to the extent|so long as|as long as|until|otherwise|but only|with the exception|apart from|barring|in the absence|in the event|pending approval|pending the|pending a|pending further|everywhere but|anywhere but|all but|contrary to|save in|save for|save that|save where|save as|save with|he lied|she lied|they lied|provided the|provided it|provided they|provided you|provided he|provided she|provided we|provided always|provided such|provided all|provided there|providing that|on condition|on the condition|conditional on|conditional upon|contingent on|contingent upon|in case of|in the case of|should the|should any|should such|only when|only where|assuming that|unless and until|with the consent|with the approval|with the permission|in the opinion|in the view|in his view|in her view|in their view|in my view|in his opinion|in her opinion|in their opinion|in my opinion|in our opinion|in our view|by agreement|by mutual|by written|by arrangement|by appointment|by prior|with the agreement|votes against|vote against|when necessary|where necessary|as necessary|when needed|where needed|as needed|when required|where required|where applicable|when applicable|where possible|when possible|where appropriate|when appropriate|when available|where available|in exceptional|in special cases|in special circumstances|in certain cases|in certain circumstances|in individual cases|in cases of|in cases where|in some cases|to the greatest extent|to the maximum extent|to the fullest extent|upon request|on request|upon written|upon payment|upon approval|with prior|with the prior|after prior|after obtaining|after consultation|at the request|against payment|as far as possible|as far as practicable|insofar as|in so far as|within the last|within the past|for reasons|with the exceptions|with exceptions|after payment|after approval|after having|less any|net of any|minus any|after deduction|after deducting|with the proviso|with the caveat|on the understanding",
  limitsPrevious: 'only|if|exclusively|solely|as a rule|in principle|in general|in most cases|tentatively|emeritus',
  limitsNothing: 'not only|not just|but also',
  limitsNothingWithin:
    'not for profit|without undue delay|without delay|without limitation|if any|if applicable|if necessary|if required|if appropriate|if not agreed|if so|the dispute|a dispute|any dispute|such dispute|of dispute|even if|even where|even when|regardless of whether|irrespective of whether',
  retracts: String.raw`provided\b|false\b|untrue\b|not true\b`,
  contradicts:
    '(?:refuted|disproved|disproven|debunked|rejected|withdrawn)(?=:)|(?:this|that|which|it) (?:is|was) (?:false|untrue|wrong|incorrect|not true|a lie)|(?:we|i) (?:strongly |respectfully |beg to )?(?:disagree|do not agree|cannot agree)|(?:we|i) (?:reject|deny|dispute|do not (?:accept|share)) (?:this|that|it|these)',
  notApplicable: 'n/a|not applicable|does not apply|repealed|deleted|withdrawn|superseded|intentionally omitted',
  voided:
    'cancell?ed$ void$ voided$ reject$ rejected$ withdrawn$ return$ returned$ refunded$ reversed$ optional$ optionally$',
  respects: 'in all material respects',
  misreadDenial: 'not never none nor neither nobody nothing nowhere cannot without unless except',
  restricts: 'partial temporary provisional limited maximum minimum alleged',
  byConsent: String.raw`(?:only )?(?:with|upon|after|subject to) (?:(?:the|our|your|his|her|its|their|prior|express|explicit|written|previous|advance|and) ){0,4}(?:consent|approval|permission|authori[sz]ation)\b|(?:only )?with (?:(?:the|our|your|his|her|its|their) )?\p{L}+(?:'s|s') (?:(?:prior|express|written) ){0,2}(?:agreement|consent|approval|permission)\b|(?:only )?(?:upon|on|after|against|subject to) (?:(?:the|your|its|their|full|complete|prior|advance|timely|and|final|due) ){0,4}payment\b`,
  frontedCondition: String.raw`until [^,\n]{1,40},|(?:when|whenever|where|once) [^,;]*?\b(?:is|are|has|have)\b|with (?!respect|regard|effect|reference|this|that|these|those|the|an?|his|her|its|their|our|all|more|over|\d)[^;]*,\s*$|only (?:if|when)|(?:as|so) long as |subject to |to the extent |in the (?:event|absence) of|with the exception of|(?:failing|absent|short of|barring|in default of|save (?:as|where|for|in|with|that)) [^;]*,\s*$|in the alternative|alternatively,\s*$`,
  frontedExclusion: 'excluding',
  frontedGroup: String.raw`(?:in|for|among|with) (?:[\p{L}-]+ ){0,2}(?:patients|adults|adolescents|children|infants|women|men|people|persons|individuals|subjects|participants|smokers|those)\b|among `,
  frontedDoubt: String.raw`(?:formerly|previously|originally|initially|historically|theoretically|hypothetically|nominally|in theory|on paper|in the past|at one time),\s*$|(?:(?:under|in|by) )?the (?:old|former|previous|earlier|repealed|rejected|superseded|abandoned) (?:\p{L}+ )?(?:rules?|laws?|statutes?|acts?|bill|regime|policy|version|text|wording|contract|agreement|draft|scheme|system|plan|practice)(?!\p{L})[^.;:]*[,:]\s*$`,
  hearsay:
    'said to|alleged to|reported to|believed to|supposed to|thought to|claimed to|understood to|rumoured to|rumored to|presumed to',
  judged: 'guilty acquitted cleared convicted',
  namesCharge: 'of on in verdict verdicts',
  ofGroup: 'in for',
  group: 'patients patient children infants adults women men adolescents pregnant elderly',
  majority: 'majority$',
  when: 'when whenever once',
  goesOnWith:
    'with within during until till up for by from at on in under after before since through throughout between among upon via per when whenever where wherever while inside outside above below beyond near only daily weekly monthly yearly annually hourly',
  forWhom: 'for',
  example: 'example instance details more',
  lastsWhile: 'during',
  refersBack: 'it its they their them this that these those he him his she her',
  opposes: 'but',
  setsAgainst: 'whereas while although though compared against versus vs unlike however contrary opposed',
  coordinates: 'and or but nor',
  joinsMember: 'as well as|along with|together with',
  alternative: 'or',
  definite: 'the both',
  other: 'other others',
  withElse:
    'anyone else|anybody else|anything else|anywhere else|someone else|somebody else|something else|somewhere else|everyone else|everybody else|everything else|everywhere else|no one else|nobody else|nothing else|nowhere else|none else|who else|whoever else|what else|whatever else',
  concedes: 'though although albeit',
  everyOne: 'all each both',
  listConjunction: 'and or nor',
  besideName: 'inc ltd co corp llc plc jr sr esq phd md al eg ie etc vs v cf viz',
  modal: 'shall must will may should can',
  governs:
    'of in on at by for from with to into onto over under between among against about after before during through per as than via within above below the a an is are was were be been being am has have had will would shall should may might must can could do does did equals totals',
  introducesSpeech: 'that whether',
  opensClause: 'that and because since so therefore thus hence where',
  opensObject: 'the a an his her its their our your my this that these those',
  auxiliary: 'is are was were has have had will would shall should may might must can could does did',
  relativeAdverb: 'where when',
  partitive: 'of',
  pluralVerb: 'are were have',
  fulfilled: 'met satisfied fulfilled',
  some: 'those',
  relative: 'who whom whose which that',
  smallNumber:
    'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19',
  ten: 'twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90',
  timesHundred: 'hundred',
  coin: 'cent cents',
  fraction: 'half halves third thirds quarter quarters',
  joinsNumber: 'and',
  numberWord:
    'zero hundred half third quarter double triple twice thrice first second fourth fifth sixth seventh eighth ninth tenth once single both dozen',
  unit: 'mg g kg t μg mcg ng ml l cl dl hl μl mm cm m km nm μm ft in inch inches foot feet yd yard yards mi mile miles lb lbs oz ton tons tonne tonnes s sec second seconds ms min minute minutes h hr hrs hour hours day days week weeks month months year years percent pct percentage point points basis bps bp degree degrees celsius fahrenheit kelvin c f k w kw mw gw kwh mwh gwh twh wh v mv kv a ma hz khz mhz ghz pa kpa mpa hpa bar psi j kj mj cal kcal mol mmol μmol iu ppm ppb ppt db ha hectare hectares acre acres gallon gallons litre litres liter liters gram grams gramme grammes kilogram kilograms kilo kilos kilogramm kilogrammes kilogrammo kilogramos metre metres meter meters kilometre kilometres kilometer kilometers centimetre centimetres centimeter millimetre millimeter microgram micrograms milligram milligrams byte bytes kb mb gb tb kbps mbps gbps bit bits fold times x',
  part: 'few fewer most some many half part none several majority minority third quarter',
  takenFrom: 'of',
  whole: 'the these those his her its their our my',
  opensWhole: 'of',
  howOften: 'twice thrice',
  times: 'times time',
  percentWord: 'percent pct bps bp',
  duration: 'second seconds minute minutes hour hours day days week weeks month months year years',
  frequency: 'hourly daily weekly fortnightly monthly quarterly yearly annually annual',
  scaleWord:
    'hundred hundreds thousand thousands million millions billion billions trillion trillions quadrillion bn mn mln crore lakh',
  magnitude:
    'thousandth thousandths millionth millionths billionth billionths dozen dozens score gross myriad k m b t mm tn mill crores lakhs lac lacs cr',
  currencyName:
    'dollar dollars euro euros pound pounds sterling yen yuan renminbi franc francs rupee rupees rouble roubles cent cents pence peso pesos won real',
  minus: 'minus',
  belowZero: 'below zero|below freezing|below nought',
  divides: 'per',
  interval:
    'interval intervals range ranges between value values vector set sets point points coordinates array arrays index matrix matrices tuple tuples pair pairs row rows column columns list lists domain',
  restates: 'approximately about roughly around circa ca',
  approximate: 'about around roughly approximately some ca nearly almost',
  approximates:
    'at least most up to about approximately around roughly nearly almost over under more less fewer than some only circa ca c',
  exceeds: 'exceed more less',
  comparative: 'more less fewer later earlier longer shorter greater higher lower larger smaller worse better',
  comparesNumber: 'greater longer larger more less fewer exceed exceeds exceeding exceeded above below',
  boundsNumber: 'at most|at least|up to|no more than|not more than|no less than',
  than: 'than',
  between: 'between',
  term: 'within|until|till|no later than|not later than|before|during|up to|for a period of|for up to|for the first|after',
  linksRange: 'to till until through',
  joinsRange: 'and',
  opensChange: 'from',
  month:
    'january=1 february=2 march=3 april=4 may=5 june=6 july=7 august=8 september=9 october=10 november=11 december=12 jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 oct=10 nov=11 dec=12',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  takesNumber:
    'table tables figure figures fig figs section sections sec art article articles chapter chapters ch page pages p pp step steps phase phases level levels type types part parts item items note notes no nos number numbers version versions annex annexes appendix class classes grade grades stage group groups vol volume exhibit schedule clause clauses paragraph paragraphs para paras rule rules line lines row rows column columns room unit form question q day week year years month lot zone tier title box case option point points scenario equation eq theorem lemma definition example exercise about nearly over under almost approximately circa around exactly only least most than',
  raisedUnit:
    '(?:[kcdmnμ]|kilo|centi|deci|milli|nano|micro)?met(?:er|re)s?$ miles?$ feet$ foot$ inch(?:es)?$ yards?$ seconds?$ sec$ mol$',
  mayFall: 'degree degrees point points',
  periodCount: 'one|two|three|six|nine|twelve|first|second|third|fourth|full|fiscal|thirteen',
  period: 'months?|weeks?|quarters?|years?|half|half-year|period',
  change: String.raw`%\s?change|change|variance`,
  telephone: 'whatsapp phone telephone tel fax mobile cell hotline call',
  referenceLabel:
    'source|sources|ref|refs|reference|references|cite|cites|citation|citations|cited|document|documents|doc|docs|page|pages|pp|p|pg|pgs|line|lines|ln|l|section|sec|chunk|passage|excerpt|snippet|context|id|lineid|pageid|note|footnote|fn|paragraph|para|file|result',
  markByItself: 'source sources citation ref',
  introducesReference: 'in on of from by at to with see cf via per ref refs and or than',
  pageWord: 'page pages p pg of',
  headsNotes: 'note notes ref',
  sectionName: 'section article chapter annex schedule appendix',
  noCharge: 'free(?: of charge)?|included|on request|(?:at )?no (?:extra |additional |further )?(?:cost|charge)',
  beginsSum: String.raw`tot|sum(?!\p{L})`,
  joinsCells: 'for of in',
  underHead: 'under',
  wikiTag:
    'citation citations needed verification clarification dubious vague disputed discuss update updated link research specify sic edit',
  dueAt: 'on upon at after before',
  unitHead: 'units?',
  asksToTick: 'tick |check (?:one|the|as|all)|cross (?:one|the|as)',
  exclusionHead: 'exclu[ds] except(?!ion(?:al|nel)) exempt forbid',
  question: 'what when where',
};
