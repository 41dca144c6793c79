/** An OCR thread for tests: reads nothing, and dies, hangs or breaks on pictures of certain widths. */
import { setImmediate } from 'node:timers';
import { parentPort } from 'node:worker_threads';

const DIES = 13;
const HANGS = 14;
const BREAKS = 15;
const DIES_AFTERWARDS = 17;

parentPort.on('message', ({ picture }) => {
  if (picture.width === DIES) process.exit(1);
  while (picture.width === HANGS);
  if (picture.width === BREAKS) throw new Error('The thread broke.');
  parentPort.postMessage({ reply: { kind: 'read', text: { lines: [] } }, workMs: 1, totalMs: 1 });
  if (picture.width === DIES_AFTERWARDS) setImmediate(() => process.exit(1));
});
