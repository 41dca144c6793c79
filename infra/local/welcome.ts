/** What `npm start` prints once it is ready. */
import { CONSOLE_PATH } from '../../shared/contract/routes.ts';

/** @param newKey shown once: what is printed at every start ends in logs */
export const welcome = (baseUrl: string, newKey: string | undefined, dataDir: string): string => `
Citation verification is ready.

  Console   ${baseUrl}${CONSOLE_PATH}   (open it in a browser; it asks for the key)
  Base URL  ${baseUrl}
  API key   ${newKey === undefined ? `in ${dataDir}/api-key` : `${newKey}   (also in ${dataDir}/api-key)`}

Try it, from the project's folder:

  curl -sS ${baseUrl}/prepareAttachments \\
    -H "Authorization: Bearer $(cat ${dataDir}/api-key)" \\
    -F file=@infra/local/example.pdf -F attachmentId=example

  curl -sS ${baseUrl}/verifyCitations \\
    -H "Authorization: Bearer $(cat ${dataDir}/api-key)" -H "Content-Type: application/json" \\
    -d '{"data": {"attachmentId": "example", "citations": {
          "true": {"sourceContext": "Revenue rose to 318 million euros."},
          "off by one": {"sourceContext": "Revenue rose to 319 million euros."}}}}'

Ctrl-C stops it; everything is kept in ${dataDir}.
`;

export const awsWelcome = (baseUrl: string, table: string): string => `
Citation verification is ready, on AWS resources (table ${table}).

  Console   ${baseUrl}${CONSOLE_PATH}
  Base URL  ${baseUrl}

Keys come from the operator command line: npm run --silent operator -- --help
Ctrl-C stops it.
`;
