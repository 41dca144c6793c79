/** What a request's work knows about the caller. */
import type { Caller } from '../verification/audience.ts';
import type { RequestEvent } from './requestEvent.ts';

export const callerOf = ({ abandoned, memory }: RequestEvent): Required<Caller> => ({
  isAbandoned: () => abandoned?.aborted === true,
  hold: (bytes) => memory?.take(bytes) ?? true,
});
