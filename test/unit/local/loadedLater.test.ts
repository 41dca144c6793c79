/** What few requests are for is loaded with the first of them, and once. */
import { handledLater, loadedLater } from '../../../infra/local/loadedLater.ts';
import type { Endpoint } from '../../../shared/http/endpoint.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';

describe('a handler that is loaded later', () => {
  const event = {} as RequestEvent;

  it('is loaded by the first request, once for all', async () => {
    let loads = 0;
    let asked = 0;
    const load = loadedLater<Endpoint>(() => {
      loads++;
      return Promise.resolve(() => Promise.resolve({ statusCode: 200 + asked++, headers: {}, body: '' }));
    });
    const endpoint = handledLater(load);
    expect(loads).toBe(0);
    const answers = await Promise.all([endpoint(event, {}), endpoint(event, {}), load()]);
    expect(answers.slice(0, 2)).toMatchObject([{ statusCode: 200 }, { statusCode: 201 }]);
    expect(loads).toBe(1);
  });

  it('is there for the first request if there was time before', async () => {
    const order: string[] = [];
    const load = loadedLater<Endpoint>(() => {
      order.push('loaded');
      return Promise.resolve(() => {
        order.push('asked');
        return Promise.resolve({ statusCode: 200, headers: {}, body: '' });
      });
    });
    const endpoint = handledLater(load);
    await load();
    order.push('waited');
    await endpoint(event, {});
    expect(order).toEqual(['loaded', 'waited', 'asked']);
  });
});
