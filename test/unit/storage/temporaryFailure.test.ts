/** Temporary storage failures are told from permanent ones. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { createDocumentClient } from '../../../shared/storage/aws/documentClient.ts';
import { isStorageFailure, isTemporaryFailure } from '../../../shared/storage/temporaryFailure.ts';

/** The error that the SDK throws, its retries used up, at a database that always answers like this. */
async function failureAt(status: number, type: string): Promise<unknown> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createDocumentClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'local',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  try {
    await client.send(new GetCommand({ TableName: 'table', Key: { pk: 'x' } }));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('a failure of storage', () => {
  it.each([
    [400, 'ProvisionedThroughputExceededException'],
    [400, 'ThrottlingException'],
    [500, 'InternalServerError'],
    [503, 'ServiceUnavailable'],
    [502, 'SomethingOfAProxy'],
  ])('is temporary when the database answers %i %s', async (status, type) => {
    expect(isTemporaryFailure(await failureAt(status, type))).toBe(true);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])('is temporary when the connection ends in %s', (code) => {
    expect(isTemporaryFailure(Object.assign(new Error('connection'), { code }))).toBe(true);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EMFILE'])('is temporary when the file system ends in %s', (code) => {
    expect(isTemporaryFailure(Object.assign(new Error('file'), { code, syscall: 'write' }))).toBe(true);
  });

  it('of a file that may not be read is lasting, and yet no fault of the request', () => {
    const failure = Object.assign(new Error('file'), { code: 'EACCES', syscall: 'open' });
    expect(isTemporaryFailure(failure)).toBe(false);
    expect(isStorageFailure(failure)).toBe(true);
  });

  it('is temporary when the SDK gave up waiting', () => {
    expect(isTemporaryFailure(Object.assign(new Error('too long'), { name: 'TimeoutError' }))).toBe(true);
  });

  it.each([
    [400, 'ResourceNotFoundException'],
    [400, 'ValidationException'],
    [400, 'AccessDeniedException'],
    [400, 'ConditionalCheckFailedException'],
  ])('is not temporary when the database answers %i %s', async (status, type) => {
    const failure = await failureAt(status, type);
    expect(failure).toBeDefined();
    expect(isTemporaryFailure(failure)).toBe(false);
  });

  it.each([undefined, null, 'text', new Error('a bug'), new TypeError('x')])('is not what %p is', (error) => {
    expect(isTemporaryFailure(error)).toBe(false);
  });
});
