/** What a connection may bring at once, whoever sends it: others have their turns, and what nobody sends in earnest is closed. */
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createPipelinedRequests } from '../../../infra/local/pipelinedRequests.ts';
import { MeasuredRequest } from '../../../infra/local/tinyChunks.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function served(listener: RequestListener<typeof MeasuredRequest>): Promise<number> {
  const server = createServer({ IncomingMessage: MeasuredRequest }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** @returns what came until the connection ended; the client ends it after so many answers, if the server does not */
async function answered(port: number, bytes: string, answers: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    got += chunk.toString('latin1');
    if (got.split('HTTP/1.1 ').length > answers) socket.destroy();
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  await ended;
  return got;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('requests on one connection, sent without waiting', () => {
  const counted = async (atOnce: number) => {
    let begun = 0;
    let read = 0;
    const pipelined = createPipelinedRequests(4);
    const port = await served((request, response) => {
      read += 1;
      if (!pipelined.begin(request, response)) return;
      begun += 1;
      setImmediate(() => response.end('done'));
    });
    const got = await answered(port, get('/').repeat(atOnce), atOnce);
    return { begun, read, answers: got.split('done').length - 1 };
  };

  it('are all answered where they are few', async () => {
    expect(await counted(4)).toEqual({ begun: 4, read: 4, answers: 4 });
  });

  it('close it where they are many, and the rest is neither begun nor read', async () => {
    expect(await counted(2_000)).toEqual({ begun: 4, read: 5, answers: 0 });
  });

  it('have no end where each waits for the one before', async () => {
    const pipelined = createPipelinedRequests(1);
    const port = await served((request, response) => {
      if (pipelined.begin(request, response)) response.end('done');
    });
    for (let i = 0; i < 10; i++) expect(await answered(port, get('/'), 1)).toContain('done');
    const socket = connect(port, '127.0.0.1');
    for (let i = 0; i < 10; i++) {
      socket.write(get('/'));
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      expect(chunk.toString()).toContain('done');
      // The answer has left the server a moment before the client has it.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    socket.destroy();
  });
});

describe('a body in chunks', () => {
  const read = async (chunk: string, count: number): Promise<string> => {
    const port = await served((request, response) => {
      void text(request).then(
        (body) => response.end(`read ${body.length}`),
        () => undefined,
      );
    });
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    return answered(port, `${head}${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}0\r\n\r\n`, 1);
  };

  it('is read where they are of a few bytes, as some programs write', async () => {
    expect(await read('a', 9_000)).toContain('read 9000');
  });

  it('is read where they are many and not tiny', async () => {
    expect(await read('a'.repeat(40), 20_000)).toContain('read 800000');
  });

  it('closes the connection where they are many and tiny', async () => {
    expect(await read('a', 20_000)).toBe('');
  });
});
