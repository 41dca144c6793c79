/** The components of every Lambda function: created once per process, from the environment. */
import { createAuthenticator } from '../shared/accounts/authenticate.ts';
import { createBilling } from '../shared/billing/billing.ts';
import { createReservations } from '../shared/billing/reservations.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { createLog } from '../shared/platform/log.ts';
import { processEnvironment, queueUrlsOf, readAwsSettings, readSettings } from '../shared/platform/settings.ts';
import { createAwsStorage } from '../shared/storage/aws/createAwsStorage.ts';

/** @param service names the function in the log */
export function lambdaRuntime(service: string) {
  const environment = processEnvironment();
  const settings = readSettings(environment);
  const aws = readAwsSettings(environment);
  const { BUCKET_NAME, TABLE_NAME, AWS_ENDPOINT_URL } = aws;
  const clock = systemClock;
  const storage = createAwsStorage({
    bucket: BUCKET_NAME,
    table: TABLE_NAME,
    queueUrls: queueUrlsOf(aws),
    endpoint: AWS_ENDPOINT_URL,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
  });
  const authenticate = createAuthenticator({ ...storage, clock });
  const log = createLog(service, settings.LOG_LEVEL);
  const { balances, ledger } = storage;
  const money = { balances, ledger, clock, log, freeTierCents: settings.FREE_TIER_CENTS };
  const billing = createBilling(money);
  const reservations = createReservations(money);
  return { settings, storage, clock, authenticate, billing, reservations, log };
}
