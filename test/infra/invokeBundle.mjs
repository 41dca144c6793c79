// Plays Lambda's runtime for one call of a packed function: `node invokeBundle.mjs <folder>`, with the event as JSON on standard
// input and the answer as the last line of standard output. Runs in its own process, so that only the folder counts.
import { Buffer } from 'node:buffer';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
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

const [folder] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
const event = JSON.parse(await text(process.stdin));
const context = { awsRequestId: 'invocation-1', functionName: 'function', getRemainingTimeInMillis: () => 60_000 };

let answer;
const streamed = handler[STREAMING] === 'response';
if (streamed) {
  const stream = new ResponseStream();
  await handler(event, stream, context);
  answer = { ...stream.prelude, body: Buffer.concat(stream.chunks).toString() };
} else {
  answer = await handler(event, context);
}
process.stdout.write(`\n${JSON.stringify({ streamed, answer })}`, () => {
  // Workers and connections that the function keeps warm would keep the process alive.
  process.exit(0);
});
