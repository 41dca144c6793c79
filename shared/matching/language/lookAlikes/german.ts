/**
 * German words of three to six letters that a shape which OCR confuses makes another German word of. Computed from the word list of
 * Tesseract's data for German (Apache-2.0) with the shapes of `ocrConfusions.ts`; abbreviations and words without their accents left out.
 */
export const germanLookAlikes = `
  abc abe abel abet abi abo abt acc ace adi adj adna adnan adria adrian aigen aim aisch alain alam algen ali alien
  alina all alla alle allein allem allen aller alles alm alma almen als alt alta alte altem alten altern altes ama
  amd ame amex ami amis amt amts ana anal andi andrei andrej anf ang ange ani ania anja anl ann anna anne annex
  anni ans ant appell appelt arc are ari aria arial aridi arie arien arm arme arnd arne arsch art arte arten artnr
  artur assisi assist ati atmen ats auch audi aueh auf aug auge aus aut avec aveo bali ball bam ban bann bannen
  banner bari barmen barmer bart bastei bastel bau bci bean beau bei beige beil bein beine beirat beit beiten bel
  bela bell belt beni bent ber berge berl bern berne bert bet beta betrat bett betten bianca bianco biest bil bing
  bio bios bit blanca blanco blos bois bol bolt bons book boris bot bots bott bowie bowle brain bram branch brandl
  brandt brauch breit brest brett bro brock brook bros brunei brunel butler butter büffel büffet cain cal cam carl
  cart case cast cat cem chain cham che chem chen cher chi chili chill cin cine clan clans clark clash class claus
  clay clean clear click client cliff clin clio clip clips clive clock clogs clone close clown club cock cohn cole
  coli colin coll colt com comer con cook cops corn corner cos cosi cost cote cur cure curl curt cut dafiir dal
  dale dam dan dann dans darin dark darm dash dass dat date daun day dean dear dec dee dei dein del deli dell
  della deln delt delta dem den denn dent deo der dern des det deu deut dia dic dick die dient dies diff dil dim
  din ding dio dip dips dit div dive dla doch dock docs doeh does dogs dokn doku dom done dong dor dorn dos dose
  doug down dran drau dre dres dub durch durcli dureh dus earl east eat eck eds eek ehe ehem ehen eher ehr eich
  eiche eid eig eike eile ein eine eins einst eis elan elch elche elia elke ella elle elta emo ems ener engen enno
  enns eon eos erd erg erle ern ernie ernst ernte ers ertl ess euer eugen eur eure evi evil evt evtl exil exit
  faller falten falter farin farm feel feet feige feigen fein feine feinen feiner felge felgen fell felt fern
  ferne fernen ferner fett fiat fie field fielen fiese fiihrt fiir file filz finn finnen firm firmen fitz flat
  flle forint formal format formt fran franke frau frauke fre frese fri ftir furl furt gaiden gain gais gall
  gallen galt galten game gamer gan garden garn garne garner gars gatten geil geiler geis geiste geiz gel gell
  geller gem genie genies genre genres gern gerri gerste gerz get gets giant gig gill gilt gli gral gran grant
  grat grau grin gti hai haid haider haie haile hain hal hall halle hallen haller hals halte halten halter haltet
  ham hama han hang hanke hann hanna hanns hans hansa hanse hansen hanser har hard harder hari harlem harms harn
  hart hartem hartl hate hats hau haug hauke haus hausa hause hausen heben hebt hei heid heide heiden heil heile
  heilen heiler heim heime heine heiner heit heiten heiter heitz heiz heizen held helden helen heli hell helle
  hellen heller helm helme hemer hen henn henna henri her herd herde herden herma herne herner herten hertz herz
  herzen hess het heu heul heut heß hiller him hin hir hirn his hitler hoi hol holte homer hot huhn huhu hui hut
  hält hätt ian ich icli ieh ihe iiber iin iind inbox inc incl ind ine ines inet ini init inn ins int intl inu ion
  ira iran irina iris irma irn isis iss ists iur ivo jain jam jedoch jedoeh jin jon jun jur juri kai kain kal kali
  kalle kalt kam kamin kamm kan kanes kann kanu kar kari karies karin karina karl karma kart kat kati kei keil
  kein keine keinen keiner keins keit keiten kell kelten kemer kenner ker kerl kern kerne kernen kerner kerns
  ketten kim kinn kirn klo koffer kofi kofler koh koi kol kom kor korn kot kraul kraut kto lab labs lach lag laie
  lake lamm lanz lara las lasse lassen lasten laster lat late lau laub laube lauben lauern laugen laune laurie lea
  lech leck led lee leer lego lei leiche leine leinen leis leit leiter lem lemon len lennon lens ler lern lerne
  lernen les less lest let lets lett letter leu lex liam lian liber lic lich lid lie lieben liebt lief liefen
  liefer lieh lien liess ließ lig ligen light ligne ligue lil lilly lilo lim lime limes limo lin lina lind line
  ling linker linn lion lions lip lippe lippen lips lit litten liu liv live loben lobt lock logic logie logo lol
  lone look lorch lore lori lot lower loy luiz lung lungen lust lutz lvo lynx lyra lyrix läufer löten lücken mac
  mae magic magie mahn mai maier maik maike mail maine mais mal male maler mali malie malin mall malle mals malt
  malte mami man mana mani mania mann manni mans manta manu mao marc mare mari marien marin marion maris marita
  mark marke marl marla marlin marlon marne mars marta marten martin mat mate mater matt matte mau maui maul maus
  maut mbox meg mei meiden meier meike meile mein meinl meint mel melden melle mem mente mer merke merle mern mes
  met meter meute mic mid mie miele miete mil mila milch min mini mint mio mir miriam mirjam mis misc mise mit
  mita mitch miu mju modem modern moi moin mol molto mom mon moni mont month mor mori mot motto mouth mul multi
  musi must mut mutti nach nadia nadja naeh nal nam nat nation natron nebel ned neger nei nein nel nem nen nenn
  ner nern nes net neu neun nic nicht nie nieht niit nil nine nit niue nme noch noeh nokia nokta nomen nonnen
  normen not nut oase oem ohr oki okt olive ont oops optics opties orc ori oro orr ort our out pain pal palin palm
  pam pan parco pareo paris parts pat pau pen peu pia pic pie pins pius piz pla plauen plus pol poli polis poll
  polls pos posi post pot pre profil profit pte quasi quast rai rain ram ran ranch rar rau rauch regie regte reh
  rei rein reina reiten reiter reitet rel reli rem rene rer retna retten retter rettet reue ric richie richte ried
  rieger riem rien ries riet rin rind rio riot rnit roi role rollei roller rolli rollt romy ron ronny rosi rost
  rot rote ruin rule rum rute saal saat saint saite saiten sal sala salt salz salzes samen samt san sangen sarnen
  sat sata satt satte satten satz satzes sau saugen scan schall schalt sche schen scheu schi schulz sci seal sean
  seat sec see seh sehe sehen sehon sehr sei seien seil seile seiler sein seit seite seiten sel selen selina sell
  selle seller selma selten sem senn seo ser seren sergei sergej set shui shut siam sic sich sicht sick sicli sid
  sidi sie sieben sieg siege siegen sieger sieh siehe siehst sieht siehts siem sim sinn sins sinus sir sirius sis
  skalen skaten slam slate soc sockel socket soil soli solist sollst som some sonia sonja sonn sonne sons soo sous
  spain spam spann sram sri stan stans state stau staus ste steben steg stege stegen steger steh stehe stehst
  steht stehts steil steile stein steine stell stelle stem stern sterne stieß streß tab tabs tach tag tage tagen
  tai tail take tal tale tall tamm tan tania tanja tanz tar tara tas tasse tassen tasten taster tate tau taub
  taube tauben tauern taufe taugen tea tec tech teck ted tee teer tego teiche teil teiler teils tel tele tell
  teller tells tem ten tens ter tern tes tess test tet tete tex thai thal that the thom thon thorn thou thum thurn
  tiber tide tie tief tiefen tiefer tier tig tigen tight til tilly tilo tim time times timo tin tina tine ting
  tinker tion tions tip tippe tippen tips title tito titten tiv tive tler toben tobi tobt togo toi tome ton tonne
  took tor torch tore tori tot tower toy tra train tram tran trau tre tui tum tung tungen turin turm turn tust tut
  tyra täler tälern täter tätern täufer töten tücken uam uebel uiid und untl uote uri url urt uud vai val var
  varia varta velo venlo vento versi verst veto vic vie vila vita vogl vogt voii voir voll volt vom vorlag vorn
  vortag wait wal walch wall waller walt walter wann wanne wannen warm warmen wart wat watch watt weck week wei
  weiber weich weiche weide weiden weider weil weile weiler weils wein weine weiner weis weise weit weite weiten
  weiter weites weitet wel welch welche welehe well welle wellen weller wells wels welse welt welten welter wem
  wendel wendet weni wenn went wer werber werde werden werder werl werne werner wert werte werten wertes wertet
  wet wett wette wetten wetter while white wick wie wiek wii wiirde wil winkl winkt wir wit wre yon you zehen zei
  zeil zeile zeilen zeiler zeit zeiten zell zelle zellen zeller zelnen zelt zelte zelten zer zii zit zulage zutage
  zweig zweige zwerg zwerge üble übte
`;

/** Function words that tell German from other languages when many of them stand in a text. */
export const germanFunctionWords = 'der die und das ist nicht mit den von auf eine einen einer für sich wird dem zu';
