/** One client of the mixed load: works on its own attachments, and remembers its answers. */

export type Operation = 'prepare' | 'verify' | 'read' | 'extend' | 'delete';

/** The expected state of one attachment, according to the answers; `uncertain` are requests that were sent but not answered with 200. */
export interface Expected {
  readonly attachmentId: string;
  prepared: 'answered' | 'uncertain';
  verified: number;
  uncertainVerified: number;
  extended: number;
  uncertainExtended: number;
  deleted: 'no' | 'answered' | 'uncertain';
}

export interface Sample {
  readonly operation: Operation;
  readonly milliseconds: number;
  /** HTTP status; 0 if the connection broke. */
  readonly status: number;
}

export interface Target {
  /** Changes when the service is restarted. */
  readonly baseUrl: () => string;
  readonly apiKey: string;
  readonly documents: readonly Uint8Array[];
  /** A sentence that is in each of them. */
  readonly quotation: string;
  readonly isOver: () => boolean;
}

/** Share of each operation among the requests about an existing attachment. */
const MIX: readonly [Operation, number][] = [
  ['prepare', 0.2],
  ['verify', 0.5],
  ['read', 0.15],
  ['extend', 0.1],
  ['delete', 0.05],
];
/** A client whose service is gone tries again after this, milliseconds. */
const PAUSE_MS = 200;

export async function runClient(name: string, target: Target): Promise<{ samples: Sample[]; expected: Expected[] }> {
  const samples: Sample[] = [];
  const expected: Expected[] = [];
  const authorization = { Authorization: `Bearer ${target.apiKey}` };

  async function send(operation: Operation, method: string, path: string, body?: object | FormData): Promise<boolean> {
    const started = performance.now();
    let status = 0;
    try {
      const isForm = body instanceof FormData;
      const headers = isForm ? authorization : { ...authorization, 'Content-Type': 'application/json' };
      const payload = isForm ? body : body && JSON.stringify(body);
      const response = await fetch(target.baseUrl() + path, { method, headers, body: payload });
      await response.arrayBuffer();
      status = response.status;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    samples.push({ operation, milliseconds: performance.now() - started, status });
    return status === 200;
  }

  async function prepare(): Promise<void> {
    const attachmentId = `${name}-${expected.length}`;
    const form = new FormData();
    form.set('attachmentId', attachmentId);
    form.set('endUserId', name);
    const document = target.documents[expected.length % target.documents.length];
    form.set('file', new Blob([Uint8Array.from(document)]), 'report.pdf');
    const entry: Expected = {
      attachmentId,
      prepared: 'uncertain',
      verified: 0,
      uncertainVerified: 0,
      extended: 0,
      uncertainExtended: 0,
      deleted: 'no',
    };
    expected.push(entry);
    if (await send('prepare', 'POST', '/prepareAttachments', form)) entry.prepared = 'answered';
  }

  const acts: Readonly<Record<Exclude<Operation, 'prepare'>, (entry: Expected) => Promise<void>>> = {
    async verify(entry) {
      const citations = {
        true: { sourceContext: target.quotation },
        invented: { sourceContext: 'A whale was rescued in March' },
      };
      const data = { attachmentId: entry.attachmentId, endUserId: name, citations, outputImageFormat: 'jpeg' };
      if (await send('verify', 'POST', '/verifyCitations', { data })) entry.verified += 1;
      else entry.uncertainVerified += 1;
    },
    async read(entry) {
      await send('read', 'POST', '/getAttachment', { attachmentId: entry.attachmentId });
    },
    async extend(entry) {
      const path = `/attachments/${entry.attachmentId}/extend`;
      if (await send('extend', 'POST', path, { duration: 'month' })) entry.extended += 1;
      else entry.uncertainExtended += 1;
    },
    async delete(entry) {
      entry.deleted = 'uncertain';
      if (await send('delete', 'DELETE', `/attachments/${entry.attachmentId}`)) entry.deleted = 'answered';
    },
  };

  while (!target.isOver()) {
    const usable = expected.filter(({ prepared, deleted }) => prepared === 'answered' && deleted === 'no');
    const operation = usable.length === 0 ? 'prepare' : draw();
    if (operation === 'prepare') await prepare();
    else await acts[operation](usable[Math.floor(Math.random() * usable.length)]);
  }
  return { samples, expected };
}

function draw(): Operation {
  let rest = Math.random();
  return MIX.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'verify';
}
