/** Handover on this machine, over HTTP as in AWS: a desk of objects, links that read one and forms that leave one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Handover } from '../../shared/storage/handover.ts';
import { readForm } from './readForm.ts';

export interface HandoverServer {
  readonly handover: Handover;
  /** What lies there. */
  readonly objects: Map<string, Buffer>;
  close(): void;
}

export async function startHandoverServer(): Promise<HandoverServer> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const key = request.url ?? '';
      const body = await buffer(request);
      if (request.method === 'GET') {
        const object = objects.get(key);
        response.writeHead(object ? 200 : 404).end(object);
        return;
      }
      const { fields, file } = await readForm(String(request.headers['content-type']), body);
      const fits = file !== undefined && file.length <= Number(fields.get('most'));
      if (fits) objects.set(key, file);
      response.writeHead(fits ? 204 : 400).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let desks = 0;
  return {
    objects,
    handover: {
      open() {
        const desk = `/${++desks}/`;
        return {
          async lend(name, path) {
            objects.set(desk + name, await readFile(path));
            return baseUrl + desk + name;
          },
          leavingForm: (name, most) => Promise.resolve({ url: baseUrl + desk + name, fields: { most: String(most) } }),
          async collect(name, path) {
            const left = objects.get(desk + name);
            if (left) await writeFile(path, left);
            return left?.length;
          },
          clear(names) {
            for (const name of names) objects.delete(desk + name);
            return Promise.resolve();
          },
        };
      },
    },
    close: () => server.close(),
  };
}
