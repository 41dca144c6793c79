/** Entry point of the Lambda function. */
import { tmpdir } from 'node:os';
import { processEnvironment, readAwsSettings, readConverterSettings } from '../../shared/platform/settings.ts';
import { createAssetStore } from '../../shared/storage/aws/assetStore.ts';
import { createInvokedFunction } from '../../shared/storage/aws/invokedFunction.ts';
import { createS3Handover } from '../../shared/storage/aws/s3Handover.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { convertElsewhere } from './convertElsewhere.ts';
import { createHandler } from './handler.ts';

/** Longer than the renderer's own time (`infra/functions.ts`), so that its end is reported rather than guessed. */
const RENDERER_MS = 165_000;

const runtime = lambdaRuntime('convertDocument');
const { settings, clock } = runtime;
const environment = processEnvironment();
const { AWS_ENDPOINT_URL: endpoint, BUCKET_NAME: bucket } = readAwsSettings(environment);
const renderer = readConverterSettings(environment);
const assets = createAssetStore({ bucket: renderer.OFFICE_PROGRAM_BUCKET, endpoint, clock });
const invoke = createInvokedFunction({ name: renderer.RENDER_FUNCTION, endpoint, timeoutMs: RENDERER_MS });
const handover = createS3Handover({ bucket, endpoint, clock });
const program = () =>
  Promise.all(
    renderer.OFFICE_PROGRAM_FILES.map(async ({ name, key, sha256 }) => {
      const { url: link } = await assets.signLink(key);
      return { name, sha256, link };
    }),
  );

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(runtime),
  capturerOf: (accountId) =>
    convertElsewhere({
      handover,
      render: (order) => invoke(order, renderer.RENDER_PER_ACCOUNT ? accountId : undefined),
      program,
      maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
    }),
  workFolder: tmpdir(),
});
