/** Entry point of the Lambda function. */
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';
import { publishSweep } from './sweepMetrics.ts';

export const handler = createHandler(lambdaRuntime('sweepExpired'), publishSweep);
