/** Entry point of the Lambda function. */
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

export const handler = createHandler(lambdaRuntime('failRenderPages'));
