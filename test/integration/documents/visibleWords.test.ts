/** What a page shows is text of it, in whatever way it is drawn; what it hides is none. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';
import { hidden, honest, variantsPdf } from '../../support/visibilityVariants.ts';
import { visibleWords } from '../../support/visibleWords.ts';

const reader = readerForTests();

describe('words that a page shows', () => {
  it('are shown, in whatever way they are drawn', async () => {
    const words = await visibleWords(reader, await variantsPdf(honest));
    const doubted = words.filter(({ visibility }) => visibility !== 'shown');
    expect(doubted.map(({ pageNumber, word }) => [honest[pageNumber - 1].name, word])).toEqual([]);
    expect(new Set(words.map(({ pageNumber }) => pageNumber)).size).toBe(honest.length);
  });
});

describe('words of which a page hides a part', () => {
  it('are never shown, however they are hidden', async () => {
    const words = await visibleWords(reader, await variantsPdf(hidden));
    const doubted = new Set(words.filter(({ visibility }) => visibility !== 'shown').map((word) => word.pageNumber));
    expect(hidden.filter((_, i) => !doubted.has(i + 1)).map(({ name }) => name)).toEqual([]);
  });
});

describe('a stated text that is not what is drawn', () => {
  const stated = (text: string, drawn: string): string => `/Span<</ActualText (${text})>> BDC\n${drawn}EMC\n`;

  it('gives way to the drawn characters', async () => {
    const content = stated('tel:5550134', say('555', 72, 700) + say('0134', 100, 700)) + say('daily', 150, 700);
    expect(await linesOf(reader, pdfFile([{ content }]))).toEqual(['555 0134 daily']);
    expect(await linesOf(reader, pdfFile([{ content: stated('918', say('318', 72, 700)) }]))).toEqual(['318']);
  });

  it('is read of a letter whose accent is drawn over it, whatever the font says of the accent', async () => {
    const accented = (x: number): string => stated('\\341', say('a', 72, 700) + say("'", x, 700));
    expect(await linesOf(reader, pdfFile([{ content: accented(74) }]))).toEqual(['á']);
    expect(await linesOf(reader, pdfFile([{ content: accented(80) }]))).toEqual(["a '"]);
    // The font says of the letter that it is the whole.
    const whole = stated('\\341', say('á', 72, 700) + say("'", 74, 700));
    expect(await linesOf(reader, pdfFile([{ content: whole }]))).toEqual(['á']);
    expect(
      await linesOf(reader, pdfFile([{ content: stated('\\341', say('e', 72, 700) + say("'", 74, 700)) }])),
    ).toEqual(["e'"]);
  });

  it('is read where the drawn characters say nothing', async () => {
    expect(await linesOf(reader, pdfFile([{ content: stated('918', say('*', 72, 700)) }]))).toEqual(['918']);
  });
});
