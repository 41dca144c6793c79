/** Entry of the Lambda function. */
import { tmpdir } from 'node:os';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createNativeEngine } from '../../shared/conversion/office/native/createNativeEngine.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

/** Where the image of `infra/converter/Dockerfile` has it. */
const SOFFICE_IN_IMAGE = '/usr/bin/soffice';

const runtime = lambdaRuntime('convertDocument');
const { settings } = runtime;
const converter = openConverter({
  network: createGuardedNetwork(),
  office: createNativeEngine({ sofficePath: SOFFICE_IN_IMAGE }),
  userAgent: settings.WEB_USER_AGENT,
  maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
  singleProcess: true,
});
converter.wake();

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(runtime),
  converter,
  workFolder: tmpdir(),
});
