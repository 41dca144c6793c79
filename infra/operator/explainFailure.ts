/** What a failure means for the user at the command line, and what to do about it. */

/** By the error's code, its name, or (if it has neither of its own) its message. */
const HINTS: Readonly<Record<string, string>> = {
  ResourceNotFoundException: 'There is no such table in this region. Check TABLE_NAME and AWS_REGION.',
  CredentialsProviderError:
    "No AWS credentials were found. Sign in (for example with 'aws sso login') or set AWS_PROFILE.",
  ExpiredTokenException: 'The AWS credentials have expired. Sign in again.',
  UnrecognizedClientException: 'AWS does not know these credentials. Sign in again, or check AWS_PROFILE.',
  AccessDeniedException: 'These AWS credentials may not read and write the table. Use a role that may.',
  'Region is missing': 'Set AWS_REGION to the region that the service is deployed in.',
  ECONNREFUSED: 'Nothing answers there. Check AWS_ENDPOINT_URL; without it, the command talks to AWS itself.',
  ENOTFOUND: 'There is no such address. Check AWS_REGION, AWS_ENDPOINT_URL and the network.',
  EACCES: 'Run the command as the user that the service runs as.',
};

/** The failure's message, and below it what to do, if known. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const known = [code, error.name, error.message].find((name) => Object.hasOwn(HINTS, name));
  return known === undefined ? error.message : `${error.message}\n${HINTS[known]}`;
}
