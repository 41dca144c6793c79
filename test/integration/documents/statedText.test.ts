/** Spans whose text the producer states: what Chromium writes for every cluster of Thai, Arabic and Indic letters. */
import { LAM_ALEF, pdfFile, say } from '../../support/pdfFile.ts';
import { firstPage, linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

/** UTF-16 with its byte order mark. */
const hex = (text: string): string => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`;
const span = (text: string, drawn: string): string => `/Span<</ActualText <${hex(text)}>>> BDC\n${drawn}EMC\n`;

describe('text that the producer states', () => {
  it('is one word with what is drawn right after it', async () => {
    const content = span('ที่', say('A', 72, 700) + say('B', 78, 700)) + say('น', 84, 700);
    expect(await lines(content)).toEqual(['ที่น']);
  });

  it('is read once, though other text is drawn between the pieces of its span', async () => {
    const content = span('มี', say('A', 72, 700) + say('B', 75, 700)) + say('ร', 78, 700);
    const interleaved = span('มี', say('A', 72, 700) + say('ร', 78, 700) + say('B', 75, 700));
    expect(await lines(content)).toEqual(['มีร']);
    expect((await lines(interleaved)).join()).toBe('มี');
  });

  it('ends where the next word begins with a space', async () => {
    const content = span('ที่', say('A', 72, 700)) + say(' ', 78, 700) + say('น', 84, 700);
    expect(await lines(content)).toEqual(['ที่ น']);
  });

  it('is what is drawn where nothing is stated, as of words that Qt draws a second time to look bold', async () => {
    const word = (x: number): string => Array.from('Bold', (letter, i) => say(letter, x + 8 * i, 700)).join('');
    const unstated = (drawn: string): string => `/Span<</ActualText ()>> BDC\n${drawn}EMC\n`;
    expect(await lines(word(72) + unstated(word(71.4)))).toEqual(['Bold']);
    expect(await lines(unstated(word(72)))).toEqual(['Bold']);
    expect(await lines(`/Span<</ActualText <FEFF>>> BDC\n${word(72)}EMC\n`)).toEqual(['Bold']);
  });

  it('does not reach into the next column', async () => {
    const content = span('ที่', say('A', 72, 700)) + say('น', 172, 700);
    expect(await lines(content)).toEqual(['ที่ น']);
  });

  it('has a box as wide as what is drawn for it', async () => {
    const content = span('ที่', say('A', 72, 700) + say('B', 78, 700)) + say('น', 84, 700);
    const page = await firstPage(reader, pdfFile([{ content }]));
    const [line] = page.lines;
    expect(line.edges[0]).toBeCloseTo(72, 1);
    expect(line.edges[1]).toBeCloseTo(84, 1);
  });

  it('is one word with its neighbour on the right where it is written from right to left', async () => {
    const content = say('ث', 80, 700) + span('اً', say('A', 74, 700));
    expect(await lines(content)).toEqual(['ثاً']);
  });
});

describe('a letter that is drawn in pieces, from right to left', () => {
  it('stands on the line of its last piece, and is as wide as all of them', async () => {
    const dotted = span('ت', say('.', 88, 696) + say('A', 86, 700));
    const content = say('ك', 92, 700) + dotted + say('ب', 80, 700);
    const page = await firstPage(reader, pdfFile([{ content }]));
    expect(page.lines.map(({ text }) => text)).toEqual(['كتب']);
    expect(page.lines[0].edges[2]).toBeCloseTo(86, 0);
  });

  it('keeps the dots of a line out of a line of their own', async () => {
    const dotted = span('ن', say('.', 88, 694) + say('A', 86, 700));
    expect(await lines(say('م', 92, 700) + dotted)).toEqual(['من']);
  });
});

describe('the ligature of lam and alef', () => {
  it('is read in that order where it is drawn from left to right', async () => {
    expect(await lines(say(`م${LAM_ALEF}س`, 72, 700))).toEqual(['سلام']);
  });

  it('is read in that order where it is drawn from right to left', async () => {
    const content = say('س', 86, 700) + say(LAM_ALEF, 80, 700) + say('م', 74, 700);
    expect(await lines(content)).toEqual(['سلام']);
  });

  it('is no alef with a lam after it', async () => {
    const content = say('ا', 86, 700) + say('ل', 80, 700) + say('م', 74, 700);
    expect(await lines(content)).toEqual(['الم']);
  });
});

describe('spaces between words written from right to left', () => {
  it('stand where they were drawn, and not on the other side of the letter', async () => {
    // Drawn in reading order: the first word on the right, a space, then the second; its letters a little apart.
    const content = say('ب', 100, 700) + say(' ', 94, 700) + say('ا', 87, 700) + say('ل', 80.6, 700);
    expect(await lines(content)).toEqual(['ب ال']);
  });
});
