/** What the work for a request knows of whoever asks. */
import type { Caller } from '../verification/audience.ts';
import type { RequestEvent } from './requestEvent.ts';

export const callerOf = ({ abandoned, memory }: RequestEvent): Required<Caller> => ({
  isAbandoned: () => abandoned?.aborted === true,
  hold: (bytes) => memory?.take(bytes) ?? true,
});
