/** How long the AWS clients wait. The SDK itself waits forever, and a request of ours would with it. */

/** Connecting takes milliseconds within a region; if it takes this long, it is tried again on another connection. */
const connectionTimeout = 2000;

/** For DynamoDB and SQS, whose answers take milliseconds: what takes 5 s is lost, and the SDK's retry is the cure. */
export const SHORT_REQUESTS = { connectionTimeout, requestTimeout: 5000, throwOnRequestTimeout: true };

/** For S3, whose transfers take as long as they are large: only a connection on which nothing moves for 60 s is given up. */
export const TRANSFERS = { connectionTimeout, socketTimeout: 60_000 };
