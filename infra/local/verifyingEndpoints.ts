/** The endpoints that verify, in a file of their own: with the pictures and what they know of languages, they are a quarter of all modules. */
import { createHandler as createVerifyAnswer } from '../../functions/verifyAnswer/handler.ts';
import type { VerifyAnswerHandlerDependencies } from '../../functions/verifyAnswer/handler.ts';
import { createHandler as createVerify } from '../../functions/verifyCitations/handler.ts';
import type { VerifyHandlerDependencies } from '../../functions/verifyCitations/handler.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import type { Typesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import type { Endpoint } from '../../shared/http/endpoint.ts';
import { createReceipts } from '../../shared/receipts/createReceipts.ts';
import type { SigningSecret } from '../../shared/storage/signingSecret.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { createAccountSearch, SKETCH_CACHE_BYTES } from '../../shared/verification/accountSearch.ts';
import type { Judge } from '../../shared/verification/judging/judge.ts';
import { createProofs } from '../../shared/verification/proofs.ts';
import { createWarmDocuments } from '../../shared/verification/warmDocuments.ts';

type MadeHere = 'documents' | 'proofs' | 'beginAccountSearch' | 'receipts';

export type VerifyingDependencies = Omit<VerifyHandlerDependencies & VerifyAnswerHandlerDependencies, MadeHere> & {
  readonly storage: Storage;
  readonly reader: DocumentReader;
  readonly judge: Judge;
  readonly typesetter: Typesetter;
  readonly signingSecret: SigningSecret;
};

export interface VerifyingEndpoints {
  readonly verifyCitations: Endpoint;
  readonly verifyAnswer: Endpoint;
}

export function createVerifying(dependencies: VerifyingDependencies): VerifyingEndpoints {
  const { storage, reader, judge, typesetter, settings, clock, signingSecret } = dependencies;
  const verifying = {
    ...dependencies,
    documents: createWarmDocuments(storage.files, judge, settings.WARM_CACHE_BYTES),
    proofs: createProofs({ reader, typesetter, maxBytes: settings.PROOF_CACHE_BYTES }),
    beginAccountSearch: createAccountSearch(storage, SKETCH_CACHE_BYTES),
    receipts: createReceipts({ files: storage.files, secret: signingSecret, keys: storage.receiptKeys, clock }),
  };
  return { verifyCitations: createVerify(verifying), verifyAnswer: createVerifyAnswer(verifying) };
}
