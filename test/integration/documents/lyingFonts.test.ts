/** A font says which character each of its glyphs is. Where the glyph looks like another one, the picture is asked. */
import { StandardFonts } from 'pdf-lib';
import { pageText } from '../../../shared/documents/textIndex.ts';
import { lyingFontPdf, type LyingLine } from '../../support/lyingFontPdf.ts';
import { englishReader } from '../../support/sharedReader.ts';
import { type3Pdf } from '../../support/type3Pdf.ts';

const LINES = [
  'Revenue rose to 4,712 million euros in 2017, and costs fell by 17 percent.',
  'The board proposes a dividend of 1.70 euros for each of the 7,100 shares.',
  'The committee met on Tuesday and agreed that spending on roads should rise.',
  'Of 381 members 172 voted for the motion and 71 against it.',
];

const reader = englishReader();

/** As it is kept, with the lines that have characters of what the page shows in place of what their font says. */
async function readText(
  pdf: Uint8Array,
): Promise<{ readBy: string; text: string; mended: number[]; unsure: string[] }> {
  const source = { id: `lying-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(pdf) };
  const { pages, scans } = await reader.draftText(source);
  const [page] = scans.length > 0 ? await reader.readScans(source, scans, 120_000) : pages;
  return {
    readBy: page.readBy,
    text: pageText(page),
    mended: page.lines.flatMap(({ provenance }, i) => (provenance === 'mended' ? [i] : [])),
    unsure: page.lines.flatMap(({ text, unsure = [] }) => unsure.map(({ start, end }) => text.slice(start, end))),
  };
}
let count = 0;

const exchanged = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    (pairs.match(/../g) ?? []).flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );
const allLies: LyingLine[] = LINES.map((shown) => ({ shown, lies: true }));

describe('a text layer whose font exchanges characters', () => {
  it.each([StandardFonts.Helvetica, StandardFonts.TimesRomanItalic, StandardFonts.CourierBold])(
    'is used as it is when the font tells the truth: %s',
    async (font) => {
      expect(await readText(await lyingFontPdf(allLies, {}, font))).toEqual({
        readBy: 'textLayer',
        text: LINES.join('\n'),
        mended: [],
        unsure: [],
      });
    },
  );

  it.each([
    ['two digits', '17'],
    ['digits that look alike', '38'],
    ['two letters', 'rn'],
    ['vowels for vowels, so that words may still look like words', 'eaio'],
  ])('says what the page shows: %s', async (_, pairs) => {
    expect(await readText(await lyingFontPdf(allLies, exchanged(pairs)))).toMatchObject({
      readBy: 'textLayer',
      text: LINES.join('\n'),
      unsure: [],
    });
  });

  it('changes nothing but its own characters where one line of several is set in it', async () => {
    const lines = LINES.map((shown, i) => ({ shown, lies: i === 1 }));
    expect(await readText(await lyingFontPdf(lines, exchanged('17')))).toMatchObject({
      text: LINES.join('\n'),
      mended: [1],
    });
  });

  it('says what the page shows where it has a second shape for one digit, which is that of another', async () => {
    const pdf = await lyingFontPdf([{ shown: 'In 1975 it paid 57 dollars.', lies: true }], { 5: '7' });
    expect(await readText(pdf)).toMatchObject({ text: 'In 1975 it paid 57 dollars.', mended: [0] });
  });

  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const moved = Object.fromEntries(letters.map((letter, i) => [letter, letters[(i * 7 + 3) % 26]]));
  it.each([
    ['other letters', moved],
    ['signs mostly', { ...exchanged('rn'), i: '!', p: '#', d: '$', a: '%', v: '&', l: '(', y: ')' }],
  ])('has the labels of a chart that it states in %s as the page shows them, and keeps the rest', async (_, said) => {
    const lines = [...LINES, ...LINES, ...LINES];
    const labels = ['runner runner', 'interpreted natively'];
    const shown = [...lines.map((line) => ({ shown: line })), ...labels.map((label) => ({ shown: label, lies: true }))];
    expect(await readText(await lyingFontPdf(shown, said))).toMatchObject({
      readBy: 'textLayer',
      text: [...lines, ...labels].join('\n'),
      mended: [12, 13],
    });
  });

  it.each([
    ['a sign for another one', 'The fee rose to $4,712 in March.', { $: '!' }],
    ['a sign for a letter', 'The voltage is 5 mV at most for a metre.', { m: '#' }],
    ['a letter for a sign', 'Spending fell by <20 percent, or 4 + 4.', { '<': 'K', '+': 'C' }],
    ['a digit for a sign', 'The rate is = 4 + 3 or > 2.', { '=': '5', '+': '1' }],
  ])('says what the page shows where it states %s', async (_, shown, said) => {
    const read = await readText(
      await lyingFontPdf([...LINES.map((line) => ({ shown: line })), { shown, lies: true }], said),
    );
    expect(read).toMatchObject({ readBy: 'textLayer', text: [...LINES, shown].join('\n'), mended: [LINES.length] });
  });
});

it('has the ligatures that the page shows where a font says that they are signs or digits', async () => {
  const lines = [
    'Kaikki nämä Kanna(ajajäsenet tulevat kokoukseen',
    'Yhdistyksen ko2paikka on Kotka ja jäsenten rajoi(aminen',
  ];
  const { text } = await readText(await type3Pdf(lines, true, { '(': 'tt', '2': 'ti' }));
  expect(text).toBe(lines.join('\n').replaceAll('(', 'tt').replace('2', 'ti'));
});

it('has the ff that the page shows where it is said to be a return arrow, the name of its number in TeX’s fonts', async () => {
  const lines = ['the committee o0ered to pay the sta0 and the di0erence', 'of all tari0s in e0ect at its own expense'];
  const face = StandardFonts.Helvetica;
  const { text } = await readText(await type3Pdf(lines, true, { 0: 'ff' }, { said: { 0: '\u21b5' }, face }));
  expect(text).toBe(lines.join('\n').replaceAll('0', 'ff'));
});

it.each([
  ['ff', 'Q', ['the committee o0ered to pay the sta0 and the di0erence', 'of all tari0s in e0ect at its own expense']],
  ['ti', 'Ɵ', ['the na0onal ac0on plan was en0rely par0cular to it', 'and no addi0onal excep0on was men0oned']],
  ['tt', 'Ʃ', ['the commi0ee permi0ed the be0er of the le0ers', 'and the ma0er was se0led wri0en down']],
])(
  'has the %s that the page shows where it is said to be %s, a letter that has nothing to do with it',
  async (ligature, letter, lines) => {
    const face = StandardFonts.Helvetica;
    const { text } = await readText(await type3Pdf(lines, true, { 0: ligature }, { said: { 0: letter }, face }));
    expect(text).toBe(lines.join('\n').replaceAll('0', ligature));
  },
);

it('has the ligatures, quotation marks and accents that the page shows where a font has its numbers from another encoding', async () => {
  const lines = [
    'The classiÖcation of these Öles reáects the universityís áow of work.',
    'A Önal proÖt, ìreáectedî here, is Juliaís. F·cil and r·pido.',
  ];
  const drawn = { Ö: 'fi', á: 'fl', '·': 'á', í: '’', ì: '“', î: '”' };
  const { text, unsure } = await readText(await type3Pdf(lines, true, drawn));
  const shown = Object.entries(drawn).reduce((all, [said, by]) => all.replaceAll(said, by), lines.join('\n'));
  expect({ text, unsure }).toEqual({ text: shown, unsure: [] });
});

it('keeps the accented letters of a font that tells the truth', async () => {
  const lines = [
    'Élève à un école, où Ömer áll Ångström ñandú çédille.',
    'Über ÄÖÜ äöü ß, ÀÈÌ àèì ÂÊÎ âêî ÃÕ ãõ Ø ø Æ æ.',
  ];
  for (const pdf of [
    await type3Pdf(lines, true),
    await lyingFontPdf(
      lines.map((shown) => ({ shown })),
      {},
    ),
  ]) {
    expect(await readText(pdf)).toMatchObject({ text: lines.join('\n'), mended: [], unsure: [] });
  }
});

it('has the arrows, ticks and bullets that the page shows where a font for symbols says letters and digits', async () => {
  const shown = [...LINES.map((line) => ({ shown: line })), { shown: '■▲●✔', lies: true }];
  const { text } = await readText(await lyingFontPdf(shown, {}, StandardFonts.ZapfDingbats));
  expect(text).toBe([...LINES, '■▲●✔'].join('\n'));
});

it('has the digits that the page shows where a font of drawings says others of the same size', async () => {
  const lines = ['The board proposes a dividend of 3.80 euros', 'for each of the 8,300 shares, which is 38 more.'];
  const setting = { face: StandardFonts.Helvetica };
  const { text, unsure } = await readText(await type3Pdf(lines, true, { 3: '8', 8: '3' }, setting));
  expect(text).toBe(lines.join('\n').replace(/[38]/g, (digit) => (digit === '3' ? '8' : '3')));
  expect(unsure).toEqual([]);
});

it('vouches for no digit of a font of drawings that stands askew, so that none of its glyphs can be looked at', async () => {
  const { unsure } = await readText(await type3Pdf(['It paid 38 euros.'], true, { 3: '8', 8: '3' }, { slant: 0.01 }));
  expect(unsure.join('')).toContain('38');
});

it('has the Thai vowel "am" where it is drawn whole, and "aa" where a font says so of its stroke alone', async () => {
  // One stroke for the vowel, and a stroke with a dot for the whole.
  const said = { s: 'ส', m: 'ม', r: 'ร', t: 'ต' };
  const stroke = await lyingFontPdf([{ shown: 'slmlrt', lies: true }], { ...said, l: 'ำ' });
  expect((await readText(stroke)).text).toBe('สามารต');
  const whole = await lyingFontPdf([{ shown: 'ti tm', lies: true }], { ...said, i: 'ำ' });
  expect((await readText(whole)).text).toBe('ตำ ตม');
});

it('sets no space after a narrow vowel that stands beside its letter in a script of India', async () => {
  const pdf = await lyingFontPdf([{ shown: 'mtdrn', lies: true }], { m: 'म', t: 'त', d: 'द', r: 'ा', n: 'न' });
  expect((await readText(pdf)).text).toBe('मतदान');
});
