/** Speech recognition by Amazon Transcribe: a job over the sound of the whole recording, stored beside the attachment's own objects. */
import {
  BadRequestException,
  ConflictException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  LimitExceededException,
  NotFoundException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type LanguageCode,
  type StartTranscriptionJobCommandInput,
  type TranscriptionJob,
} from '@aws-sdk/client-transcribe';
import { noSpeech } from '../../documents/media/failures.ts';
import { MachineBusy } from '../../documents/machineBusy.ts';
import type { FileStore } from '../../storage/fileStore.ts';
import { definedOnly } from '../../storage/aws/documentClient.ts';
import { SHORT_REQUESTS } from '../../storage/aws/requestTimeouts.ts';
import { soundKey, transcriptKey } from '../../storage/keys.ts';
import type { Recognition, SpeechJob, SpeechRecogniser } from '../speechRecogniser.ts';
import { JOB_NAME_PREFIX } from './jobNames.ts';
import { readTranscriptFile } from './transcriptFile.ts';

/** Milliseconds: the longest that Transcribe takes as one job (its quotas, "audio file length"). */
const LONGEST_JOB_MS = 4 * 60 * 60_000;

export interface TranscribeConfig {
  /** Address of an AWS emulation; absent: AWS. */
  readonly endpoint?: string | undefined;
  /** Absent: found the way the AWS SDK finds it, like credentials. */
  readonly region?: string | undefined;
  readonly files: Pick<FileStore, 'get' | 'put'>;
  readonly bucket: string;
  /** As Transcribe names them, for example `en-US`: the expected ones. None: it detects them among all that it knows. */
  readonly languages: readonly string[];
}

export function createTranscribeRecogniser(config: TranscribeConfig): SpeechRecogniser {
  const { endpoint, region, files, bucket, languages } = config;
  const client = new TranscribeClient({ ...definedOnly({ endpoint, region }), requestHandler: SHORT_REQUESTS });
  const stateOf = async (job: SpeechJob): Promise<TranscriptionJob | undefined> => {
    try {
      const answer = await client.send(new GetTranscriptionJobCommand({ TranscriptionJobName: jobName(job) }));
      return answer.TranscriptionJob;
    } catch (error) {
      // It answers either way for a job that does not exist.
      if (error instanceof NotFoundException || error instanceof BadRequestException) return undefined;
      throw error;
    }
  };

  const look = async (job: SpeechJob): Promise<Recognition> => {
    const state = await stateOf(job);
    switch (state?.TranscriptionJobStatus) {
      case 'QUEUED':
      case 'IN_PROGRESS':
        return { kind: 'underWay' };
      case 'COMPLETED': {
        const transcript = await files.get(transcriptKey(job.accountId, job.storageId, job.part));
        if (!transcript) throw new Error(`The transcript of ${jobName(job)} is gone.`);
        return { kind: 'recognised', words: readTranscriptFile(transcript) };
      }
      case 'FAILED':
        throw noSpeech(state.FailureReason);
      default:
        throw new Error(`There is no job ${jobName(job)}.`);
    }
  };

  return {
    stretchMs: LONGEST_JOB_MS,
    begin: async (stretch) => {
      const { accountId, storageId, part, startMs, endMs, sound } = stretch;
      const key = soundKey(accountId, storageId, part);
      await files.put(key, await sound({ startMs, endMs, format: 'flac' }), 'audio/flac');
      const order: StartTranscriptionJobCommandInput = {
        TranscriptionJobName: jobName(stretch),
        Media: { MediaFileUri: `s3://${bucket}/${key}` },
        MediaFormat: 'flac',
        OutputBucketName: bucket,
        OutputKey: transcriptKey(accountId, storageId, part),
        ...languageOf(languages),
      };
      try {
        await client.send(new StartTranscriptionJobCommand(order));
      } catch (error) {
        if (error instanceof LimitExceededException) throw new MachineBusy('the recognition of speech');
        // Started by an earlier delivery of the message.
        if (!(error instanceof ConflictException)) throw error;
      }
      return { kind: 'underWay' };
    },
    look,
    forget: async (job) => {
      const state = await stateOf(job);
      if (state === undefined) return true;
      // A running job cannot be deleted, and writes its transcript when it is done.
      if (state.TranscriptionJobStatus === 'QUEUED' || state.TranscriptionJobStatus === 'IN_PROGRESS') return false;
      await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: jobName(job) }));
      return true;
    },
  };
}

/** The same for every delivery: the storage belongs to one preparation alone. */
const jobName = ({ storageId, part }: SpeechJob): string => `${JOB_NAME_PREFIX}${storageId}-${part}`;

/** Several languages may be spoken in one recording. */
function languageOf(
  languages: readonly string[],
): Pick<StartTranscriptionJobCommandInput, 'LanguageCode' | 'IdentifyMultipleLanguages' | 'LanguageOptions'> {
  const codes = languages as readonly LanguageCode[];
  if (codes.length === 1) return { LanguageCode: codes[0] };
  return { IdentifyMultipleLanguages: true, ...(codes.length > 0 && { LanguageOptions: [...codes] }) };
}
