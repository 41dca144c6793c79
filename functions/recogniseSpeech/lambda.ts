/** Entry point of the Lambda function. */
import { createMediaEngine } from '../../shared/documents/media/mediaEngine.ts';
import { createMediaReader } from '../../shared/documents/media/mediaReader.ts';
import { processEnvironment, readAwsSettings } from '../../shared/platform/settings.ts';
import { createTranscribeRecogniser } from '../../shared/speech/aws/transcribeRecogniser.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('recogniseSpeech');
const { settings, storage } = runtime;
const { BUCKET_NAME, AWS_ENDPOINT_URL } = readAwsSettings(processEnvironment());

export const handler = createHandler({
  ...runtime,
  // The only document reader that has sound.
  reader: createMediaReader({ engine: createMediaEngine(), maxPages: settings.MAX_PAGES }),
  recogniser: createTranscribeRecogniser({
    endpoint: AWS_ENDPOINT_URL,
    bucket: BUCKET_NAME,
    files: storage.files,
    languages: settings.SPEECH_LANGUAGES,
  }),
});
