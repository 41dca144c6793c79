/**
 * Spanish words of three to six letters that a shape which OCR confuses makes another Spanish word of. Computed from the word list of
 * Tesseract's data for Spanish (Apache-2.0) with the shapes of `ocrConfusions.ts`; abbreviations and words without their accents left out.
 */
export const spanishLookAlikes = `
  abi abia abla abra ace acia acta adas adenda adeuda adi adri aim aime aims ains air aire airis ais alada aladas
  alado alados alan alar alce alias alien alii allas alle allen aller alme aloe alta altas alte alter alu ama
  amaia ames amet ami anal anat ancla anclar anclas andar andas ande angie angle ani anio anna anne anni anno
  anque anto api apio apro apto aqii aqu ara arca arcas are ari aria arial arias aries ario arios arma arms arnet
  aro arras arre arta arto artos ascos ase aseo aseos asia asias asii aso asta astas asu ata atada atadas atado
  atados atan atar atari ati atlas ato atte atu aude auque aus aut auto avalar avatar avec avena aveo avi bai
  baila baina bal bala balas bale balear balla bar bario barna barro barto bat bata batas bate batear bei bel bell
  belt ben ber bet bic bie biem bienn biie biien bil biliar billar biomas bios biota bip bit bite bois bol bola
  bolas boli bolo bolt bom bon bons bool boot born bot bota botas bots bromas bros brota bue buen buin bum burn
  bélico bético caiga caigan caigas caigo cairo caja cake cal cala calar calas calce caldo caldos cali call came
  camila camita can canes cani cansa cansan cansar cansas cansó cant canta car cara cardo cardos carga cargan
  cargas cari caries carios carita carito carl carla carlos carr carro carros cart carta cartes cast cat cata
  catan catar catas cau causa causan causar causas cause causó cauto cdas cel celia celta cen cet chac chaco chal
  chan chao chaoo chat chau chili chill chola cholo chota choto cian ciar ciclo ciclos cido cidos cie cielo cielos
  cien cil cin cinc cines ciones cir cis cit ciu ciuda clado clama clan clanes clar claras clark claros clas clash
  class clau clean clear clic clica click clock clon clonar clone clones close clown club coc cock coi coil coito
  col cola colas coli colina coll colma com comer compi compl comple compr compte conc cone consi const consti
  constr cont conti contr coo cook copia copias copla coplas cor coria corn corno corra corren correu corta cos
  costal costat cota cotas coto cout crec cren cres creta cruda ctas ctra cuates cui cul cun cur curia curra cut
  cute cuts cía cólico dado dai dal dale dales dalt dama damos dan danna dar dark darla darlas darle darlo darnos
  daros darte das dash dass dat date dates dave dear dec deci dect dee dei deis del dela delia della dels delta
  den denle dente der desc deso det deta diag diana diaria dic dica dick dicta die diet dieta diia din dina dins
  diri dirt dis disc dise diu dius dnde doc dock docs does doi doin dol dom doma don donar doncs done dones donna
  doo dor dose dot dotar down drag dret drid dub ducto ductos dude duelo duelos dueto duetos dui dul dur dut ear
  easier east easter eat eco edi edil ediles edit edites edo eel een ein eine eines eins ela elas ele ellas elo
  eme emo ene eno enzo eos era ere eres eri eric erizo esco esla eslava esoo estava esti estr eta eto eun eur euro
  evi exe exi exo experi expert eólico fai fail fait fal fall falla fallan fallar fallas falle fallen falles
  fallos falló falta faltan faltar faltas falte falten faltes faltos faltó far farc fare faro fat feel feet feia
  fell felt feta fiable fiar fiasco fiat fic field fiera fieras fiero fiin fil filo fina fino finos fit fito fiv
  flat foc foi fol foliar folio follar follo fon foo fool foot for formal format fot fou frasco frei fret ful fun
  fur fut gacela gaceta gai gaia gala galas galo galos gancho gar gara gata gatas gato gatos gel get giant gil gio
  gis git gol golea golero goma gonna got gotea goteo gotero gral gran grant grat grau grip gui gula gut guta
  habit habla hablan hablas hada hai hairy hal hala halo halos han hana hanna har harina harry harta hartas hasi
  hast hat hata hato hatos hau hazle hazte heal heat held hello hera heras hero hilo hilos him his hito hitos hnos
  hoi hoj hol homo hon hor horno hos hot ias ica ido iento ies iiem ile imac ina inci incl inclu indu inem inet
  ini init ino inuevo iodo iones ios iris iros iru irás ise isla iso ista ita ito iure iuris ius ive iónica iónico
  jaa jairo jarro jas jes jodo joio jojo jon jones jos joto jui jul junio jur jus jónico kai kale kan kar kari
  karina karl karma kart kate kilo kim kito laa lab labia labra labs lación lada lado lados lag lake lala lalo lam
  lama lame lan lana lancia lanos lante lao lap lapa lapas lar lara las lata lato lau lay laz lea lec lech lecho
  lechos led lee leen lejano lem lema lemas lemon len lencia lennon lens lente lentes lento leo ler les let letra
  leva leve leves lex lez liada lianas liar lic lid lidad lie liege lies light ligne ligue lija lil lim lime limo
  limón lin lina line lines lino lion lips lira lirio lis lisis lists lit litio lito litres litro liz liza llanas
  llar llege llos loa loas loba loc loca locas lock locked loco lod lodo lodos loe logias logra logras loka lol
  lolo loma lomas lomo lomos longue loo look looked loque lor lora lores loro loros los loser lot lotes loto lots
  lower lua lución lucro lud lumbar lun luna lunas lunes lus luto lía lío líos mac macs mae maes magia magra mai
  mail mails main maine maior major mal mala malas male males mall malla malls malo malta mam mame man mane manel
  manila manita mann mansa manta manu mar marc marca marcar marcas marcos mare marea marear mareas mareo mareos
  marido marie mariel mario marisa marmo mars mart marta marte mat mata matas mates matt mau mec mee mein meine
  mel meli melo mem meme men menda mens mento meo mer meri met metele metete meto metro meu meus mic miei miel mii
  miis mil mile mili mill milo milton mim mini mins mint mir mis misc mise miso mit mita mite mito modern moi mol
  mola mole moles mona moni mont month mor morra mort mot mota mote motes mou mouth muevo mui mul mula mur mus
  muta nac nada nadas nai nal nales nano nao nar nario nat nec nee nel nen neo nera nes net neu nic nie ninia
  ninja nio noc noi noia noite non noo nor nora nori norte not nota notte nou nui nur ocu oda odas odo ohne oiga
  oigan oil oki ola olas olga oli oline omo ooh ope opi opio ora orga organ ori orig orton ostia ostias ostra
  ostras ota ote otra our out outs pac pain pal pala palas palio palito palo palos pam pan panas panda pando pao
  par parc paria parias parida parido parla parle parra parta parte parto parts pasale pat pata patas patio patito
  pato patos pau paula pauta pedra pei pel pela pelo pels pen pende pens peo per peri perio peris perl perro pes
  pet peta pete peto pets peu peude piano pianos pias pic pics piensa pies pil pila pili pill pim pin pinta pios
  pirita pis pit pita piu plano planos plas poc poden podeu podi podr poe poh poi pois pol pole polen polio polis
  poll pollo polls polo pom pomo pomos ponele ponete ponla ponle ponte poo por porn porno pornos pos posi post
  postie postre pot pote poten poto pots prensa pres presio pride prlde profil profit pros ptas ptes ptos puc pue
  puig pul pulg put qua rai rain raión ral rales ram rar ras rat rates ratón rea rec rece recelo receto recia
  recio recta recto ree regala regata regias regla reglas reinar reinos reja rel rela remar remo remos rento reo
  res resi rest ret reta rete riada riadas rial riales ride riego riel riera rif rin rior riot rita riu rmac rol
  rola rolas role ron rones rot rota rotas rote rubios rublo rublos rubro rubros rula rulz rus ruta sac sae sai
  sal sala salina salino salis saliva salió salma salmo salou salt salta saltan saltó sama sandra sano santa sao
  sar sario sarita sarna sarro sat sata satis sativa scan scudo seal sean seat seats sec secc secs see sees segur
  segura seguri sei sein seis sel sele sem sema sen senos sens sentra seo ser seri serial serio serios serle serlo
  serna serra serte servei server set sete sets seu seua seudo seus shui shut sia sic sie siem signi sigo sigui
  sigut sii sil silo silos sins sio siones sir sirio sisi sist sit sita sito sitos slats soe sofi soft soi soii
  soil sois sol solana solano soli sols soma sona soni sons sont sor soria sorna sota sotana soto sou sous spain
  spam srta stats stem stgo stones subt sui suite sul sum sunno sur surte susi sust taa tab tabs tac tación tada
  tado tados tae tag tai tail take tal tala tall tam tama tame tana tancia tania tano tanos tanta tante tao tap
  tapa tapas tapiz tar tara taria tario tarios tarro tarros tarta tas tata tato tau tay taz tea tease tech techo
  techos ted tee teen tego tejano tela telas tem tema ten tencia tenor tens tente tentes teo teria terior terna
  ternas terra terror tesi tesis test tests teta tetas tetra teu teus teva teves tex tez thai that tiago tic tics
  tidad tie tiem tien tienes ties tight tii tija til tilo tim time timo timón tin tinc tines tino tinta tips tir
  tira tirita tit tito titres tiza tngo toa toas toba toc toca tocas tod todo todos toi toka tol tom toma toman
  tomar tomos tomó ton tones tongue tons tonto too took top tor tores toria torito torn torna tornan tornar tornos
  tornó toro toros torta tos toser tot totes toto tots tous tower tral tran trat trata tren trenes tres trigo tros
  trás tua tución tud tulo tum tumbar tun tuna tunas tunes turn tus tuto tuu tía tío tíos tónica tónico uan uba
  ula uma umi unto uote uri urna usario usarlo uta ute vai vaio vais val valla valo vals vana vanas vano vanos var
  varias varios varo vasc vaso vato ved veias vel vela velada velado velan velar velas velcro velero velo vemos
  ven vena venias vent venta ventas verja verla verle vernos vers verte vet veta vetada vetado vetar vetas veto
  veu viana viano viaria viario vic vie vii vil vilo vin vir vis visi vist vit vita vito viu voi voii voir vol
  vola volada volado volar volen voló von vor votada votado votar voten votó vou wait wal wall walt wat watt wei
  wenn wenu wet while white wii wir wisc wise wit zinc zine
`;

/** Function words that tell Spanish from other languages when many of them stand in a text. */
export const spanishFunctionWords = 'los las una del que por con para se es como su al de la el en';
