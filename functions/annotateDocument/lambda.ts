/** Entry point of the Lambda function. */
import { createAnnotator } from '../../shared/annotation/annotator.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('annotateDocument');

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(runtime),
  annotator: createAnnotator(),
});
