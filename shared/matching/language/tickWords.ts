/** Words by which a form asks to tick a box. */
const stems =
  /ankreuzen|zutreffende|tick |check (?:one|the|as|all)|cross (?:one|the|as)|cocher|cochez|marcar |marque |señale|assinal|barrare|zaznacz|zaškrt|kryss|sæt kryds|aankruisen|отмет|işaretle/u;

/** @param text in lower case */
export const asksToTick = (text: string): boolean => stems.test(text);
