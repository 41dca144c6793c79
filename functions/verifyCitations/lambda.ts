/** Entry of the Lambda function. */
import { createTypesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import { lambdaDocumentReader } from '../lambdaDocumentReader.ts';
import { lambdaRuntime } from '../lambdaRuntime.ts';
import { createHandler } from './handler.ts';
import { createJudge } from '../../shared/verification/judging/judge.ts';
import { createProofs } from '../../shared/verification/proofs.ts';
import { createWarmDocuments } from '../../shared/verification/warmDocuments.ts';

const runtime = lambdaRuntime('verifyCitations');
const { settings, storage } = runtime;
const reader = lambdaDocumentReader(runtime);
const judge = createJudge({ maxBytes: settings.WARM_CACHE_BYTES });
judge.wake();

export const handler = createHandler({
  ...runtime,
  reader,
  documents: createWarmDocuments(storage.files, judge, settings.WARM_CACHE_BYTES),
  proofs: createProofs({ reader, typesetter: createTypesetter(), maxBytes: settings.PROOF_CACHE_BYTES }),
});
