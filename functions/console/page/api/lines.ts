/** Answers that come line by line: each line is a value of its own, passed on as it arrives. */
import type { ErrorBody } from '../../../../shared/contract/errors.ts';
import { request } from './client.ts';
import { failureOf, unreachable } from './failure.ts';

const LINES_TYPE = 'application/x-ndjson';

/**
 * @returns the values, in the order of their lines
 * @throws Failure before the first line like any request; later if the connection breaks, or the service says that it must end
 */
export async function* linesOf(path: string, body: unknown): AsyncGenerator<object> {
  const response = await request('POST', path, body, LINES_TYPE);
  let rest = '';
  for await (const piece of texts(response)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield valueOf(line);
  }
  if (rest.trim() !== '') yield valueOf(rest);
}

/** Not every browser can iterate over a stream. */
async function* texts(response: Response): AsyncGenerator<string> {
  // No `pipeThrough`: if the connection breaks, it drops what has arrived but has not been read yet.
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch(() => {
      throw unreachable();
    });
    if (piece === undefined || piece.done) return;
    yield decoder.decode(piece.value, { stream: true });
  }
}

function valueOf(line: string): object {
  let value: object;
  try {
    value = JSON.parse(line) as object;
  } catch {
    // Cut off on its way.
    throw unreachable();
  }
  if (!('error' in value)) return value;
  const { status, message, requestId } = (value as ErrorBody).error;
  throw failureOf(status, message, requestId);
}
