/** Every use is attributed to its account and end user, paid for or not. */
import type { Log } from '../../../shared/platform/log.ts';
import { silentLog } from '../../support/silentLog.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

describe('use that costs nothing', () => {
  const noted: object[] = [];
  const log: Log = {
    ...silentLog,
    info: (message, details) => {
      if (message === 'free use') noted.push(details ?? {});
    },
  };
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ log });
  });
  afterAll(() => service.close());

  it('is attributed in the log, where the ledger has no record of it', async () => {
    const pdf = await textPdf([['The harbour wall.']]);
    const fields = { attachmentId: 'wall', endUserId: 'payer' };
    expect((await service.upload(pdf, fields)).headers.get('x-cost-cents')).toBe('5');
    expect(noted).toEqual([]);
    expect((await service.upload(pdf, { ...fields, endUserId: 'repeater' })).headers.get('x-cost-cents')).toBe('0');
    await service.request('POST', '/getAttachment', { attachmentId: 'wall', endUserId: 'reader' });
    await service.request('POST', '/getAttachment', { attachmentId: 'wall' });
    const data = { attachmentId: 'wall', citations: {}, endUserId: 'asker' };
    await service.request('POST', '/verifyCitations', { data });
    const common = { accountId: 'test', attachmentId: 'wall' };
    expect(noted).toEqual([
      { ...common, operation: 'prepare', endUserId: 'repeater' },
      { ...common, operation: 'getAttachment', endUserId: 'reader' },
      { ...common, operation: 'verify', endUserId: 'asker' },
    ]);
  });
});
