/** Fonts that state little or nonsense of what they draw, and draw it right: the text is what the page shows. */
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, type PDFDict } from 'pdf-lib';
import type { IndexedLine } from '../../../shared/documents/textIndex.ts';
import { numberedFontPdf } from '../../support/numberedFontPdf.ts';
import { pdfFile, say } from '../../support/pdfFile.ts';
import { englishReader } from '../../support/sharedReader.ts';
import { type3Pdf } from '../../support/type3Pdf.ts';

const reader = englishReader();

let count = 0;
async function linesOf(pdf: Uint8Array): Promise<readonly IndexedLine[]> {
  const source = { id: `strange-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(pdf) };
  const { pages, scans } = await reader.draftText(source);
  // OCR is to read none of these pages.
  expect(scans).toEqual([]);
  return pages[0].lines;
}
const textOf = (lines: readonly IndexedLine[]): string[] => lines.map(({ text }) => text);

it('has the spaces that are drawn where a font states one width for all its glyphs', async () => {
  // Characters are stated to be 6 points wide.
  let x = 72;
  const content = Array.from('In ganz Wien', (character) => {
    const drawn = say(character, x, 700);
    x += character === ' ' ? 1.5 : 2.4;
    return drawn;
  });
  expect(textOf(await linesOf(pdfFile([{ content: content.join('') }])))).toEqual(['In ganz Wien']);
});

it('has no space where one was drawn and taken back', async () => {
  const content = say('Wien', 72, 700) + say(' ', 96, 700) + say('er', 93, 700);
  expect(textOf(await linesOf(pdfFile([{ content }])))).toEqual(['Wiener']);
});

it.each([
  ['[(denial or dis ) 278 (ap ) 278 (prov ) 278 (al of it)] TJ', 'denial or disapproval of it'],
  ['[(so they say ) 190 (it, ) 278 (and nothing else)] TJ', 'so they say it, and nothing else'],
])('has no space over which the pen moves back to the letter in a word: %#', async (shown, text) => {
  const content = `BT /F1 12 Tf 72 700 Td ${shown} ET\n`;
  expect(textOf(await linesOf(pdfFile([{ content }])))).toEqual([text]);
});

it('keeps every letter of fonts that the file names and does not bring, however they are stretched', async () => {
  const lines = [
    'THE COMMITTEE ON ORIGINAL DESIGNS AND EFFECTIVE PROTECTION',
    'met on Tuesday and agreed that spending on quiet roads should rise in October.',
    'Of 381 members 172 voted for the motion, 71 against it and 40 had no opinion.',
  ];
  const read = await linesOf(await stretchedFonts(lines));
  expect(textOf(read)).toEqual(lines);
  expect(read.filter(({ provenance, unsure = [] }) => provenance === 'mended' || unsure.length > 0)).toEqual([]);
});

it('has the letters that a font of which nothing is said has under their numbers in Unicode', async () => {
  const lines = ['Zapłacono: czterdzieści złotych, Łódź i Książę, żółw', 'Wydruk pochodzi z systemu 1847'];
  expect(textOf(await linesOf(await numberedFontPdf(lines)))).toEqual(lines);
});

describe('a single sign in a font of its own', () => {
  const readWith = async (numberOf?: (code: number) => number): Promise<readonly IndexedLine[]> => {
    const said = '1 beginbfrange\n<0000> <ffff> <0000>\nendbfrange';
    const document = await PDFDocument.load(await numberedFontPdf(['€'], undefined, numberOf, 'Arimo', said));
    document.getPage(0).drawText('The basic package costs a month:', { x: 72, y: 800, size: 11 });
    return linesOf(await document.save());
  };

  it('is what it looks like if that is what Unicode has under its number', async () => {
    const read = await readWith();
    expect(textOf(read)).toEqual(['The basic package costs a month:', '€']);
    expect(read.flatMap(({ unsure = [] }) => unsure)).toEqual([]);
  });

  it('stays unknown under any other number: symbols of many designs look alike', async () => {
    const [, sign] = await readWith((code) => code + 1);
    expect(sign.text).not.toBe('€');
    expect(sign.unsure).toEqual([{ start: 0, end: 1 }]);
  });
});

describe('a map of characters with a range that goes past the last number of a block of 256', () => {
  const lines = ['Общее число членов: съезд был ночью, площадь ещё не учтена', 'Этот щит шире, чем цех'];
  const numberOf = (code: number): number => (code >= 0x430 ? code - 0x446 + 0xf8 : code);
  const letters = '1 beginbfrange\n<00e2> <00f7> <0430>\nendbfrange';
  const readWith = async (said: string, number = numberOf): Promise<string[]> =>
    textOf(await linesOf(await numberedFontPdf(lines, undefined, number, 'Arimo', `${CAPITALS}\n${said}`)));

  it.each([
    ['to one character', `${letters}\n1 beginbfrange\n<00f8> <0103> <0446>\nendbfrange`],
    [
      'to a list of characters',
      `${letters}\n1 beginbfrange\n<00f8> <0103> [<0446> <0447> <0448> <0449> <044a> <044b> <044c> <044d> <044e> <044f> <0450> <0451>]\nendbfrange`,
    ],
  ])('says what all of them are: %s', async (_, said) => {
    expect(await readWith(said)).toEqual(lines);
  });

  it('says nothing of numbers that others of its entries are about', async () => {
    const exchanged = new Map([
      [0x44e, 0x101],
      [0x44f, 0x100],
    ]);
    const others = '3 beginbfchar\n<0100> <044f>\n<0101> <044e>\n<0103> <0451>\nendbfchar';
    const ranges = '2 beginbfrange\n<00f8> <00fe> <0446>\n<00ff> <0101> <044d>\nendbfrange';
    expect(await readWith(`${letters}\n${others}\n${ranges}`, (code) => exchanged.get(code) ?? numberOf(code))).toEqual(
      lines,
    );
  });
});

it('has nothing for a blank glyph that a map says is no character, not the first letters that the map has for a ligature', async () => {
  const lines = ['Die Wirkung\u00a0hält: Sto\ufb00e wirken über \u00a050 Tage'];
  const letters = new Map([
    ['\u00a0', 'ffff'],
    ['\ufb00', '00660066'],
  ]);
  const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
  const pairs = Array.from(new Set(lines[0]), (one) => `<${hex(one)}> <${letters.get(one) ?? hex(one)}>`);
  const map = `${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar`;
  const file = 'noto-sans/400Regular/NotoSans_400Regular.ttf';
  const read = await linesOf(await numberedFontPdf(lines, file, undefined, 'Noto', map));
  expect(textOf(read)).toEqual(['Die Wirkung hält: Stoffe wirken über 50 Tage']);
});

it('has the boxes of a form that are glyphs of which nothing is said, and nothing for a glyph that shows nothing', async () => {
  const numberOf = (code: number): number => NUMBERS.get(String.fromCharCode(code)) ?? code;
  const lines = ['□ Neubau der Laube □ Umbau', 'Seite \u00a07 von 12'];
  const read = await linesOf(await numberedFontPdf(lines, 'arimo/400Regular/Arimo_400Regular.ttf', numberOf));
  expect(textOf(read)).toEqual(['☐ Neubau der Laube ☐ Umbau', 'Seite 7 von 12']);
});
it('has a bullet for each pictogram of a font that has nothing else, whatever letter its number is', async () => {
  const document = await PDFDocument.load(
    await numberedFontPdf(['f', 'a'], undefined, undefined, 'KBKJCG+FontAwesome5Free-Regular'),
  );
  const items = ['Led the design of the reading room', 'Ran a team of about forty people'];
  items.forEach((item, i) => {
    document.getPage(0).drawText(item, { x: 90, y: 780 - 18 * i, size: 11 });
  });
  const read = await linesOf(await document.save());
  expect(textOf(read)).toEqual(items.map((item) => `• ${item}`));
  expect(read.flatMap(({ unsure = [] }) => unsure)).toEqual([]);
});

describe('a font that takes letters beyond those of Western Europe for each other, as Word 2007 writes it', () => {
  const readWith = async (lines: string[], said: Readonly<Record<string, string>>): Promise<readonly IndexedLine[]> => {
    const hex = (character: string): string => `<${character.charCodeAt(0).toString(16).padStart(4, '0')}>`;
    const pairs = Array.from(new Set(lines.join('')), (one) => `${hex(one)} ${hex(said[one] ?? one)}`);
    const map = `${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar`;
    return linesOf(
      await numberedFontPdf(lines, 'noto-sans/400Regular/NotoSans_400Regular.ttf', undefined, 'Noto', map),
    );
  };
  const cases: readonly (readonly [string, string[], Readonly<Record<string, string>>])[] = [
    ['Czech', ['Známky obdržíte na úřadě, a je možné je také stáhnout. Že již platí, což je těžké.'], { ž: 'ţ' }],
    ['Polish', ['Opłata może być także wyższa niż dotychczas, jeżeli każdy z nich tak uważa.'], { ż: 'ŝ' }],
    ['Hungarian', ['Az előadás időpontja később lesz, erről előre szólunk, és a nő is eljön tőle.'], { ő: 'ı' }],
    [
      'Romanian',
      ['Învăţământul şi condiţiile de organizare se stabilesc prin legi şi hotărâri, potrivit acţiunii'],
      { ţ: 'ń' },
    ],
    ['Turkish', ['Başvuru için işlemler kişi tarafından yapılır; iş yeri ve eş bilgisi istenir'], { ş: 'ģ' }],
    ['Croatian', ['Značajke računala i način rada, već ih možete čitati: tko želi, može.'], { ž: 'ţ', č: 'ĉ' }],
    [
      'Greek',
      [
        'Ένα πρόβλημα που καλούνται συχνά να αντιμετωπίσουν διάφορα ακαδημαϊκά ιδρύματα',
        'είναι αυτό της εγγραφής σπουδαστών. Το θέμα είναι ζωή και ψυχή, ώρες και κέντρα.',
      ],
      { η: 'θ', θ: 'κ', ή: 'ι', έ: 'ζ', ύ: 'φ', σ: 'ς', ς: 'σ', ώ: 'ϊ', ζ: 'η', Τ: 'Σ' },
    ],
  ];

  it.each(cases)('has the letters that the page shows: %s', async (_, lines, said) => {
    expect(textOf(await readWith(lines, said))).toEqual(lines);
  });

  it.each([
    [
      'Czech',
      'windows-1250',
      [
        'Příspěvek na činnost školy bude vyplacen do konce října, a to v plné výši.',
        'Částka činí 1 500 Kč; účet je veden u České spořitelny, ředitel Novák.',
      ],
    ],
    [
      'Polish',
      'windows-1250',
      [
        'Opłata może być także wyższa niż dotychczas, jeżeli każdy z nich tak uważa.',
        'Wysokość składki określa zarząd; są różne święta i źródła na 12 m³.',
      ],
    ],
    [
      'Turkish',
      'windows-1254',
      [
        'Başvuru için işlemler kişi tarafından yapılır; eş bilgisi istenir, doğru',
        'Öğrenci işleri şubesi İstanbul Üniversitesi sınıf açtı.',
      ],
    ],
    [
      'Russian',
      'windows-1251',
      [
        'Настоящий договор заключён между заказчиком и исполнителем',
        'Стоимость работ составляет 12 500 рублей, включая налог; срок: десять дней.',
      ],
    ],
  ])(
    'has them where it takes a codepage of another country for that of Western Europe: %s',
    async (_, codepage, lines) => {
      const bytes = Uint8Array.from({ length: 0x80 }, (__, i) => 0x80 + i);
      const western = new TextDecoder('windows-1252').decode(bytes);
      const own = Array.from(new TextDecoder(codepage).decode(bytes));
      expect(textOf(await readWith(lines, Object.fromEntries(own.map((one, i) => [one, western[i]]))))).toEqual(lines);
    },
  );

  it.each(cases)('is believed where the page shows what it says: %s', async (_, lines) => {
    const read = await readWith(lines, {});
    expect(textOf(read)).toEqual(lines);
    expect(read.filter(({ provenance, unsure = [] }) => provenance === 'mended' || unsure.length > 0)).toEqual([]);
  });
});

/** Of the numbers that characters have in Unicode, up to the small letters of Russian. */
const CAPITALS = '2 beginbfrange\n<0020> <007e> <0020>\n<0410> <042f> <0410>\nendbfrange';

/** Under other numbers than those of Unicode. */
const NUMBERS = new Map([
  ['□', 0xc7],
  ['\u00a0', 0x1fff],
]);

it('has what the page shows in a font that only has its letters and digits in their order, under other numbers', async () => {
  const starts = [
    ['A', 'Z', 0x02],
    ['a', 'z', 0x1c],
    ['0', '9', 0x43f],
  ] as const;
  const numberOf = (code: number): number => {
    const series = starts.find(([first, last]) => code >= first.charCodeAt(0) && code <= last.charCodeAt(0));
    if (series !== undefined) return code - series[0].charCodeAt(0) + series[2];
    return code === 0x20 ? 1 : 0x470 + code;
  };
  const lines = [
    'If you cancel your plan within 14 days: call us on 0800 587 296.',
    'Take this letter, which we have quickly explained; a sum of £20 is due.',
    'The example tells X from I and l, and just what Zoe and Gus will owe.',
  ];
  const document = await PDFDocument.load(await numberedFontPdf(lines, undefined, numberOf));
  // A page that has nothing else is read from its picture.
  const honest = Array.from(
    { length: 12 },
    (_, i) => `In line ${i + 1} the font says what its glyphs are, and they are so.`,
  );
  honest.forEach((line, i) => {
    document.getPage(0).drawText(line, { x: 72, y: 600 - 18 * i, size: 11 });
  });
  const read = await linesOf(await document.save());
  expect(textOf(read)).toEqual([...lines, ...honest]);
  expect(read.flatMap(({ unsure = [] }) => unsure)).toEqual([]);
});

it('has the characters of East Asia that a font has under their numbers in Unicode, none where the numbers are of glyphs', async () => {
  const lines = ['本会の料金は、次の表による。', '会員は１５日までに届を出す。'];
  expect(textOf(await linesOf(await numberedFontPdf(lines)))).toEqual(lines);
  const spread = ['ཀĀ本ጀ会Ȁ料金ᐁ員表', 'ကȁ、。のౠ日'];
  for (const numbers of [['昀昁昂昃昄昅昆昇'], spread]) {
    const pdf = await numberedFontPdf(numbers);
    const source = { id: `strange-${count++}`, mimeType: 'application/pdf', load: () => Promise.resolve(pdf) };
    expect((await reader.draftText(source)).scans.map(({ trust }) => trust)).toEqual(['useless']);
  }
});

it.each([
  ['says', true, false],
  ['does not say', false, false],
  ['does not say, set by the pixel and turned over twice,', false, true],
])('keeps the text of a page in a font of bitmaps that %s what they stand for', async (_, isSaid, isByPixel) => {
  const lines = [
    'We introduce the quadratic form of a real vector space, and prove that',
    'every such form has a basis in which 0 < x < 1, up to 12 exceptions (see',
    '[7], page 345). By Lemma 6 the kernel is just the sum of both jackets.',
  ];
  const read = await linesOf(await type3Pdf(lines, isSaid, {}, { isByPixel }));
  expect(textOf(read)).toEqual(lines);
  expect(read.filter(({ provenance = 'textLayer' }) => provenance === 'ocr')).toEqual([]);
});

it('reads the letters of TeX that are none of ASCII by their numbers, in bitmaps of which nothing is said', async () => {
  const lines = [
    'este o extindere \u001cnit\u00a0 de corpuri \u00b3i un num\u00a0r de ecua\u00b5ii su\u001cciente',
    'Orice submul\u00b5ime in\u001cnit\u00a0 are un punct de acumulare; vezi pagina 47 din bibliogra\u001ce',
  ];
  const pdf = await type3Pdf(lines, false, { '\u001c': 'fi', '\u00a0': 'a', '\u00b3': 's', '\u00b5': 't' });
  expect(textOf(await linesOf(pdf))).toEqual([
    'este o extindere finită de corpuri şi un număr de ecuaţii suficiente',
    'Orice submulţime infinită are un punct de acumulare; vezi pagina 47 din bibliografie',
  ]);
});

it('reads what fonts for symbols say by private numbers as the characters that they have there', async () => {
  const pdf = await privatelyNumbered([
    ['ABCDEF+Symbol', [0x6d, 0xb1, 0xa3, 0x57, 0xb4, 0xae]],
    ['SymbolMT', [0x61, 0xb3, 0x44, 0xb7]],
    ['Wingdings-Regular', [0xfe, 0x6f, 0xe0, 0xa7]],
    ['Wingdings2', [0x52, 0xa3]],
    ['Webdings', [0x61, 0x34]],
  ]);
  expect(textOf(await linesOf(pdf)).slice(1)).toEqual(['μ±≤Ω×→', 'α≥Δ•', '☑□→▪', '☑□', '✓▶']);
});

it('reads Type 1 fonts as LaTeX embeds them: ligatures, Greek letters and relations under numbers of its own, words set apart by kerning', async () => {
  expect(textOf(await linesOf(await latexPdf()))).toEqual([
    'The first field is defined, and the second is flat.',
    'We have \u03b1 \u2264 2 \u00b1 \u221e and x \u2208 \u2126 \u2192 0.',
  ]);
});

/** Fonts with the numbers and names of Computer Modern, and other drawings; nothing is said of Unicode, and there are no spaces. */
async function latexPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 200]);
  const add = (
    key: string,
    name: string,
    file: string,
    names: Readonly<Record<number, string>>,
    width: number,
  ): void => {
    const program = context.stream(readFileSync(`node_modules/pdfjs-dist/standard_fonts/${file}.pfb`), {
      Subtype: 'Type1C',
    });
    const descriptor = {
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-40, -250, 1009, 750],
      ItalicAngle: 0,
      Ascent: 694,
      Descent: -194,
      CapHeight: 683,
      StemV: 69,
      FontFile3: context.register(program),
    };
    const font = {
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: name,
      FirstChar: 0,
      LastChar: 126,
      Widths: Array.from({ length: 127 }, (_, code) => (code in names ? width : (TIMES_WIDTHS[code - 32] ?? 0))),
      FontDescriptor: context.register(context.obj(descriptor)),
      Encoding: context.obj({
        Type: 'Encoding',
        Differences: Object.entries(names).flatMap(([code, glyph]) => [Number(code), PDFName.of(glyph)]),
      }),
    };
    page.node.setFontDictionary(PDFName.of(key), context.register(context.obj(font)));
  };
  add('R', 'ABCDEF+CMR10', 'FoxitSerif', { 12: 'fi', 13: 'fl' }, 556);
  add('M', 'ABCDEG+CMMI10', 'FoxitSymbol', { 10: 'Omega', 11: 'alpha' }, 650);
  add(
    'S',
    'ABCDEH+CMSY10',
    'FoxitSymbol',
    { 6: 'plusminus', 20: 'lessequal', 33: 'arrowright', 49: 'infinity', 50: 'element' },
    700,
  );
  const words = (text: string): string =>
    text
      .split(' ')
      .map((word) => `(${word})`)
      .join(' -333 ');
  const content =
    `BT /R 10 Tf 1 0 0 1 40 150 Tm [${words('The \\014rst \\014eld is de\\014ned, and the second is \\015at.')}] TJ ` +
    `1 0 0 1 40 130 Tm [${words('We have')} -333] TJ /M 10 Tf [<0b> -278] TJ /S 10 Tf [<14> -278] TJ /R 10 Tf [(2) -222] TJ ` +
    `/S 10 Tf [<06> -222 <31> -333] TJ /R 10 Tf [(and) -333 (x) -278] TJ /S 10 Tf [<32> -278] TJ /M 10 Tf [<0a> -278] TJ ` +
    `/S 10 Tf [<21> -578] TJ /R 10 Tf (0.) Tj ET`;
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  return document.save();
}

/** After a line of prose each in a font of that name, of whose characters it says what word processors say: their numbers, moved to where Unicode has no names. */
async function privatelyNumbered(lines: readonly (readonly [string, readonly number[]])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 400]);
  const hex = (code: number): string => code.toString(16).padStart(2, '0');
  const shown = lines.map(([name, codes], i) => {
    const pairs = codes.map((code) => `<${hex(code)}> <f0${hex(code)}>`).join('\n');
    const map =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Private def /CMapType 2 def\n' +
      `1 begincodespacerange <00> <ff> endcodespacerange\n${codes.length} beginbfchar\n${pairs}\nendbfchar\nendcmap end end`;
    const font = context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: name,
      FirstChar: 32,
      LastChar: 255,
      Widths: Array.from({ length: 224 }, () => 600),
      FontDescriptor: context.register(
        context.obj({ Type: 'FontDescriptor', FontName: name, Flags: 4, FontBBox: [0, -200, 1000, 800], StemV: 80 }),
      ),
      ToUnicode: context.register(context.stream(map)),
    });
    page.node.setFontDictionary(PDFName.of(`F${i}`), context.register(font));
    return `/F${i} 12 Tf 1 0 0 1 40 ${340 - 20 * i} Tm <${codes.map(hex).join('')}> Tj`;
  });
  page.drawText('We measured each of these quantities twice in the same laboratory.', { x: 40, y: 370, size: 10 });
  page.node.addContentStream(context.register(context.stream(`BT ${shown.join(' ')} ET`)));
  return document.save();
}

/** Each line in a font of its own width and weight, one after the other. */
async function stretchedFonts(lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([800, 400]);
  const [bold, regular, italic] = [
    font('Garamond,Bold', 1.15, 34, 180),
    font('Garamond', 0.9, 34, 80),
    font('Garamond,Italic', 0.75, 98, 80),
  ];
  const shown = lines.map((line, i) => `/F${i} 12 Tf 1 0 0 1 40 ${340 - 20 * i} Tm (${line}) Tj`);
  [bold, regular, italic].forEach((one, i) => {
    page.node.setFontDictionary(PDFName.of(`F${i}`), context.register(one));
  });
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT ${shown.join(' ')} ET`)));
  return document.save();

  function font(name: string, stretch: number, flags: number, weight: number): PDFDict {
    const descriptor = {
      Type: 'FontDescriptor',
      FontName: name,
      Flags: flags,
      FontBBox: [-150, -250, 1000, 800],
      ItalicAngle: flags === 98 ? -14 : 0,
      Ascent: 740,
      Descent: -250,
      CapHeight: 700,
      StemV: weight,
    };
    return context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: name,
      FirstChar: 32,
      LastChar: 126,
      Widths: TIMES_WIDTHS.map((width) => Math.round(width * stretch)),
      FontDescriptor: context.register(context.obj(descriptor)),
      Encoding: 'WinAnsiEncoding',
    });
  }
}

/** Thousandths of the font size, from the space on: Adobe's metrics of Times-Roman. */
const TIMES_WIDTHS = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
  500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
  722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
  444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
  200, 480, 541,
];
