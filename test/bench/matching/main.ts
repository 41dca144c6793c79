/**
 * `npm run bench:matching [accuracy|speed] [seed] [scale] [failures shown]`: how right and how fast the matcher is.
 */
import { benchAccuracy } from './accuracy.ts';
import { benchSpeed } from './speed.ts';

const [part = 'all', seed = '1', scale = '1', shown = '10'] = process.argv.slice(2);
if (part !== 'speed') benchAccuracy(Number(seed), Number(scale), Number(shown));
if (part !== 'accuracy') benchSpeed();
