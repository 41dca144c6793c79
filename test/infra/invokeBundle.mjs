// Plays Lambda's runtime for a packed function: `node invokeBundle.mjs <folder> <mark>`. Each line of standard input is an event as
// JSON; its answer is a line of standard output that begins with the mark. Runs in its own process, so that only the folder counts.
import { Buffer } from 'node:buffer';
import { Writable } from 'node:stream';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');

globalThis.awslambda = {
  streamifyResponse: (handler) => Object.assign(handler, { [STREAMING]: 'response' }),
  HttpResponseStream: {
    from: (stream, prelude) => {
      stream.prelude = prelude;
      return stream;
    },
  },
};

class ResponseStream extends Writable {
  chunks = [];
  _write(chunk, _encoding, done) {
    this.chunks.push(chunk);
    done();
  }
}

const [folder, mark] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
const context = { awsRequestId: 'invocation-1', functionName: 'function', getRemainingTimeInMillis: () => 60_000 };
const streamed = handler[STREAMING] === 'response';

async function answerTo(event) {
  if (!streamed) return handler(event, context);
  const stream = new ResponseStream();
  await handler(event, stream, context);
  return { ...stream.prelude, body: Buffer.concat(stream.chunks).toString() };
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await answerTo(JSON.parse(line));
  process.stdout.write(`\n${mark}${JSON.stringify({ streamed, answer })}\n`);
}
// Workers and connections that the function keeps warm would keep the process alive.
process.exit(0);
