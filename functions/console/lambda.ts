/** Entry point of the Lambda function: it reaches nothing in AWS. */
import { createLog } from '../../shared/platform/log.ts';
import { processEnvironment, readConsoleSettings } from '../../shared/platform/settings.ts';
import { readConsoleAssets } from './consoleAssets.ts';
import { createHandler } from './handler.ts';

const { FILES_ORIGINS, LOG_LEVEL } = readConsoleSettings(processEnvironment());

export const handler = createHandler({
  log: createLog('console', LOG_LEVEL),
  assets: () => readConsoleAssets(import.meta.dirname),
  filesOrigins: () => FILES_ORIGINS,
});
