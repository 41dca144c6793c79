/** Runs in the database's thread instead of the database: answers with its number of starts, and dies when told to, in the given way. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseMessage, DatabaseThreadData } from '../../shared/storage/local/databaseServer.ts';

const { path, port } = workerData as DatabaseThreadData;
const file = join(path, 'starts');
const starts = Number(readFileSync(file, 'utf8')) + 1;
writeFileSync(file, String(starts));
// As on a disk that stays full for a while.
if (starts === 2) throw new Error('no space left');

const die = (): void => {
  setImmediate(() => {
    throw new Error('no space left');
  });
};
const server = createServer((request, response) => {
  if (request.url === '/die') die();
  else response.end(String(starts));
});
server.listen(port, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', (message: DatabaseMessage) => {
  if (message === 'end') {
    server.close(() => parentPort?.close());
    server.closeAllConnections();
  } else if (message.target === 'die') die();
  else parentPort?.postMessage({ number: message.number, statusCode: 200, headers: {}, body: String(starts) });
});
