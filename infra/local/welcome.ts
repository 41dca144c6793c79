/** What `npm start` prints once it is ready. */

export const welcome = (baseUrl: string, apiKey: string, dataDir: string): string => `
Citation verification is ready.

  Base URL  ${baseUrl}
  API key   ${apiKey}   (also in ${dataDir}/api-key)

Try it with a PDF of yours:

  curl -sS ${baseUrl}/prepareAttachments \\
    -H "Authorization: Bearer $(cat ${dataDir}/api-key)" \\
    -F file=@document.pdf -F attachmentId=first

  curl -sS ${baseUrl}/verifyCitations \\
    -H "Authorization: Bearer $(cat ${dataDir}/api-key)" -H "Content-Type: application/json" \\
    -d '{"data": {"attachmentId": "first", "citations": {"1": {"sourceContext": "a sentence of the document"}}}}'

Ctrl-C stops it; everything is kept in ${dataDir}.
`;

export const awsWelcome = (baseUrl: string, table: string): string => `
Citation verification is ready, on AWS resources (table ${table}).

  Base URL  ${baseUrl}

Keys come from the operator command line: npm run --silent operator -- --help
Ctrl-C stops it.
`;
