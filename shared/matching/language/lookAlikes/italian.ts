/**
 * Italian words of three to six letters that a shape which OCR confuses makes another Italian word of. Computed from the word list of
 * Tesseract's data for Italian (Apache-2.0) with the shapes of `ocrConfusions.ts`; abbreviations and words without their accents left out.
 */
export const italianLookAlikes = `
  abbi abbr abili abiti ace aci acli adi agio ahi ail aim aims air ala alain alam alan alari alberi albert alia
  alien aliena alieno alii alla alle allen allena aller alli allo allure alri alta alte alter alti alto altr altra
  alture ama amala amata amate ame ami amino ammo ana anch anche andai andar ande anehe angie angle ani anna
  annata annate anne anni anno annoia annota ano anto ape api apo appari appart aprile aprite arca arcata are area
  areata ari aria arida aride arie ario arma armata armate arme armi armo arms arno arte arti arto artt asi asia
  assisi assist asta astio astro ata ate ati ato atri atta atte atti atto attra auch aus aut auto averli averti
  bah bai baia baie baila baile baita baite baja bal bale bali ball balla balle bam ban banc band bando bano bar
  bara bare bari bario barn bart basale basali basate basati bat batta bau baud baudo bee bei bel bell belt ber
  bet beta bia bianca bianco bic bile bili bill bio bionde biondi bios bisi bist bite blanca blanco blonde boe
  boia bois bol bom bora born bot bots branca branco brondi bros bui bum burn but cadi cadr cai caiano cain caio
  cairo cake cal calano calce cale call cam came can cancro cane cani canna canne canon canori canoro cant canta
  canti capii capri car cari carie carina carine carini carl carla carme carmi carne caro carola carota carro cart
  carta carte casale casali casate casati casi casier casio cast casto cat cata cate cati cato cauta cauti cauto
  cche ceghe ceglie cei cel celo cem cen centi centr cer cercai cercar ceri cern cet ceto chic chie chien chieri
  chili chill chio chiome choc choo chrome chto cicca cicli ciclo cid cieca cieli cielo cile cin cine cino cip cir
  circ cirio cis cit citi citt civ clan clans clara clark clash class clava clave clear clelia clic click cliff
  clik clin clint clio clip clock clone cloni cloro close clown club clutch cock cocker coi coil coin coito col
  coli colica colino coll colla colle colli collo colmo colon colori colt colte colti colto com coma comi comin
  comm compia compie compio comple compra con conc cone coni conii cono cons consi const cont conti conto contr
  cook cooker cop copia copie copra copre copta cor cori corn corna corni corno corr corri corto cos cost costi
  costr cotta cotte cotti cotto cous crede credi cucce cui cul culi cult cum cun cuoce cur curi curl curr cut dai
  dal dala dale dales dalia dall dalla dame dan dana danni dano dans dar darci darei dari daria dario dark darla
  darle darli darlo darmi darne darte darti dash dass dat data date dates dati dava dave dear dec dee defi deh del
  deli delia delie dell della delle delta den denso deo der deri deriso desi desio desire dest destre det detta
  deu dia diano diario dic dicci dick did die dieci diff dii dij dik dim din dini dint dio dip dir dirci direi
  diret diri dirt dis dit div doc dock docs does doghe doglie doi dois doit dol doma dome donc doni donna donne
  dont doo dor dorma dorme doro dose dot doti dots dott down dub duc ducali ducati due duel duet dun duo duri
  dutch ear easier east eat eccoli eccoti eci eco eda edi edile edili edite editi een ehe ehi eil ein eine einer
  eis ela eletti elettr eli elia elica eliche elim elio ella ema emer emi eni enna enni eolica eos equal equat ere
  erede eredi eri esalta esatta esci escl ese esi esili esiti eso eten eteri etica etiche eum eun eur euri euro
  exec exeo fai faida fail fails faina fait fake falce falda fall falls fama fame famo fan fanne fanno far farci
  farei fari farina farine farli farma farne farti fasc fase fasi fast fat fatt faune fauno feel feet fell felt
  fendi ferie feudi fia fiaba fiabe fianco fiat fiati fici fidi field fieno fiere fiero fiesso fighe fighi fight
  figlie fil fili fill filler filter finto fio fionda fior fiore fit fiuto fiv flat flesso flor flore foi fol
  folio folla folle folli folta folte folti folto fon fono fool foot for fori forio formal format fort forti fot
  fotte fotti fotto fraba fran franc franco frane frati frau freno fronda fruito fui fumino fummo fune fur furie
  fut gaia gara gel geni gent get giace gian giano giant gie gii gin gioie giore gir giri girl giugno giunge glie
  gol gola gole got gota gote grace gran grani grano grant gratia gratta grugno grunge gua guai guar gui gun guri
  gut habe hai hail hairy hall har harry hat heal heat hei held her here hero het hic him his honda iam ian iano
  ica ici ideale ideali ideate ideati iena iene ieri iis ila ile ili ilo inci incl ine inez ini init ino inten
  interi iodato ion ione ioni ionica ionici ionico iosa ira iran ire iris isa ita italo itato ite iti ito iure ius
  jam jan jesi jest jon jonica jonico junio junto jus kai karina karl karma kart kat kili kill kim kol kot lab
  labs lac lacca lacche lacco lag lai laine lake lam lame lan lana lance lanci lande lander lane lanka lano lap
  lar lara lardo lare larga larghe lari larice larici lario las lassi lasso lat lata late lati lato lau laude
  lauder lav lea leche led legale legali legame legate legati lei lele lemina lemma lemon lena lenga lennon lenta
  lenti lento lenza leo les lesa lese lesi leso lesse let letra letta lette letti letto lex lia libia libra lic
  licei licet lid lidi lie lies light like lil lim lima limba lime limes limo limone lin lina lince linee lino lio
  lion lip lips lira lire lis lisi list lit litio lito litro liv live loc locale locali localo locate locati
  locato lock loda lodato lodi lodo logic logie loi lol longue look lor lordi lordo lore lori loro losco lot loto
  lotti lower lub lucano lucio lucro lui lun lune luo lutti lutto mac mae magia magic magie magra magre mah mai
  maia main maine maior mais major mal mala mali malo malta malte malto mam mame man mana manie mann manna mano
  mante manto manu mao mar mara marc marca marce mare marea maree mari maria marie marin marina marini marino
  mario marito marlin marmi marmo marne mars mart marta marte martin masi mast mastio mastro mat mata mate mati
  matie mato matr matt matta matte matto mau meal meat mec meg mei mein meine meio mej mejo mel mela mele meli
  melo melt mem meme men menta menti mento meo mer merc mere meri merita meriti mero met mete mett meu mez mic
  mici micia micio micra micro mid mie miei miele miete mil mila mile milion milo milton min mine mini mins mint
  mio miri misi mist mit mita mite mito miu modem modern moi mois mol mole moli molla molle molli mollo molo molta
  molte molti molto mon mona monia mont month mor moria morit morra mort morta mortai mortal mot mote moti moto
  mots motti motto mou mouth mucio muito mula mule muli mulo multo muoio murale murali murate murati musi must
  muta mute muti naar nad nah nai nale nali name nanne nat nate nati navale navate nec nei nel nen neo ner neri
  net neu nia nic nie nil nima ninna nio nodo noi noia noie noire nokia nokta nol nola noli nolo nom nome nomi
  nomini non none nonna nonne nonni nor nora nori norma norme not nota notaio notato note noti notre nou novo nuo
  oasi obi obiet objet oca oche odi ohi ohio ola oli olii olim olio olo oloni omai omar ome open operi ore ori
  orig orli orlo orti orto osi ossei osser oto our out ovaie ovale pagaia pagata pai paia paio pais pal pala
  palate pale pali palin palio palm palo pan panna panta par para parc pare pari paria paris parl parlai parlar
  parle parli parma paro pars part parta parte parto parts pat pata patate pati patio pato patto pedala pedale
  pedata pedate pei pel pen pensai pensar pento per perc perito perl perle perte pes pet peu peul peut piace
  piacer piaga pian piana piane piau pic pied piede piega pieghi piegò pieno pieve pievi pifi pig pih pil pilo
  pilone pin pini pio piove pis pit pito pitone place placer plan plana plane pleno poi pol pole poli polis poll
  polli polls polti pom pon poni pont por porche pori porla porn porri port porta portai portal portar pos posi
  post pot poten poteri praga prece pred prede prega preghi pregò preve previ profil profit prole prote prove
  public publio pui puis pun pur puri put puts qual quat quei quel quela quelo quer queta queto racc race rai rain
  rale ram ramo ran ranno rano rar rari rat rate ratio ratto rea reali realt reati rec regala regale regata regate
  rei rel reni rent reo resi rest ret rete ria riad riale riali ric rice rido rie rien rif riff rifl rift righi
  right rin rino rio riodo rione riot rire ris risaie risale risate risi rist riti rito riu ron rus safely safety
  sai saio sal sala salina saline salini salino salire salma salme salmi salmo salt san sani sano sant sar sari
  sario sarto sat sata sati satire sato scan scap scarl scart scorie scorre scorte scri scuole scuote sea seal
  sean seat sec secc seco see segna segni segua seguo sei sein seine seit sel sele sem seme semo sen seni sens
  sent sentii sentir seo ser serale serate seri seria serio serra serre ses set sete sett seu seus seven severi
  sia siam sian siano siasi siate sic sid sie siente siero sieve sii sil sila sile sim sini sino sins sint sio
  sione sir siria sirio siro sisi sist sit site siti slam slava slavi slavo slick soa soap soffia soffio soffra
  soffro soi soia soil soin soit sol sola solai solar soli soll som son sonale sonate sono sons sor sora sori
  sorio sort sorto sos sosia sosta sot sota sous span spione sprone stai stan stano star starci starei stasi stat
  state stava stavi stavo stem stente sterco stereo stern stero steve stia stiano stick stili still stona stone
  storie storta storte stra strali strano strati stria stro suc sue sui suino sul suli sull sumo suo suoi suol
  suor sur svelta svetta tab tabs tac tacca tacche tacco tag tai tail take tal tale tali tall tam tan tana tane
  tania tanka tano tanta tao tap tar tara tare targa targhe tari taria tario tarlo tas tassi tasso tata tate tati
  tato tav tea tec teche tecn ted teen tegame tego tei telaio telato teli tell tema teme temi temo tempia tempie
  temple tempra ten tene tenga tenia tenne tenta tenti tenue tenza teo ter teri terme terna terne terni terno terr
  tes tesa tese tesi teso tesse test tetra tetta tette tetti tetto teu tex thai that tia tibia tic tieni ties
  tight til till tilt tim tima timba time times timo timone tin tina tino tion tip tips tira tire tiri tisi tit
  tito tiv tive toc toda todi todo toe toghe toglie toi tolo tolti tomi tomo ton tone tongue toni tonica tonici
  tonico tonni tonno tono tons too took top tor tordi tordo tore tori toria torino torio tornai tornar torni toro
  torta torto tosco tot totti tou tous tower trai trail train traina trait tram trama trame tran tranne trarne
  trat tratt treni trent tric trio tris troia troie trota trote trovai trovar tub tucano tum tun tune tuo ture
  turi turn tut tuti tutt tutti tuttii tutto tuttu uaar uil uit uma ume uno uom uomi uomini uova uovo urca urea
  uri urla urlare urlato urli urlo urna urne urta urtare urtato urti usalo usato uscii uscir uti vai vaio val vale
  vali valo van vana vane vano var vari varia varie vario varo vat vate vati vato vec ved vee vel vele veli velo
  ven veni venia venire venne venni vent venta ventre venue veri verme vermi vert vet vete veti veto vic vie vii
  vil vile vili vio vir vit vite viti voi vol vola volano volare volata volate volati volato volava vole voli voll
  volle volt volte volò vor vot vota votano votare votata votate votati votato votava vote voti votò vuci vuoi
  vuol vuole vuote wai wait wall walt war watt weil weiter well welter while white wii wir zaia zanna zara zarina
  zen zeri
`;

/** Function words that tell Italian from other languages when many of them stand in a text. */
export const italianFunctionWords = 'il che della di per una sono con del non alla gli nel dei la un';
