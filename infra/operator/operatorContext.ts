/** What every command is given. */
import type { Clock } from '../../shared/platform/clock.ts';
import type { OpenedStores, Place } from './openStores.ts';

export interface OperatorOutput {
  /** Only results, so that they can be piped. */
  readonly out: (text: string) => void;
  /** Everything said to the user. */
  readonly err: (text: string) => void;
}

export interface OperatorContext {
  readonly clock: Clock;
  readonly output: OperatorOutput;
  readonly openStores: (place: Place) => Promise<OpenedStores>;
  /** Asks the user; `undefined` if there is nobody to ask. */
  readonly ask: (question: string) => Promise<boolean | undefined>;
}

export interface Commands {
  readonly clock: Clock;
  readonly output: OperatorOutput;
  /** Opens the stores for one command. */
  with(work: (opened: OpenedStores) => Promise<void>): Promise<void>;
  /** Prints one JSON document with `--json`, otherwise the text; nothing for an empty text. */
  print(value: unknown, text: string): void;
  /** For what cannot be undone. @throws Refusal if the user does not want it, or cannot be asked and gave no `--yes`. */
  confirm(what: string): Promise<void>;
}
