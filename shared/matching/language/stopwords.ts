/** Words so common that finding them proves nothing. Folded; one list per language. */

const english =
  'a an the and or but if of to in on at by for from with as is are was were be been being it its this that these those he she they we you i his her their our your my me him them us who whom which what when where why how there here than then so such not no nor do does did done has have had having will would shall should can could may might must also any all some each other into over under up down out about after before between during through more most only own same very just';
const german =
  'der die das den dem des ein eine einen einem einer eines und oder aber wenn von zu zum zur in im an am auf bei für aus mit als ist sind war waren sein es er sie wir ihr ich nicht auch nur noch schon wird werden wurde wurden hat haben hatte dass daß sich nach vor über unter um durch bis wie so diese dieser dieses dass';
const french =
  "le la les l un une des du de d et ou mais si à au aux en dans sur par pour avec sans est sont était être a ont ce cette ces il elle ils elles nous vous je on qui que quoi dont où ne pas plus se sa son ses leur leurs comme l'on qu'il c'est d'un d'une";
const spanish =
  'el la los las un una unos unas y o pero si de del a al en con por para sin sobre es son era fue ser ha han lo le les se su sus que quien cual como más no este esta estos estas';
const italian =
  'il lo la i gli le un uno una e o ma se di del della dei delle dello a al alla ai in nel nella con per su da dal dalla è sono era essere ha hanno si che chi come non più questo questa questi queste';
const portuguese =
  'o a os as um uma e ou mas se de do da dos das em no na nos nas com por para é são foi ser que não mais';
const dutch = 'de het een en of maar van te in op aan bij voor uit met als is zijn was waren dat die dit deze niet ook';
const russian = 'и в на с по к у о из за от для не что это как но или а то же так он она они мы вы я был была были';
const arabic = 'في من على إلى عن أن إن ما هذا هذه ذلك التي الذي و أو لا كان كانت قد مع كل بين';

const words = new Set(
  [english, german, french, spanish, italian, portuguese, dutch, russian, arabic].join(' ').split(' '),
);

export const isStopword = (key: string): boolean => words.has(key);

/** Particles that hold Chinese and Japanese sentences together. */
const commonGlyphs = new Set(
  '的了是在和有我他这這个個不也就都而及与與于於之に は を の が と で た し て い る な も ま す へ り れ'.replaceAll(
    ' ',
    '',
  ),
);
export const isCommonGlyph = (letter: string): boolean => commonGlyphs.has(letter);
