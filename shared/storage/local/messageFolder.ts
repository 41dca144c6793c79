/** Queued messages as files in a folder, one each, in the order of their names: they survive a killed process. */
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PRIVATE_FOLDER, syncFolder, writeAtomically } from './writeAtomically.ts';

const FILE_SUFFIX = '.json';

const messageFile = z.object({
  body: z.string(),
  /** Milliseconds since the epoch. */
  sentAt: z.number(),
  /** Deliveries started so far. */
  receiveCount: z.int().nonnegative(),
  /** Milliseconds since the epoch: not to be delivered before. */
  visibleAt: z.number().optional(),
  /** Set while a handler works on it: finding it set after a start means that the process died in between. */
  isRunning: z.literal(true).optional(),
  /** Processes that died while a handler worked on it. */
  deaths: z.int().nonnegative().optional(),
});

export interface StoredMessage extends z.infer<typeof messageFile> {
  readonly id: string;
}

export interface MessageFolder {
  readonly path: string;
  /** Oldest first. @throws Error naming the file that holds no message. */
  readAll(): Promise<StoredMessage[]>;
  /** Durable when resolved. */
  write(message: StoredMessage): Promise<void>;
  remove(message: StoredMessage): Promise<void>;
  /** Hands the message over to another queue; at every moment it is in at least one of them. */
  moveTo(other: MessageFolder, message: StoredMessage): Promise<void>;
}

/** Opens a folder that is this process's alone; unfinished writes of a killed one are removed. */
export async function openMessageFolder(path: string): Promise<MessageFolder> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  for (const name of await readdir(path)) {
    if (!name.endsWith(FILE_SUFFIX)) await rm(join(path, name));
  }
  const pathOf = ({ id }: StoredMessage) => join(path, id + FILE_SUFFIX);

  return {
    path,

    async readAll() {
      const names = (await readdir(path)).sort();
      return Promise.all(names.map((name) => readMessage(path, name)));
    },

    write: (message) => writeAtomically(pathOf(message), JSON.stringify(messageFile.parse(message))),

    remove: (message) => rm(pathOf(message), { force: true }),

    async moveTo(other, message) {
      await rename(pathOf(message), join(other.path, message.id + FILE_SUFFIX));
      await syncFolder(other.path);
    },
  };
}

async function readMessage(folder: string, name: string): Promise<StoredMessage> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  try {
    return { id: name.slice(0, -FILE_SUFFIX.length), ...messageFile.parse(JSON.parse(text)) };
  } catch (cause) {
    throw new Error(`The file ${path} holds no queued message. Move it away and start again.`, { cause });
  }
}
