/** Words so common that finding them proves nothing. Folded. */
import { tagged } from './languages.ts';

export const isStopword = tagged('stopWord');

/** Particles that hold Chinese and Japanese sentences together. */
const commonGlyphs = new Set(
  '的了是在和有我他这這个個不也就都而及与與于於之に は を の が と で た し て い る な も ま す へ り れ'.replaceAll(
    ' ',
    '',
  ),
);
export const isCommonGlyph = (letter: string): boolean => commonGlyphs.has(letter);
