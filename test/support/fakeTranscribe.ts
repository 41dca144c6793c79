/** Amazon Transcribe as its clients see it: JSON over HTTP, jobs by name, a transcript in the bucket when one is done. */
import { z } from 'zod';

const startRequest = z.object({
  TranscriptionJobName: z.string().regex(/^[0-9a-zA-Z._-]{1,200}$/),
  Media: z.object({ MediaFileUri: z.string() }),
  MediaFormat: z.string(),
  OutputBucketName: z.string(),
  OutputKey: z.string().regex(/^[a-zA-Z0-9-_.!*'()/]{1,1024}$/),
  LanguageCode: z.string().optional(),
  IdentifyMultipleLanguages: z.boolean().optional(),
  LanguageOptions: z.array(z.string()).optional(),
});
export type StartRequest = z.infer<typeof startRequest>;
const nameRequest = z.object({ TranscriptionJobName: z.string() });

export interface FakeJob {
  readonly order: StartRequest;
  status: 'QUEUED' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  failure?: string;
}

export interface FakeTranscribe {
  readonly jobs: ReadonlyMap<string, FakeJob>;
  /** Rejected with this Transcribe error, as long as it is set. */
  refusal?: string;
  /** The job is done: its transcript is in the bucket. */
  complete(name: string, transcript: object): void;
  fail(name: string, reason: string): void;
  /** @param target the header `X-Amz-Target` */
  answer(target: string, body: Buffer): { readonly status: number; readonly body: string };
}

/** @param write what the service's own role writes into the bucket for it */
export function createFakeTranscribe(write: (bucket: string, key: string, bytes: Buffer) => void): FakeTranscribe {
  const jobs = new Map<string, FakeJob>();
  const error = (type: string, Message: string) => ({ status: 400, body: JSON.stringify({ __type: type, Message }) });
  const ok = (body: object) => ({ status: 200, body: JSON.stringify(body) });
  const describe = (name: string, { status, order, failure }: FakeJob) => ({
    TranscriptionJob: {
      TranscriptionJobName: name,
      TranscriptionJobStatus: status,
      Media: order.Media,
      CreationTime: 1_700_000_000.5,
      ...(status === 'COMPLETED' && { Transcript: { TranscriptFileUri: `https://s3/${order.OutputKey}` } }),
      ...(failure !== undefined && { FailureReason: failure }),
    },
  });

  const fake: FakeTranscribe = {
    jobs,
    complete(name, transcript) {
      const job = jobs.get(name)!;
      write(job.order.OutputBucketName, job.order.OutputKey, Buffer.from(JSON.stringify(transcript)));
      job.status = 'COMPLETED';
    },
    fail(name, reason) {
      const job = jobs.get(name)!;
      job.status = 'FAILED';
      job.failure = reason;
    },
    answer(target, body) {
      if (fake.refusal !== undefined) return error(fake.refusal, 'Not now.');
      const request: unknown = JSON.parse(body.toString());
      if (target === 'Transcribe.StartTranscriptionJob') {
        const order = startRequest.parse(request);
        const name = order.TranscriptionJobName;
        if (jobs.has(name)) return error('ConflictException', 'The requested job name already exists.');
        const job: FakeJob = { order, status: 'IN_PROGRESS' };
        jobs.set(name, job);
        return ok(describe(name, job));
      }
      const { TranscriptionJobName: name } = nameRequest.parse(request);
      const job = jobs.get(name);
      if (!job) return error('BadRequestException', "The requested job couldn't be found.");
      if (target === 'Transcribe.GetTranscriptionJob') return ok(describe(name, job));
      if (job.status === 'IN_PROGRESS' || job.status === 'QUEUED') {
        return error('BadRequestException', "The job can't be deleted because it is in a non-terminal state.");
      }
      jobs.delete(name);
      return ok({});
    },
  };
  return fake;
}

/** A transcript in the form of Transcribe's output file; `[text, start, end, confidence]`, seconds, or a punctuation mark. */
export function transcriptFile(items: readonly (readonly [string, number, number, number] | string)[]): object {
  return {
    jobName: 'job',
    accountId: '123456789012',
    status: 'COMPLETED',
    results: {
      transcripts: [{ transcript: items.map((item) => (typeof item === 'string' ? item : item[0])).join(' ') }],
      items: items.map((item, id) =>
        typeof item === 'string'
          ? { id, type: 'punctuation', alternatives: [{ confidence: '0.0', content: item }] }
          : {
              id,
              type: 'pronunciation',
              start_time: String(item[1]),
              end_time: String(item[2]),
              alternatives: [{ confidence: String(item[3]), content: item[0] }],
            },
      ),
    },
  };
}
