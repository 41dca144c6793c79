/** What a verification asks the database first is asked at once: each question by itself is a wait for everybody. */
import { verifyCitations, type VerifyDependencies } from '../../../functions/verifyCitations/verifyCitations.ts';
import { AttachmentNotFound } from '../../../shared/attachments/unusableAttachment.ts';
import type { Account } from '../../../shared/storage/accountRecords.ts';

it('asks for the money while the attachment is looked up', async () => {
  const moneyAsked = Promise.withResolvers<undefined>();
  const dependencies = {
    billing: {
      funds: () => {
        moneyAsked.resolve(undefined);
        return Promise.reject(new Error('The database does not answer.'));
      },
    },
    storage: { attachments: { get: () => moneyAsked.promise } },
  } as unknown as VerifyDependencies;
  const account = { accountId: 'a' } as Account;
  const request = { attachmentId: 'none', citations: new Map() };
  await expect(verifyCitations(dependencies, account, request, { isAbandoned: () => false })).rejects.toThrow(
    AttachmentNotFound,
  );
});
