/** Entry point of the Lambda function. */
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { inThisThread } from '../../shared/documents/inThisThread.ts';
import { createHandler } from './handler.ts';

export const handler = createHandler({ ...lambdaRuntime('failReadPages'), reader: inThisThread });
