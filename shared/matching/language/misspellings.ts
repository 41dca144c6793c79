/**
 * Misspellings that are not other words, each followed by the right spelling. A list, not a rule: "martial" is not a slip for "marital".
 */

const english = `
  accomodate accommodate accomodation accommodation acheive achieve acheived achieved accross across adress address adressed addressed
  agreeement agreement agressive aggressive apparant apparent appearence appearance arguement argument assesment assessment
  begining beginning beleive believe benificial beneficial calender calendar cancelation cancellation committment commitment
  commitee committee comittee committee completly completely concensus consensus consistant consistent definately definitely
  developement development diffrent different dissapoint disappoint embarass embarrass enviroment environment
  equiptment equipment existance existence experiance experience explaination explanation familar familiar finaly finally
  foriegn foreign goverment government governement government garantee guarantee gaurantee guarantee harrass harass
  immediatly immediately independant independent infomation information intial initial knowlege knowledge
  liason liaison maintainance maintenance maintenence maintenance managment management neccessary necessary necesary necessary
  noticable noticeable occassion occasion occasionaly occasionally occured occurred occuring occurring occurence occurrence
  occurance occurrence paralell parallel peice piece perfomance performance persistant persistent posession possession
  possesion possession preceeding preceding prefered preferred priviledge privilege proccess process publically publicly
  recieve receive recieved received recieves receives reciept receipt recomend recommend recommendaton recommendation refered referred
  refering referring relevent relevant responsability responsibility rythm rhythm seperate separate seperated separated
  seperately separately similiar similar succesful successful succesfully successfully sucessful successful
  supercede supersede suprise surprise tendancy tendency threshhold threshold tommorow tomorrow tommorrow tomorrow transfered transferred
  truely truly untill until usefull useful wich which withold withhold writen written
`;

const words = english.trim().split(/\s+/);
const right = new Map(words.flatMap((wrong, at) => (at % 2 === 0 ? [[wrong, words[at + 1]] as const] : [])));

/** Whether `slip` is a known misspelling of `word`, both folded. */
export const misspells = (slip: string, word: string): boolean => right.get(slip) === word;
