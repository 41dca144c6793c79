/** Only the last part of a file's name is kept, and nothing that could harm. */
import { lastPartOfName } from '../../../shared/platform/fileName.ts';

describe('the name of a file that somebody sent', () => {
  it.each([
    ['a/b/../c.pdf', 'c.pdf'],
    ['..\\..\\c.pdf', 'c.pdf'],
    ['C:c.pdf', 'c.pdf'],
    ['Q: who, A: us.pdf', 'Q: who, A: us.pdf'],
    ['  c\u0000\r\n\u2028.pdf ', 'c.pdf'],
    ['..', ''],
    ['a/', ''],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['=1+1.pdf', '=1+1.pdf'],
    ['report\u202efdp.exe', 'reportfdp.exe'],
    ['\u2067a\u2069\u200e\u061c\u200b\ufeff\u{e0041}.pdf', 'a.pdf'],
    ['\u202e\u2066', ''],
    ['\u200d\ufe0f', ''],
    ['نامه\u200cها 👨\u200d👩 ❤\ufe0f.pdf', 'نامه\u200cها 👨\u200d👩 ❤\ufe0f.pdf'],
  ])('%j is reduced to %j', (name, expected) => {
    expect(lastPartOfName(name)).toBe(expected);
  });
});
