/** The queues of the service, each with its workers. */
import type { Construct } from 'constructs';
import type { QueueName } from '../../shared/storage/storage.ts';
import type { DeploySettings } from '../config.ts';
import type { FunctionName } from '../functions.ts';
import type { Alarms } from './alarms.ts';
import type { Encryption } from './encryption.ts';
import type { ServiceFunction } from './serviceFunction.ts';
import { WorkQueue } from './workQueue.ts';

export type WorkQueues = Readonly<Record<QueueName, WorkQueue>>;

export function createWorkQueues(scope: Construct, alarms: Alarms, encryption: Encryption): WorkQueues {
  return {
    convertQueue: new WorkQueue(scope, 'ConvertQueue', {
      worker: 'convertDocument',
      failer: 'failConversion',
      // Somebody is waiting for it: one more attempt, then the news that it failed.
      attempts: 2,
      visibilityFactor: 1.2,
      waitingAlarmMinutes: 2,
      whenWaiting: 'Web addresses wait to be converted: raise convertConcurrency, or see why convertDocument fails.',
      whenFailing:
        'The conversion of an address failed on our side and its attachment says so. The log of convertDocument has the cause.',
      alarms,
      encryption,
    }),
    readQueue: new WorkQueue(scope, 'ReadQueue', {
      worker: 'readPages',
      failer: 'failReadPages',
      attempts: 3,
      visibilityFactor: 1.5,
      waitingAlarmMinutes: 15,
      whenWaiting: 'Long scans wait to be read: raise readConcurrency, or see why readPages fails.',
      whenFailing:
        'Pages of a long scan could not be read for good, and its attachment says so. The log of readPages has the cause.',
      alarms,
      encryption,
    }),
    speechQueue: new WorkQueue(scope, 'SpeechQueue', {
      worker: 'recogniseSpeech',
      failer: 'failSpeech',
      attempts: 3,
      visibilityFactor: 1.5,
      waitingAlarmMinutes: 15,
      whenWaiting: 'Recordings wait to be recognised: raise speechConcurrency, or see why recogniseSpeech fails.',
      whenFailing:
        'The speech of a recording could not be recognised for a fault of ours, and its attachment says so. The log of recogniseSpeech has the cause.',
      alarms,
      encryption,
    }),
    renderQueue: new WorkQueue(scope, 'RenderQueue', {
      worker: 'renderPages',
      failer: 'failRenderPages',
      attempts: 3,
      // What AWS asks for: nobody waits for a page image.
      visibilityFactor: 6,
      waitingAlarmMinutes: 15,
      whenWaiting: 'Page images lag behind: raise renderConcurrency, or see why renderPages fails.',
      whenFailing:
        'A batch of page images failed for good and its attachment shows so. The log of renderPages has the cause.',
      alarms,
      encryption,
    }),
  };
}

export function deliverAll(
  queues: WorkQueues,
  functions: Readonly<Record<FunctionName, ServiceFunction>>,
  { convertConcurrency, readConcurrency, speechConcurrency, renderConcurrency }: DeploySettings,
): void {
  queues.convertQueue.deliver(functions.convertDocument, functions.failConversion, convertConcurrency);
  queues.readQueue.deliver(functions.readPages, functions.failReadPages, readConcurrency);
  queues.speechQueue.deliver(functions.recogniseSpeech, functions.failSpeech, speechConcurrency);
  queues.renderQueue.deliver(functions.renderPages, functions.failRenderPages, renderConcurrency);
}
