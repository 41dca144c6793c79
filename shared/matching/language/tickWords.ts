/** Words by which a form asks to tick a box. */
import { patternsOf } from './languages.ts';

const request = new RegExp(patternsOf('asksToTick'), 'u');

/** @param text in lower case */
export const asksToTick = (text: string): boolean => request.test(text);
