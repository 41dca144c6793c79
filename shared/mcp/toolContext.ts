/** What the tools for agents work with. */
import type { ServiceClient, WaitingProgress } from '../client/serviceClient.ts';

/** Files that the agent may name, below folders that the user has named. */
export interface LocalFiles {
  readonly folders: readonly string[];
  /** @throws ToolRefusal for a path outside them, or one that is not a file */
  open(path: string): Promise<{ readonly file: Blob; readonly filename: string; readonly attachmentId: string }>;
}

export interface ToolContext {
  /** The caller's; created when first needed. */
  readonly service: () => Promise<ServiceClient>;
  /** Absent if the server runs on a different machine from the agent. */
  readonly files?: LocalFiles;
}

export type OnWaiting = (progress: WaitingProgress) => void;

/** What cannot be done, in words that tell the model what to do instead. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}
