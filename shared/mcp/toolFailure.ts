/** A failure as a model can act on it: what happened, and what to do next. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { ServiceError } from '../client/serviceError.ts';
import { ToolRefusal } from './toolContext.ts';

const NEXT: Readonly<Record<string, string | undefined>> = {
  'not-found':
    'Prepare the source with prepare_source and use the attachmentId that it returns. An attachment may have expired.',
  'resource-exhausted': 'Do not try again: tell the user that the account has no money left.',
  unauthenticated: 'Do not try again: tell the user that the API key is not accepted.',
  'payload-too-large': 'Send less: fewer quotations, a shorter answer, or the source by its web address.',
  'invalid-argument': 'Correct the arguments and call the tool again.',
  'service-unavailable': 'Call the tool again with the same arguments in half a minute: the work goes on meanwhile.',
};

/** @throws anything that is not a refusal, for the protocol to answer */
export function toolFailure(error: unknown): CallToolResult {
  if (error instanceof ToolRefusal) return failure(error.message);
  if (!(error instanceof ServiceError)) throw error;
  const next = NEXT[error.code ?? ''];
  return failure(next === undefined ? error.message : `${error.message} ${next}`);
}

const failure = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });
