/** Where CloudFront would send a request: the origin that its function chooses, or the container if it chooses none. */
import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { chooseOriginCode } from '../../infra/constructs/edge.ts';

export type Origin = 'gateway' | 'uploads';

/** @param headers by their names in small letters */
export function chosenOrigin(method: string, headers: Readonly<Record<string, string>>): Origin {
  let origin: Origin = 'uploads';
  const cf = {
    selectRequestOriginById: (id: Origin) => {
      origin = id;
    },
  };
  // Only the import is CloudFront's own; the rest is plain JavaScript.
  const code = chooseOriginCode('gateway').replace("import cf from 'cloudfront';", '');
  const wrapped = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
  const event = { request: { method, uri: '/prepareAttachments', headers: wrapped } };
  assert.equal(runInNewContext(`${code}\nhandler(event)`, { cf, event }), event.request);
  return origin;
}
