/** Entry of the Lambda function. */
import { tmpdir } from 'node:os';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('convertDocument');
const { settings } = runtime;
const converter = openConverter({
  network: createGuardedNetwork(),
  userAgent: settings.WEB_USER_AGENT,
  maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
  singleProcess: true,
});
converter.wake();

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(settings),
  converter,
  workFolder: tmpdir(),
});
