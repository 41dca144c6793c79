/** Entry of the Lambda function. */
import { createAnnotator } from '../../shared/annotation/annotator.ts';
import { createTypesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('annotateDocument');

export const handler = createHandler({
  ...runtime,
  reader: lambdaDocumentReader(runtime),
  typesetter: createTypesetter(),
  annotator: createAnnotator(),
});
