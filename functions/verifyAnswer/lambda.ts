/** Entry point of the Lambda function. */
import { lambdaVerifying } from '../lambdaVerifying.ts';
import { createHandler } from './handler.ts';

export const handler = createHandler(lambdaVerifying('verifyAnswer'));
