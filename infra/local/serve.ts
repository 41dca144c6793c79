/** The service on this process's environment and terminal, until it is told to stop. */
import { SpeechModelUnusable } from '../../shared/speech/local/sherpaModel.ts';
import { LanguageNotInstalled } from '../../shared/documents/ocr/ocrAssets.ts';
import { outliveReaders } from '../../shared/platform/closedOutput.ts';
import { InvalidSettings, processEnvironment } from '../../shared/platform/settings.ts';
import { UnusableDataDirectory } from '../../shared/storage/local/createLocalStorage.ts';
import { DataDirectoryInUse } from '../../shared/storage/local/localDatabase.ts';
import { runService } from './runService.ts';

async function start(): Promise<void> {
  const service = await runService(processEnvironment(), (line) => {
    console.log(line);
  });
  console.log(await service.greeting());
  service.wake();

  const stop = async (): Promise<void> => {
    console.log('Stopping: running requests end first. Press Ctrl-C again to stop at once.');
    await service.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function explain(error: unknown): string {
  const plain = [InvalidSettings, UnusableDataDirectory, DataDirectoryInUse, LanguageNotInstalled, SpeechModelUnusable];
  const isPlain = plain.some((kind) => error instanceof kind);
  if (error instanceof Error && isPlain) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program uses the port. Choose a free one: PORT=8788 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

outliveReaders();
start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
