/** Tools for agents ask for what they need of an attachment: whole answers of fifty, with their pictures, are gigabytes. */
import type { StoredAttachment } from '../../../shared/contract/attachment.ts';
import { namesOf } from '../../../shared/mcp/namesOf.ts';
import { pageText } from '../../../shared/mcp/sourcePages.ts';

const asked: (readonly string[] | undefined)[] = [];
const client = {
  getAttachment: (_: string, leaveOut?: readonly string[]) => {
    asked.push(leaveOut);
    return Promise.resolve({
      originalFilename: 'a.pdf',
      deepTextPages: ['One.'],
      pageCount: 1,
    } as unknown as StoredAttachment);
  },
};

describe('a tool', () => {
  beforeEach(() => {
    asked.length = 0;
  });

  it('that names sources asks neither for their pages nor for their verifications', async () => {
    expect((await namesOf(client, ['a', 'b']))('b')).toBe('a.pdf');
    expect(asked).toEqual([
      ['pages', 'verifications'],
      ['pages', 'verifications'],
    ]);
  });

  it('that reads a page asks for no verifications', async () => {
    expect(await pageText(client, 'a', 1)).toMatchObject({ text: 'One.' });
    expect(asked).toEqual([['verifications']]);
  });
});
