/** Entry of the Lambda function. */
import { lambdaPdfReader } from '../lambdaPdfReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';

const runtime = lambdaRuntime('prepareAttachments');

export const handler = createHandler({ ...runtime, pdf: lambdaPdfReader(runtime.settings) });
