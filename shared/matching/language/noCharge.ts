/** How a row of a price list ends that names no amount: "free", "gratis", "on request". */
import { patternsOf } from './languages.ts';

const noCharge = new RegExp(String.raw`(?:^|[\s–—:.-])${patternsOf('noCharge')}[.!*]*$`, 'iu');

export const isWithoutCharge = (line: string): boolean => noCharge.test(line);
