/** Entry of the Lambda function. */
import { tmpdir } from 'node:os';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { processEnvironment, readAwsSettings, readConverterSettings } from '../../shared/platform/settings.ts';
import { createAssetStore } from '../../shared/storage/aws/assetStore.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';
import { officeProgram } from './officeProgram.ts';

const runtime = lambdaRuntime('convertDocument');
const { settings, clock, log } = runtime;
const environment = processEnvironment();
const converterSettings = readConverterSettings(environment);
const assets = createAssetStore({
  bucket: converterSettings.OFFICE_PROGRAM_BUCKET,
  endpoint: readAwsSettings(environment).AWS_ENDPOINT_URL,
  clock,
});
const workFolder = tmpdir();
const converter = openConverter({
  network: createGuardedNetwork(),
  office: createWasmEngine({
    program: officeProgram(converterSettings, assets, workFolder),
    // Each document has a LibreOffice of its own: those of two accounts never meet in one.
    limits: { conversionsPerProcess: 1 },
    startsAhead: false,
    onLost: (cause) => {
      log.warn('office process lost', { cause });
    },
  }),
  userAgent: settings.WEB_USER_AGENT,
  maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
  singleProcess: true,
});
converter.wake();

export const handler = createHandler({ ...runtime, reader: lambdaDocumentReader(runtime), converter, workFolder });
