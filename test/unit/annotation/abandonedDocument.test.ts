/** A document that nobody is waiting for any more costs nothing more. */
import { annotateDocument } from '../../../functions/annotateDocument/annotateDocument.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';

it('is not begun when its client is gone, or has waited for its turn too long', async () => {
  const nothing = { storage: {} } as never;
  await expect(annotateDocument(nothing, 'account', 'attachment', undefined, () => true)).rejects.toThrow(MachineBusy);
});
