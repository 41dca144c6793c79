/** Which recogniser `npm start` uses, by its settings. */
import { openRecogniser } from '../../../infra/local/openRecogniser.ts';
import { documentReaderOptions, readSettings, type Environment } from '../../../shared/platform/settings.ts';

const files = {} as never;
const open = (environment: Environment) => openRecogniser(environment, readSettings(environment), { files });
const AWS = {
  STORAGE: 'aws',
  BUCKET_NAME: 'files',
  TABLE_NAME: 'records',
  CONVERT_QUEUE_URL: 'http://sqs/convert',
  READ_QUEUE_URL: 'http://sqs/read',
  SPEECH_QUEUE_URL: 'http://sqs/speech',
  RENDER_QUEUE_URL: 'http://sqs/render',
  AWS_REGION: 'eu-central-1',
};

describe('the recogniser of npm start', () => {
  it('is nobody unless the operator says who', async () => {
    expect(await open({})).toBeUndefined();
    expect(await open(AWS)).toBeUndefined();
    expect(documentReaderOptions(readSettings({})).longestSpeechMs).toBeUndefined();
  });

  it('is Amazon Transcribe on storage in AWS, for as long as is set', async () => {
    const environment = { ...AWS, SPEECH_RECOGNITION: 'transcribe', SPEECH_MAX_MINUTES: '90' };
    const opened = await open(environment);
    expect(opened).toMatchObject({ longestMs: 90 * 60_000, recogniser: { stretchMs: 4 * 60 * 60_000 } });
    expect(documentReaderOptions(readSettings(environment)).longestSpeechMs).toBe(90 * 60_000);
  });

  it.each([
    [{ SPEECH_RECOGNITION: 'transcribe' }, 'STORAGE=aws'],
    [{ ...AWS, SPEECH_MODEL: '/models/one' }, 'SPEECH_RECOGNITION=transcribe'],
    [{ SPEECH_MODEL: '/models/none' }, 'There is no such folder'],
    [{ SPEECH_MAX_MINUTES: '241' }, 'SPEECH_MAX_MINUTES'],
    [{ SPEECH_LANGUAGES: 'english' }, 'SPEECH_LANGUAGES'],
  ])('is refused for %j, in a sentence that says what to do', async (environment, advice) => {
    await expect((async () => open(environment as Environment))()).rejects.toThrow(advice);
  });
});
