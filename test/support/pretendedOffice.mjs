/**
 * A process that speaks like the one with LibreOffice and fails as told: `node pretendedOffice.mjs FOLDER`. What it should do is
 * in the document, one word per attempt: `convert`, `grow`, `hang`, `toil`, `die`, `refuse`. Attempts are counted in FOLDER. A file `stalls`
 * says how many starts are never answered; with a file `toils`, starts work without end.
 */
import { Buffer } from 'node:buffer';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const log = join(folder, 'attempts');
const count = () => (existsSync(log) ? readFileSync(log, 'utf8').length : 0);
const note = join(folder, 'starts');

process.on('disconnect', () => process.exit());
process.on('message', ({ kind, bytes }) => {
  if (kind === 'setUp') {
    appendFileSync(note, `${process.pid}\n`);
    while (existsSync(join(folder, 'toils'))) Math.random();
    const stalls = existsSync(join(folder, 'stalls')) ? Number(readFileSync(join(folder, 'stalls'), 'utf8')) : 0;
    if (readFileSync(note, 'utf8').trim().split('\n').length > stalls) process.send({ kind: 'ready' });
    return;
  }
  const words = Buffer.from(bytes).toString().split(' ');
  const word = words[Math.min(count(), words.length - 1)];
  appendFileSync(log, '.');
  // As unresponsive as a process that works without end, but leaves the processor to others.
  if (word === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  while (word === 'toil') Math.random();
  if (word === 'die') process.abort();
  if (word === 'refuse') process.send({ kind: 'refused', cause: 'no', residentBytes: 1 });
  const residentBytes = word === 'grow' ? 1e12 : 1;
  if (word === 'convert' || word === 'grow') {
    process.send({ kind: 'converted', bytes: Buffer.from('%PDF'), residentBytes });
  }
});
