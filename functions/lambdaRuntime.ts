/** What every Lambda function is composed of: made once per process, from the environment. */
import { createAuthenticator } from '../shared/accounts/authenticate.ts';
import { createBilling } from '../shared/billing/billing.ts';
import { systemClock } from '../shared/platform/clock.ts';
import { createLog } from '../shared/platform/log.ts';
import { processEnvironment, readAwsSettings, readSettings } from '../shared/platform/settings.ts';
import { createAwsStorage } from '../shared/storage/aws/createAwsStorage.ts';

/** @param service names the function in the log */
export function lambdaRuntime(service: string) {
  const environment = processEnvironment();
  const settings = readSettings(environment);
  const { BUCKET_NAME, TABLE_NAME, RENDER_QUEUE_URL, AWS_ENDPOINT_URL } = readAwsSettings(environment);
  const clock = systemClock;
  const storage = createAwsStorage({
    bucket: BUCKET_NAME,
    table: TABLE_NAME,
    renderQueueUrl: RENDER_QUEUE_URL,
    endpoint: AWS_ENDPOINT_URL,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
  });
  const authenticate = createAuthenticator({ ...storage, clock });
  const log = createLog(service, settings.LOG_LEVEL);
  const { balances, ledger } = storage;
  const billing = createBilling({ balances, ledger, clock, log, freeTierCents: settings.FREE_TIER_CENTS });
  return { settings, storage, clock, authenticate, billing, log };
}
