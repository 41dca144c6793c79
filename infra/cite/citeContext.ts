/** What every command of the command line is given. */
import type { ServiceClient } from '../../shared/client/serviceClient.ts';

export interface CiteOutput {
  /** Only results, so that they can be piped. */
  readonly out: (text: string) => void;
  /** Everything said to the user. */
  readonly err: (text: string) => void;
  /** Whether a user sees `err` as it comes. */
  readonly isTerminal: boolean;
}

/** Which service to use; anything undefined is looked up in the environment. */
export interface ServiceChoice {
  readonly server?: string | undefined;
  readonly key?: string | undefined;
}

export interface OpenedService {
  readonly client: ServiceClient;
  /** Pages are linked to below it; absent for a service that ends with the command. */
  readonly baseUrl?: string;
  close(): Promise<void>;
}

export interface CiteContext {
  readonly output: CiteOutput;
  /** @param tell prints a line for the waiting user */
  openService(choice: ServiceChoice, tell: (line: string) => void): Promise<OpenedService>;
  /** ISO 8601. */
  now(): string;
}

export interface Commands extends CiteContext {
  /** Opens the service for one command, and closes it in any case. */
  with<Result>(work: (opened: OpenedService) => Promise<Result>): Promise<Result>;
  /** Records that the command does not succeed: it has found what it was to fail on, or had nothing to search for. */
  end(how: 'problems' | 'nothing checked'): void;
}
