/**
 * Runs the whole service in this process: the composition that `npm start` and the users' command line share. The threads that every
 * service needs start first, with the few modules that they take: another processor works on them while this one loads all the others.
 */
import { systemClock } from '../../shared/platform/clock.ts';
import { createLog } from '../../shared/platform/log.ts';
import {
  documentReaderOptions,
  readLocalSettings,
  readSettings,
  type Environment,
} from '../../shared/platform/settings.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { createJudge } from '../../shared/verification/judging/judge.ts';
import { localUrl } from './localUrl.ts';
import { ALL_LANGUAGES } from './ocrLanguages.ts';
import { openStorage } from './openStorage.ts';
import type { RunningService } from './runningService.ts';

/** Milliseconds without work after which a thread gives its memory back: longer than a person looks at an answer before the next question. */
const REST_MS = 30_000;

/**
 * Listens when it resolves.
 * @param tell prints what a waiting user should know, a line at a time
 * @throws InvalidSettings; UnusableDataDirectory; DataDirectoryInUse; LanguageNotInstalled; SpeechModelUnusable
 */
export async function runService(environment: Environment, tell: (line: string) => void): Promise<RunningService> {
  const settings = readSettings({ OCR_LANGUAGES: ALL_LANGUAGES, ...environment });
  const local = readLocalSettings(environment);
  const log = createLog('local', settings.LOG_LEVEL);
  const clock = systemClock;
  const address = { baseUrl: localUrl(local.PORT) };
  const threadsStart = Promise.withResolvers<undefined>();
  const onStarting = (): void => {
    threadsStart.resolve(undefined);
  };
  const opening = openStorage({
    environment,
    settings,
    clock,
    log,
    publicBaseUrl: () => address.baseUrl,
    tell,
    onStarting,
  });
  // Whatever storage has no threads, or fails before, is not waited for twice.
  opening.then(onStarting, onStarting);
  await threadsStart.promise;
  const judge = createJudge({ maxBytes: settings.WARM_CACHE_BYTES, restMs: REST_MS });
  const pdf = createPdfReader({
    ...documentReaderOptions(settings),
    restMs: REST_MS,
    onSecondReader: (cause) => {
      log.warn('read by the second PDF reader', { cause });
    },
  });
  judge.wake();
  pdf.wake();
  try {
    const { serveStorage } = await import('./serveStorage.ts');
    // What most first requests need next: this thread has nothing else to do while the database opens.
    const [opened] = await Promise.all([opening, import('./verifyingEndpoints.ts')]);
    return await serveStorage({
      environment,
      settings,
      local,
      log,
      clock,
      address,
      opened,
      judge,
      pdf,
      restMs: REST_MS,
    });
  } catch (error) {
    await Promise.all([judge.close(), pdf.close()]);
    throw error;
  }
}
