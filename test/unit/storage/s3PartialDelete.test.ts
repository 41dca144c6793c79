/** What happens when S3 deletes only part of what it was asked to, which no emulation does. */
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { systemClock } from '../../../shared/platform/clock.ts';
import { createS3FileStore } from '../../../shared/storage/aws/s3FileStore.ts';
import { isTemporaryFailure } from '../../../shared/storage/temporaryFailure.ts';

/** S3 with two objects, one of which it does not delete, for this reason. */
function filesKeptFor(code: string) {
  const object = (Key: string) => ({ Key, Size: 1, LastModified: new Date(0) });
  const send = (command: object) =>
    Promise.resolve(
      command instanceof ListObjectsV2Command
        ? { Contents: [object('a/1'), object('a/2')] }
        : { Errors: [{ Key: 'a/2', Code: code }] },
    );
  const options = { bucket: 'bucket', signedLinkSeconds: 3600, clock: systemClock };
  return createS3FileStore({ client: { send } as never, ...options });
}

describe('deleting many objects in S3', () => {
  it.each([
    ['SlowDown', true],
    ['InternalError', true],
    ['AccessDenied', false],
  ])('throws when one was kept for %s; temporary: %p', async (code, isTemporary) => {
    const failure: unknown = await filesKeptFor(code)
      .deletePrefix('a/')
      .catch((error: unknown) => error);
    expect(String(failure)).toContain(`S3 did not delete 1 of 2 objects: ${code}`);
    expect(isTemporaryFailure(failure)).toBe(isTemporary);
  });
});
