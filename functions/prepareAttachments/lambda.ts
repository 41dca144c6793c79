/** Entry point of the Lambda function. */
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { withLastingLinks } from '../lambdaLinks.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = withLastingLinks(lambdaRuntime('prepareAttachments'));

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(runtime),
  addressCheck: createGuardedNetwork(),
});
