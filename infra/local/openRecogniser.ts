/** The speech recogniser of `npm start`: sherpa-onnx with the operator's model, Amazon Transcribe if the storage is in AWS, or none. */
import {
  InvalidSettings,
  longestSpeechMs,
  readAwsSettings,
  readLocalSettings,
  type Environment,
  type Settings,
} from '../../shared/platform/settings.ts';
import { openSherpaRecogniser } from '../../shared/speech/local/sherpaRecogniser.ts';
import type { SpeechRecogniser } from '../../shared/speech/speechRecogniser.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface OpenedRecogniser {
  readonly recogniser: SpeechRecogniser;
  /** Milliseconds of a recording that it takes. */
  readonly longestMs: number;
  close(): Promise<void>;
}

/** @throws InvalidSettings if the settings contradict each other; SpeechModelUnusable if the model cannot be loaded */
export async function openRecogniser(
  environment: Environment,
  settings: Settings,
  { files }: Pick<Storage, 'files'>,
): Promise<OpenedRecogniser | undefined> {
  const { SPEECH_MODEL, STORAGE } = readLocalSettings(environment);
  const longestMs = longestSpeechMs(settings);
  if (SPEECH_MODEL !== undefined) {
    if (STORAGE === 'aws') {
      throw new InvalidSettings([
        'SPEECH_MODEL: with STORAGE=aws speech is recognised by SPEECH_RECOGNITION=transcribe',
      ]);
    }
    const recogniser = await openSherpaRecogniser(SPEECH_MODEL);
    return { recogniser, longestMs, close: () => recogniser.close() };
  }
  if (settings.SPEECH_RECOGNITION === 'off') return undefined;
  if (STORAGE !== 'aws') {
    throw new InvalidSettings([
      'SPEECH_RECOGNITION=transcribe: Amazon Transcribe needs STORAGE=aws; on one machine set SPEECH_MODEL',
    ]);
  }
  const { BUCKET_NAME, AWS_ENDPOINT_URL } = readAwsSettings(environment);
  const { createTranscribeRecogniser } = await import('../../shared/speech/aws/transcribeRecogniser.ts');
  const recogniser = createTranscribeRecogniser({
    endpoint: AWS_ENDPOINT_URL,
    bucket: BUCKET_NAME,
    files,
    languages: settings.SPEECH_LANGUAGES,
  });
  return { recogniser, longestMs, close: () => Promise.resolve() };
}
