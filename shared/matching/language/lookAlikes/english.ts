/**
 * Common English words that differ from another one by a shape which OCR confuses ("hall" and "halt", "coal" and "coat"). A
 * scan that shows one of them was read well as far as anybody can tell: it is never excused as a misreading of the other.
 */
export const englishLookAlikes =
  'hall halt hail coal coat cool tax lax lox fax hut but nut hat hot had bad hid lid bid him hen ban bar ben her bet bit bat cat eat ear car cap cup cut out our oat oar ' +
  'lethal liable table cable fable able legal regal form farm firm from term team tear bear hear dear clear fear near rear year heard beard board bored hoard head bead lead load toad road read dead ' +
  'bell belt ball bail bald bold hold held help cell sell tell fell fall fill till tall tail toil foil fail tall mail mall mill will well wall hill bill kill ill all air aid and end ' +
  'list lost last cast cost post past pest test rest nest best bust bush rush hush lush last fast east least lease tease cease case base bass loss toss boss lass less mess mass moss miss kiss ' +
  'rate fate date late gate hate mate sale safe same some come core cure care bare hare here hire fire tire wire wife life lift list left let get set sat sit hit bit bite kite site side hide tide ride wide wild mild mind kind find fond bond band hand land lend bend send tend ' +
  'lower tower power cover lover cower hover over ever never fever lever clover close dose rose nose hose lose loose goose house horse course source force farce ' +
  'rock reck sock lock look took book hook cook cool tool fool pool pole hole hold role rule mule mute cute note vote rote tone lone zone bone done gone one ore ' +
  'pine pink line link lime time tine tire fine five live give dive drive fire file tile mile male mare mere mode made fade face lace race rice nice mice dice lice ' +
  'born torn horn corn com turn tum burn bum bran brain train drain grain gain pain paid raid said sold cold gold told bolder colder holder older elder ' +
  'modem modern stern stem item team steam stream scream cream dream tern fern barn darn bam clam dam damn cling ding clog dog clay day dock clock duck click ' +
  'now not net nut new mew news hew few sew saw law raw paw jaw flaw flow slow show snow know blow glow grow crow low row how tow bow cow sow ' +
  'goal goat boat bout about scout shout shoot short shirt skirt sport spot spit split slit slip ship shop stop step steep sheep sleep sheet sweet street ' +
  'mine nine wine line fine sign sing ring king wing ping pin pen pan ran run sun son sin sir fir fur for far jar tar war was has his this thus thin then them than that what chat ' +
  'hired fired tired wired rated hated dated fated hunt hurt bunt burst trust crust rust just dust must lust last ' +
  'coast toast roast boast beast feast breast bread break brake bake lake take fake fate cake came game name tame fame lame ' +
  'trial trail frail fruit bruit court count mount amount account content consent convent invent intent extent ' +
  'eight fight light night right sight tight might bight height weight bills hills mills fills tills pills bore here hero zero were where there these those three tree free flee fled ' +
  'bank hank rank tank thank think drink brink blank blink black block clock slack stack stock slick stick quick ' +
  'hear bear heat beat neat meat seat feat treat threat wheat heart hearth earth ' +
  'affect effect elect select eject reject object direct correct collect ' +
  'adopt adapt adept accept except expect aspect respect inspect ' +
  'lawful awful careful useful ' +
  'march match watch catch batch hatch patch latch ' +
  'month mouth south youth truth tooth booth both bath path oath ' +
  'police policy polite palace place plane plate slate state stale scale scare share shame shape shade spade space ' +
  'union onion minion million billion ' +
  'tiny tidy lady body baby bury busy buy boy toy joy day bay hay lay may pay say way ray gray grey prey pray play clay';
