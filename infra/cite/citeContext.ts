/** What every command of the command line is given. */
import type { ServiceClient } from '../../shared/client/serviceClient.ts';

export interface CiteOutput {
  /** Results alone, so that they can be piped. */
  readonly out: (text: string) => void;
  /** Everything said to the person. */
  readonly err: (text: string) => void;
  /** Whether a person sees `err` as it comes. */
  readonly isTerminal: boolean;
}

/** Which service to ask; what is undefined is looked for in the environment. */
export interface ServiceChoice {
  readonly server?: string | undefined;
  readonly key?: string | undefined;
}

export interface OpenedService {
  readonly client: ServiceClient;
  /** Pages are linked to below it; absent of a service that ends with the command. */
  readonly baseUrl?: string;
  close(): Promise<void>;
}

export interface CiteContext {
  readonly output: CiteOutput;
  /** @param tell says a line to the person who waits */
  openService(choice: ServiceChoice, tell: (line: string) => void): Promise<OpenedService>;
  /** ISO 8601. */
  now(): string;
}

export interface Commands extends CiteContext {
  /** Opens the service for one command, and closes it in any case. */
  with<Result>(work: (opened: OpenedService) => Promise<Result>): Promise<Result>;
  /** Notes how the command ends otherwise than well: it has found what it was to fail on, or had nothing to look for. */
  end(how: 'problems' | 'nothing checked'): void;
}
