/** `npm run pin:verdicts -- 1.5.0`: gives a matcher whose verdicts have changed its new version, and pins the two to each other. */
import { readFile, writeFile } from 'node:fs/promises';
import { MATCHER_VERSION, VERDICTS_HASH } from '../../../shared/matching/answer/matcherVersion.ts';
import { verdictsHash } from './verdictsHash.ts';

const FILE = new URL('../../../shared/matching/answer/matcherVersion.ts', import.meta.url);

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('State the new version: npm run pin:verdicts -- 1.5.0');
if (version === MATCHER_VERSION) throw new Error(`${version} names other verdicts already: state a higher version.`);
// Verdicts may have changed of which the corpus has no case, so that its own need not differ.
const text = await readFile(FILE, 'utf8');
await writeFile(FILE, text.replace(MATCHER_VERSION, version).replace(VERDICTS_HASH, verdictsHash(version)));
process.stdout.write(`The matcher is ${version}, pinned to its verdicts.\n`);
