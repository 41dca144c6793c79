/**
 * The container that takes uploads which API Gateway does not: the preparing function itself, behind the HTTP server that
 * the local service has. Whatever else it is asked for does not exist here.
 */
import type { AddressInfo } from 'node:net';
import { handler } from '../../functions/prepareAttachments/lambda.ts';
import { createLog } from '../../shared/platform/log.ts';
import { processEnvironment, readLocalSettings, readSettings } from '../../shared/platform/settings.ts';
import { closeServer } from '../local/closeServer.ts';
import { createGateway } from '../local/gateway.ts';

/** Longer than the load balancer keeps an idle connection, else it sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 115_000;

const environment = processEnvironment();
const settings = readSettings(environment);
const { PORT, PUBLIC_BASE_URL } = readLocalSettings(environment);
const log = createLog('uploads', settings.LOG_LEVEL);
const server = createGateway({
  endpoints: { prepareAttachments: handler },
  settings,
  log,
  publicBaseUrl: () => PUBLIC_BASE_URL ?? `http://localhost:${PORT}`,
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
// Every address of the container: its security group lets in nobody but the load balancer.
server.listen(PORT, () => {
  log.info('ready for uploads', { port: (server.address() as AddressInfo).port });
});

// ECS waits two minutes before it kills; uploads under way end in that time or are repeated by their senders.
process.once('SIGTERM', () => {
  closeServer(server).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
