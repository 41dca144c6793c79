/** GET /.well-known/citation-receipts.json */
import type { ReceiptKeys } from '../../shared/contract/receipt.ts';
import { createPublicEndpoint, type Endpoint } from '../../shared/http/endpoint.ts';
import { jsonResponse } from '../../shared/http/jsonResponse.ts';
import type { Log } from '../../shared/platform/log.ts';
import { keySetOf } from '../../shared/receipts/keySet.ts';
import type { Storage } from '../../shared/storage/storage.ts';

/** Seconds; a key is published before it signs anything, and a client that meets an unknown one can ask again. */
const CACHED_SECONDS = 60;

interface Dependencies {
  readonly storage: Pick<Storage, 'receiptKeys'>;
  readonly log: Log;
}

export const createHandler = ({ storage, log }: Dependencies): Endpoint =>
  createPublicEndpoint(log, async () => {
    const keys: ReceiptKeys = keySetOf(await storage.receiptKeys.list());
    const response = jsonResponse(keys);
    return { ...response, headers: { ...response.headers, 'Cache-Control': `public, max-age=${CACHED_SECONDS}` } };
  });
