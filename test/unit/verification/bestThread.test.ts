/** Documents that are opened one after the other share a thread that runs, as long as it has room. */
import { bestThread } from '../../../shared/verification/judging/bestThread.ts';

const MOST = 100;
const thread = (
  name: string,
  { documents = [] as string[], isRunning = true, isBusy = false, heldBytes = 0 } = {},
) => ({
  name,
  isBusy,
  isRunning,
  heldBytes,
  holds: (documentId: string) => documents.includes(documentId),
});
const NOT_STARTED = thread('not started', { isRunning: false });

it.each([
  [
    'the one that holds the document',
    [thread('room'), thread('holder', { documents: ['d'], heldBytes: 90 })],
    'holder',
  ],
  ['one that runs, before one that must be started', [NOT_STARTED, thread('runs', { heldBytes: 40 })], 'runs'],
  ['another one if what runs has no room', [thread('full', { heldBytes: 60 }), NOT_STARTED], 'not started'],
  ['another one if what runs is busy', [thread('busy', { isBusy: true }), NOT_STARTED], 'not started'],
  ['the emptiest if all are full', [thread('fuller', { heldBytes: 90 }), thread('full', { heldBytes: 60 })], 'full'],
])('takes %s', (_, threads, name) => {
  expect(bestThread(threads, 'd', MOST).name).toBe(name);
});
