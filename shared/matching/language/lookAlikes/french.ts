/**
 * French words of three to six letters that a shape which OCR confuses makes another French word of. Computed from the word list of
 * Tesseract's data for French (Apache-2.0) with the shapes of `ocrConfusions.ts`; abbreviations and words without their accents left out.
 */
export const frenchLookAlikes = `
  ace agile aident aies aigus ail aile ailes aim aimé aimée aimés air ais algue ali alla aller alta alter alto ami
  ani anne anni année années api arcs ardent are argus armé armée armées armés ati aug aus avai aval avi bai baie
  bail bal ball bals bar bare bats bec bee bei beige bein bel belge bem bep berge bia bibi bibl bic bio bios bip
  bis bison bisou bois bol bols bon bone bot bots botte bottes bou bouc boue boul bout bros brute buis buts cal
  cali caline call calme came cames canne cannes carie caries carte cartes cat cel celle celles celte celtes cet
  cette chiite cie cieux claim clame clan clans class clef clic clim clin clio clock clone clope clore clos close
  closes clou clown club clés coin coins coli coll com comes coms con conne conte conter corn corne cornes cos
  coton cou coul couler coulé couté cran creux crient cui cuil cuis cuit cuite cuites cul culs culte cultes curl
  cut daim dal dame dan dans dass dat dau def dei del della delta den denis dents der deu deviez devrez dia die
  digne dignes digue digues dim din dique disc dise dock docs does doi dois doit don donc done dors dort dos dose
  doses dot dou down dub duc ducs due dues duo duos dus dés eat eine ele entier entrer envoi envol eos etai eur
  exe exil exit exo fai faim fan far farm fat fau feel feet fiat fic fie field fier fil fit fiv fière flat foi fol
  folie folies folle folles fon fondre font for fou foudre fout frère fui fuient furent gaie gaine gaines game
  games gamine gamme gare gate gel gels genre gente get gets habile haie halle halte hat haute heal heat held her
  heu hic him his hole hurle incl inclus indus ini init intl ion ions ira irait ire iris jai jar jen jeu jones kil
  kim kit lab labs lac lag lai laid laine lait lake lame lan lard las lasse lat latin lation led lee lei lement
  lent lente lentes ler let leur leurs lien liens lient lier lieu ligne lignes ligue ligues lil lime lin lion
  lions lip lire lisse lisser lit litre litres lits live loc lock lof loi loire lois lol lolo lon longs longue
  look lool lord lors lot loto lots lou louche luc lue lueur lune lunes lâche mac magic magie mai maigre maine
  maire mairie mal mali malin malins malt man mana manne mano manon mans mao mar marc mare mari maria marier
  marine mario marion maris marne marre marrer marron mars matin matins matt mem met meule meute mic mie mien mieu
  mil mine mins mio mit modem modern moi moin mois mom mon mor mors mot mots mou moyen moyeu nai naine naines name
  names nat nec nel neo net noi noie noire non none nor not nou oncle oncles onde ondes oran orient our ous out
  paie paient paies pal pales palin palm pan pans parc parent pari parie parier paris parler parlez part parte
  partez parts pat patent patin pau pee pen perle perles perte pertes pes peu pic pie pilier piller pioche pis
  plaie plaies plais plate plates plats poilue pois pol polo pondre porcs pores pos pot pote poto pots poudre
  proche profil profit public pui puis puise pulse pur purs put pâle pâte raie raies rain ral ram rar rare rares
  rat rein relaie relate relire rem rie roi ronge rot rouge rouler route router régale régate régie régies régle
  régles sai sain saine sait sal salt sam same sance sant santé sat sauce saut sauté scan scie seal sean seat seau
  sec see sein seit sel sels sem sen sert set sets seu sic sie sil silo sit sito soi soie soil soin sois soit sol
  sole sols som some son sonde sons sors sort sou sous suc sue sui suivie suivit suivre sul survie survit sut tab
  tabs tac tag tai taie tail tait take tal tale tan tance tar tard tas tasse tatin tation tea tee tement tent ter
  teur teurs that tic tie tien tiens tient til time tin tion tions tip tir tirs tisser tit tite titres tits tive
  toc tof toi toire toit toits tomes ton tongs tongue tonne tonnes tons tonte too took tool top tord tort torts
  toto tou tous toute trail train trait tram trame truc true tueur tuile tulle tune tunes turc ture tâche uote vai
  val var ven vent veu veut via vien vieu vil vit voi voie voient voies voire vois voit vol volant volent voler
  vols volt volé volée volés von vor votant votent voter voté votée votés vou voyons voyous vélo véto wait watt
  while white wii wir yon you écoulé écouté épais épars étais états
`;

/** Function words that tell French from other languages when many of them stand in a text. */
export const frenchFunctionWords = 'les des est une dans pour que qui sur avec par au pas sont de la le';
