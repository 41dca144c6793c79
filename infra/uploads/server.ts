/**
 * The container for uploads that API Gateway does not take: the preparing function itself, behind the local service's HTTP
 * server. Nothing else exists here.
 */
import type { AddressInfo } from 'node:net';
import { handler } from '../../functions/prepareAttachments/lambda.ts';
import { createLog } from '../../shared/platform/log.ts';
import { processEnvironment, readLocalSettings, readSettings } from '../../shared/platform/settings.ts';
import { closeServer } from '../local/closeServer.ts';
import { createGateway } from '../local/gateway.ts';

/** Longer than the load balancer keeps an idle connection, otherwise it sends a request into one that is being closed. */
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
// Every address of the container: its security group admits nobody but the load balancer.
server.listen(PORT, () => {
  log.info('ready for uploads', { port: (server.address() as AddressInfo).port });
});

// ECS waits two minutes before it kills; uploads in progress end in that time or their senders repeat them.
process.once('SIGTERM', () => {
  closeServer(server).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
