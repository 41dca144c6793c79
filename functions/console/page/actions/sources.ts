/** Brings sources into the console: files, addresses, and what the account already has. */
import type { StoredAttachment } from '../../../../shared/contract/attachment.ts';
import type { Verification } from '../../../../shared/contract/verification.ts';
import { explanationOf } from '../api/failure.ts';
import { contentOf, look, prepareAddress, prepareFile, prepareStored, type Preparing } from '../api/prepare.ts';
import { quotedText } from '../../../../shared/reports/quotedText.ts';
import type { CheckedQuotation, Source, SourceContent } from '../state/state.ts';
import { getState, update } from '../state/store.ts';
import { fingerprint } from './fingerprint.ts';
import { withKey } from './key.ts';

/** Preparations in progress, by source: a check waits for them. */
const preparations = new Map<string, Promise<void>>();

/** Handed over a moment ago, and in no list until their content has been hashed: a check waits for them as well. */
const arriving = new Set<Promise<void>>();

export const allPrepared = async (): Promise<void> => {
  await Promise.all(arriving);
  await Promise.all(preparations.values());
};

export const whenPrepared = (id: string): Promise<void> => preparations.get(id) ?? Promise.resolve();

export async function addFiles(files: readonly File[]): Promise<void> {
  const subtitles = files.filter(({ name }) => SUBTITLES.test(name));
  const others = files.filter((file) => !subtitles.includes(file));
  // A recording and its subtitles are dropped together.
  await (subtitles.length === 1 && others.length === 1
    ? addFile(others[0], subtitles[0])
    : Promise.all(files.map((file) => addFile(file))));
}

const SUBTITLES = /\.(vtt|srt)$/i;

const addFile = (file: File, subtitles?: File): Promise<void> =>
  arrive(async () => {
    // The same bytes are the same attachment, which is paid for once.
    const id = `file-${await fingerprint(await new Blob([file, subtitles ?? '']).arrayBuffer())}`;
    add(id, file.name, (onProgress) => prepareFile({ file, subtitles }, id, onProgress));
  });

/** @param address as the user typed it */
export const addAddress = (address: string): Promise<void> =>
  arrive(async () => {
    const url = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
    const id = `address-${await fingerprint(new TextEncoder().encode(url))}`;
    add(id, url, (onProgress) => prepareAddress(url, id, onProgress));
  });

async function arrive(come: () => Promise<void>): Promise<void> {
  begin();
  const coming = come();
  arriving.add(coming);
  try {
    await coming;
  } finally {
    arriving.delete(coming);
  }
}

/** One of the account's attachments. */
export function openStored(id: string, name: string): void {
  begin();
  add(id, name, async (onProgress) => {
    const { stored, content } = await prepareStored(id, onProgress);
    change(id, { name: stored.originalFilename });
    if (getState().verdicts === 'none') update({ quotations: earlierQuotations(stored) });
    return content;
  });
}

/** Earlier verifications, in page order. */
function earlierQuotations({ attachmentId, verifications }: StoredAttachment): CheckedQuotation[] {
  return Object.values(verifications)
    .sort((a, b) => (a.pageNumber ?? Infinity) - (b.pageNumber ?? Infinity) || topOf(a) - topOf(b))
    .map((verification, index) => ({
      id: `quotation-${index + 1}`,
      text: quotedText(verification.citation),
      sourceId: attachmentId,
      verification,
    }));
}

const topOf = ({ document }: Verification): number => document?.boundingBoxes.at(0)?.y ?? 0;

export function removeSource(id: string): void {
  update(({ sources, shown }) => {
    const left = sources.filter((source) => source.id !== id);
    return { sources: left, shown: shown === id ? left.at(-1)?.id : shown };
  });
}

export const show = (id: string): void => {
  update({ shown: id });
};

/** Links to page images end after some hours: this gets new ones. */
export async function renewLinks(id: string): Promise<void> {
  const stored = await look(id);
  if (stored.status === 'ready') change(id, { content: contentOf(stored, stored) });
}

/** Earlier errors are cleared once something new is requested. */
const begin = (): void => {
  update({ failure: undefined });
};

type Prepare = (onProgress: (progress: Preparing) => void) => Promise<SourceContent>;

function add(id: string, name: string, prepare: Prepare): void {
  const known = getState().sources.find((source) => source.id === id);
  if (known && known.phase !== 'failed') {
    show(id);
    return;
  }
  const source: Source = { id, name, phase: 'preparing' };
  update(({ sources }) => ({
    sources: [...sources.filter((other) => other.id !== id), source],
    shown: id,
  }));
  const run = async (): Promise<void> => {
    try {
      const content = await withKey(() =>
        prepare((progress) => {
          change(id, { progress });
        }),
      );
      change(id, { phase: 'ready', content, progress: undefined });
      update({ notice: `${name} is ready: ${content.pageCount} ${content.pageCount === 1 ? 'page' : 'pages'}.` });
    } catch (error) {
      const failure = explanationOf(error);
      change(id, { phase: 'failed', failure, progress: undefined });
      if (failure.kind !== 'unreadable') update({ failure });
    } finally {
      preparations.delete(id);
    }
  };
  preparations.set(id, run());
}

function change(id: string, changes: Partial<Source>): void {
  update(({ sources }) => ({
    sources: sources.map((source) => (source.id === id ? { ...source, ...changes } : source)),
  }));
}
