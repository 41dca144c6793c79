/**
 * A program that keeps a data directory open until it is killed: `storageHolder.ts <dataDir> [jobs]`. With `jobs` it sends that
 * many messages and takes them without ever finishing one. It prints one line when everything is ready.
 */
import { systemClock } from '../../shared/platform/clock.ts';
import { createLocalStorage } from '../../shared/storage/local/createLocalStorage.ts';

const [dataDir, jobs = '0'] = process.argv.slice(2);
const storage = await createLocalStorage({
  dataDir,
  signedLinkSeconds: 3600,
  clock: systemClock,
  publicBaseUrl: () => 'http://localhost:8080',
});
await storage.accounts.createAccount({
  accountId: 'holder',
  status: 'active',
  createdAt: '2030-01-01T00:00:00.000Z',
  retention: 'standard',
});
await storage.renderQueue.send(
  Array.from({ length: Number(jobs) }, (_, batch) => ({
    accountId: 'holder',
    attachmentId: 'a1',
    storageId: 's1',
    batch,
  })),
);
// As many as the storage delivers at a time.
const allTaken = Math.min(Number(jobs), 2);
let taken = 0;
const underWay = Promise.withResolvers<undefined>();
if (allTaken === 0) underWay.resolve(undefined);
storage.startWorkers({
  renderQueue: {
    handle: () => {
      if (++taken === allTaken) underWay.resolve(undefined);
      return new Promise(() => undefined);
    },
    giveUp: () => new Promise(() => undefined),
  },
});
// What a customer has stored before the process is killed.
await storage.files.put('sources/holder/s1/original', Buffer.from('kept'), 'text/plain');
await underWay.promise;
console.log('holding');
setInterval(() => undefined, 60_000);
