/** What a failure means for the person at the command line, and what to do about it. */
const HINTS: Readonly<Record<string, string>> = {
  ResourceNotFoundException: 'There is no such table in this region. Check TABLE_NAME and AWS_REGION.',
  CredentialsProviderError:
    "No AWS credentials were found. Sign in (for example with 'aws sso login') or set AWS_PROFILE.",
  ExpiredTokenException: 'The AWS credentials have expired. Sign in again.',
  UnrecognizedClientException: 'AWS does not know these credentials. Sign in again, or check AWS_PROFILE.',
  AccessDeniedException: 'These AWS credentials may not read and write the table. Use a role that may.',
};

/** The message of the failure, and below it what to do where that is known. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = Object.hasOwn(HINTS, error.name) ? HINTS[error.name] : undefined;
  return hint === undefined ? error.message : `${error.message}\n${hint}`;
}
