/** Entry point of the Lambda function. */
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('readPages');

export const handler = createHandler({ ...runtime, reader: lambdaDocumentReader(runtime) });
