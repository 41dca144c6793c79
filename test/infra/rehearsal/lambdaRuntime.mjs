// Plays Lambda's runtime for one instance of a packed function: `node lambdaRuntime.mjs <folder>`. Each line of standard input is
// an invocation; its answers go to file descriptor 3, one line of JSON each, framed as the service frames them.
import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');
/** Between the head of a streamed answer and its body. */
const FRAME = Buffer.alloc(8);
const ANSWERS = 3;

globalThis.awslambda = {
  streamifyResponse: (handler) => Object.assign(handler, { [STREAMING]: 'response' }),
  HttpResponseStream: {
    from: (stream, head) => {
      stream.write(Buffer.concat([Buffer.from(JSON.stringify(head)), FRAME]));
      return stream;
    },
  },
};

/** A pipe takes only what it has room for. */
function say(message) {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(ANSWERS, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

class ResponseStream extends Writable {
  _write(chunk, _encoding, done) {
    say({ kind: 'chunk', bytes: Buffer.from(chunk).toString('base64') });
    done();
  }
}

async function invoke(handler, { event, requestId, functionName, deadline }) {
  const context = {
    awsRequestId: requestId,
    functionName,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  if (handler[STREAMING] !== 'response')
    return say({ kind: 'answer', answer: (await handler(event, context)) ?? null });
  await handler(event, new ResponseStream(), context);
  say({ kind: 'end' });
}

const [folder] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
say({ kind: 'ready' });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await invoke(handler, JSON.parse(line));
  } catch (error) {
    say({ kind: 'error', message: String(error?.stack ?? error) });
  }
}
