/**
 * `npm run bench:matching [accuracy|samples|speed] [seed] [scale] [failures shown]`: how right and how fast the matcher is.
 */
import { benchAccuracy, benchCorpus } from './accuracy.ts';
import { sampleCases } from './samples.ts';
import { benchSpeed } from './speed.ts';

const [part = 'all', seed = '1', scale = '1', shown = '10'] = process.argv.slice(2);
const samples = process.env.MATCHING_SAMPLES;
if (part === 'all' || part === 'accuracy') benchCorpus(Number(seed), Number(scale), Number(shown));
if (samples !== undefined && (part === 'all' || part === 'samples')) {
  benchAccuracy(sampleCases(samples, Number(seed)), Number(shown));
}
if (part === 'all' || part === 'speed') benchSpeed();
