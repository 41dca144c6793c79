/** A thread that takes memory without end, in the requested way. */
import { Buffer } from 'node:buffer';
import { parentPort } from 'node:worker_threads';

const MEBIBYTE = 1024 * 1024;

const ways = {
  'a growing array': () => {
    const numbers = [];
    for (;;) numbers.push(numbers.length * 1.5);
  },
  'small objects': () => {
    const objects = [];
    for (;;) objects.push({ at: objects.length });
  },
  'one large array after the other': () => {
    const arrays = [];
    for (;;) arrays.push(Array.from(new Uint8Array(20_000_000)));
  },
  buffers: () => {
    const buffers = [];
    for (;;) buffers.push(Buffer.alloc(16 * MEBIBYTE, 1));
  },
};

parentPort.on('message', ({ way }) => {
  parentPort.postMessage({ reply: way === 'nothing' ? 'answered' : ways[way](), workMs: 1, totalMs: 1 });
});
