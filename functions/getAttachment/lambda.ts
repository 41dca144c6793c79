/** Entry point of the Lambda function. */
import { withLastingLinks } from '../lambdaLinks.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

export const handler = createHandler(withLastingLinks(lambdaRuntime('getAttachment')));
