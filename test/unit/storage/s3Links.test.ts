/** S3 links say correctly how long they live. */
import { S3Client } from '@aws-sdk/client-s3';
import { createS3FileStore } from '../../../shared/storage/aws/s3FileStore.ts';
import { ManualClock } from '../../support/manualClock.ts';

const LIFETIME_SECONDS = 7200;

describe('a link of S3', () => {
  const clock = new ManualClock();
  const linkOf = async (sessionSeconds: number | undefined, notAfterSeconds?: number) => {
    const expiration = sessionSeconds === undefined ? undefined : new Date(clock.now() + sessionSeconds * 1000);
    const keys = { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' };
    const client = new S3Client({ region: 'eu-west-1', credentials: { ...keys, ...(expiration && { expiration }) } });
    const files = createS3FileStore({ client, bucket: 'bucket', signedLinkSeconds: LIFETIME_SECONDS, clock });
    const notAfter = notAfterSeconds === undefined ? undefined : clock.isoIn(notAfterSeconds * 1000);
    const { url, expiresAt } = await files.signLink('sources/a/b/original', { notAfter });
    const signedSeconds = Number(new URL(url).searchParams.get('X-Amz-Expires'));
    expect(Date.parse(expiresAt)).toBe(clock.now() + signedSeconds * 1000);
    return signedSeconds;
  };

  it.each([
    ['lives as long as is set', undefined, undefined, LIFETIME_SECONDS],
    ['outlives no session of its signer', 3000, undefined, 3000],
    ['is not lengthened by a longer session', 20_000, undefined, LIFETIME_SECONDS],
    ['ends with its attachment, and with the session where that is sooner', 3000, 4000, 3000],
    ['ends with its attachment where that is sooner', 3000, 1000, 1000],
  ])('%s', async (_what, session, notAfter, seconds) => {
    expect(await linkOf(session, notAfter)).toBe(seconds);
  });
});
