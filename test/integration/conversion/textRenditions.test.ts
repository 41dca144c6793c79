/** Text, Markdown and tables written as text become pages with all their words, in all scripts. */
import { convertedText } from '../../support/convertedText.ts';

const { pagesOf, refusalOf } = convertedText();

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ');

describe('the rendition of a text file', () => {
  it('has its words, in all scripts', async () => {
    const lines = [
      'Revenue rose to 318 million euros — “quoted”, 12.5 %.',
      '北京的人口增长了百分之四',
      'これは日本語の文書です',
      '서울의 인구는 감소하였다',
      'قررت الحكومة في السنة',
      'لإن الإسلام دين السلام',
      'ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน',
      'ההכנסות עלו השנה',
      'राजस्व में वृद्धि हुई',
      'Έσοδα и доходы',
      'Signed 😀 and 🚢',
    ];
    const read = (await pagesOf(lines.join('\r\n'))).join('\n').split('\n');
    lines.forEach((line, at) => {
      expect(plain(read[at] ?? '')).toBe(plain(line));
    });
  });

  it('keeps the marks of Markdown, the order of lines, and columns made of spaces', async () => {
    const text =
      '# Results\n\n- **Revenue**: 318\n- Costs: [see](https://example.com/a)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nname    value\nalpha      12\n';
    const [page = ''] = await pagesOf(text, { filename: 'readme.md' });
    expect(page).toContain('# Results');
    expect(page).toContain('- **Revenue**: 318');
    expect(page).toContain('- Costs: [see](https://example.com/a)');
    expect(page).toContain('| 1 | 2 |');
    expect(page.indexOf('alpha')).toBeGreaterThan(page.indexOf('name'));
  });

  it('breaks long lines and loses nothing of them', async () => {
    const words = Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ');
    const one = 'x'.repeat(400);
    const [page = ''] = await pagesOf(`${words}\n${one}`);
    expect(plain(page)).toContain(words);
    expect(page.replace(/\s/g, '')).toContain(one);
  });

  it('begins a page at a form feed', async () => {
    const pages = await pagesOf('first\fsecond\nmore\fthird');
    expect(pages).toEqual(['first', 'second\nmore', 'third']);
  });

  it('is read in the encoding that its bytes or the server tell', async () => {
    const latin = Buffer.from('Gr\xf6\xdfe in M\xfcnchen: 5 \xa3', 'latin1');
    expect(await pagesOf(latin)).toEqual(['Größe in München: 5 £']);
    expect(
      await pagesOf(Buffer.from([0xe3, 0xe5, 0xe9, 0xe1]), { mimeType: 'text/plain; charset=iso-8859-7' }),
    ).toEqual(['γειά'.normalize('NFC').replace('ά', 'α')]);
  });

  it('is told to be empty when it holds nothing', async () => {
    expect(await refusalOf(' \n\n')).toBe('empty');
    expect(await refusalOf(Buffer.from([0, 1, 2, 3, 4, 5]))).toBe('unsupported_type');
  });
});

describe('the rendition of a table written as text', () => {
  it('has a row on a line, and every cell as it is written', async () => {
    const csv = 'id,name,amount,on\n007,"Smith, John",1.50,2031-02-03\n008,"He said ""no""",1e5,03/04/05\n';
    const [page = ''] = await pagesOf(csv);
    const lines = page.split('\n').map(plain);
    expect(lines).toContain('007 Smith, John 1.50 2031-02-03');
    expect(lines).toContain('008 He said "no" 1e5 03/04/05');
  });

  it('keeps a wide one whole', async () => {
    const row = (at: number): string => Array.from({ length: 30 }, (_, column) => `cell${at}x${column}`).join(';');
    const csv = Array.from({ length: 5 }, (_, at) => row(at)).join('\n');
    const lines = (await pagesOf(csv)).join('\n').split('\n').map(plain);
    for (let at = 0; at < 5; at += 1) expect(lines).toContain(row(at).replaceAll(';', ' '));
  });

  it('is none where only some lines have commas, or prose has them: there it stands as it is written', async () => {
    expect(await pagesOf('First, second, third\nOne, two, three\nRed, green, blue')).toEqual([
      'First, second, third\nOne, two, three\nRed, green, blue',
    ]);
    expect(await pagesOf('a,b\nc', { filename: 'table.csv' })).toEqual(['a,b\nc']);
  });
});
