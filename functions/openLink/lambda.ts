/** Entry point of the Lambda function. */
import { lambdaLinks } from '../lambdaLinks.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('openLink');

export const handler = createHandler({ log: runtime.log, files: runtime.storage.files, links: lambdaLinks(runtime) });
