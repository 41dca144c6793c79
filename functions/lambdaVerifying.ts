/** The components of the functions that verify, in addition to those of every function; separate, so that the others' bundles do not contain them. */
import { createTypesetter } from '../shared/evidence/typesetting/typesetter.ts';
import { processEnvironment, readSigningSettings } from '../shared/platform/settings.ts';
import { createReceipts } from '../shared/receipts/createReceipts.ts';
import { createSecretsManagerSecret } from '../shared/storage/aws/secretsManagerSecret.ts';
import { createAccountSearch, SKETCH_CACHE_BYTES } from '../shared/verification/accountSearch.ts';
import { createJudge } from '../shared/verification/judging/judge.ts';
import { createProofs } from '../shared/verification/proofs.ts';
import { createWarmDocuments } from '../shared/verification/warmDocuments.ts';
import { lambdaDocumentReader } from './lambdaDocumentReader.ts';
import { lambdaRuntime } from './lambdaRuntime.ts';

/** @param service names the function in the log */
export function lambdaVerifying(service: string) {
  const runtime = lambdaRuntime(service);
  const { settings, storage, clock } = runtime;
  const { RECEIPT_SECRET_ARN, AWS_ENDPOINT_URL } = readSigningSettings(processEnvironment());
  const reader = lambdaDocumentReader(runtime);
  const judge = createJudge({ maxBytes: settings.WARM_CACHE_BYTES });
  judge.wake();
  return {
    ...runtime,
    reader,
    judge,
    documents: createWarmDocuments(storage.files, judge, settings.WARM_CACHE_BYTES),
    proofs: createProofs({ reader, typesetter: createTypesetter(), maxBytes: settings.PROOF_CACHE_BYTES }),
    beginAccountSearch: createAccountSearch(storage, SKETCH_CACHE_BYTES),
    receipts: createReceipts({
      files: storage.files,
      secret: createSecretsManagerSecret(RECEIPT_SECRET_ARN, AWS_ENDPOINT_URL),
      keys: storage.receiptKeys,
      clock,
    }),
  };
}
