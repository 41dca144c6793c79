/** Characters, words and lines of a text layer come out as a person reads them. */
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { FIRST_FREE_OBJECT, pdfFile, say, stream } from '../../support/pdfFile.ts';
import { linesOf, readerForTests, sourceOf } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

describe('characters and words', () => {
  it('keeps words whole and apart', async () => {
    expect(await lines(say('The quick brown fox', 72, 700))).toEqual(['The quick brown fox']);
  });

  it('sees a space where words are apart without a drawn one', async () => {
    expect(await lines(say('quick', 72, 700) + say('brown', 105, 700))).toEqual(['quick brown']);
  });

  it('sees no space where a word is drawn in two pieces', async () => {
    expect(await lines(say('qui', 72, 700) + say('ck', 90.3, 700))).toEqual(['quick']);
  });

  it('keeps a letter-spaced word whole', async () => {
    expect(await lines(say('ABSTRACT', 72, 700, { spacing: 2 }))).toEqual(['ABSTRACT']);
  });

  it('never joins figures of neighbouring columns', async () => {
    const figures = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit, i) => say(digit, 72 + 9 * i, 700)).join('');
    expect(await lines(figures)).toEqual(['1 2 3 4 5 6 7 8']);
  });

  it('writes a footnote reference as a superscript', async () => {
    const content = say('profit', 72, 700) + say('12', 108, 704, { size: 6 }) + say('rose', 121, 700);
    expect(await lines(content)).toEqual(['profit¹² rose']);
  });

  it('writes the marks of an author as superscripts, and the sign of an exponent with it', async () => {
    const author = say('Okonjo', 72, 700) + say('1,2*', 111, 704, { size: 6 });
    const unit = say('5 m', 72, 600) + say('-2', 91, 604, { size: 6 });
    expect(await lines(author + unit)).toEqual(['Okonjo¹,²*', '5 m⁻²']);
  });

  it('writes the letter of a note as a superscript, and leaves the upper part of a fraction', async () => {
    const note = say('debt', 72, 700) + say('a', 96, 704, { size: 6 }) + say('rose', 103, 700);
    const fraction =
      say('2', 72, 600) + say('1', 79, 604, { size: 6 }) + say('/', 83, 600) + say('2', 87, 600, { size: 6 });
    expect(await lines(note + fraction)).toEqual(['debtᵃ rose', '2 1/2']);
  });

  it('writes the letter of a note after a long figure and before its note as a superscript, and no letter of an ordinal', async () => {
    const figure = say('6/8/10', 72, 700) + say('a', 108, 704, { size: 6 });
    const note = say('b', 72, 600, { size: 6 }) + say('Daily dose', 76, 596);
    const ordinal = say('11', 72, 500) + say('e', 84, 504, { size: 6 }) + say('jour', 94, 500);
    expect(await lines(figure + note + ordinal)).toEqual(['6/8/10ᵃ', 'ᵇDaily dose', '11e jour']);
  });

  it('puts marks that are drawn after their line where they stand in it', async () => {
    const law = say('The Act (DMCA) was signed', 72, 700) + say('1', 157, 704, { size: 5 });
    const squares =
      say('a', 72, 600) +
      say('+', 84, 600) +
      say('2', 78, 604, { size: 6 }) +
      say('b', 94, 600) +
      say('2', 100, 604, { size: 6 });
    expect(await lines(law + squares)).toEqual(['The Act (DMCA)¹ was signed', 'a² + b²']);
  });

  it('never makes an exponent part of the number before it', async () => {
    expect(await lines(say('10', 72, 700) + say('5', 84, 704, { size: 6 }))).toEqual(['10⁵']);
  });

  it('keeps the raised letters of an ordinal with their number', async () => {
    expect(await lines(say('19', 72, 700) + say('th', 84, 704, { size: 6 }))).toEqual(['19th']);
  });

  it('reads text that is drawn twice for a bold look once', async () => {
    const content = say('Important', 72, 700) + say('Important', 73, 700) + say('Important', 72.2, 699.2);
    expect(await lines(content)).toEqual(['Important']);
  });

  it('reads a part of a line that is drawn twice once', async () => {
    expect(await lines(say('Code: 300218', 72, 700) + say('300218', 109, 699.2))).toEqual(['Code: 300218']);
  });

  it('reads a headline once whose letters each have a shadow, and keeps doubled letters and leaders', async () => {
    const letters = Array.from('Harvest Day', (letter, i) => {
      const x = 72 + 18 * i;
      return letter === ' ' ? '' : say(letter, x + 5, 695, { size: 30 }) + say(letter, x, 700, { size: 30 });
    });
    const bill = say('Bill Hall ....... 11', 72, 640);
    expect(await lines(letters.join('') + bill)).toEqual(['Harvest Day', 'Bill Hall ....... 11']);
  });

  it('keeps a word that really stands there twice', async () => {
    expect(await lines(say('had', 72, 700) + say('had', 96, 700))).toEqual(['had had']);
  });

  it('gives a drawn soft hyphen as a hyphen', async () => {
    expect(await lines(say('co\u00ADoperate', 72, 700))).toEqual(['co-operate']);
  });

  it('gives no soft hyphen without width that is stated for what is drawn after the space at the end of a line', async () => {
    const soft = `/Span <</ActualText <FEFF00AD>>> BDC 0.01 Tz ${say(' ', 96, 700)} 100 Tz EMC `;
    const lower = say('Vorteil daran', 72, 688);
    expect(await lines(say('Der große ', 72, 700) + soft + lower)).toEqual(['Der große', 'Vorteil daran']);
    expect(await lines(say('Der Vor-', 72, 700) + say('teil', 72, 688))).toEqual(['Der Vor-', 'teil']);
  });

  it('leaves out control characters and directional marks, not the gap where they stand', async () => {
    expect(await lines(say('a\u0007b\u200Ec', 72, 700))).toEqual(['a b c']);
  });

  it('puts an accent that is drawn by itself on its letter', async () => {
    expect(await lines(say('Erdos', 72, 700) + say('\u00A8', 90, 700))).toEqual(['Erdös']);
  });

  it('puts an accent on its letter that is raised over a capital, as TeX sets it, and makes no line of it', async () => {
    const content =
      say('fore the operator ', 72, 700) + say('\u02C6', 180.5, 702.4) + say('S', 180, 700) + say(' is', 186, 700);
    expect(await lines(say('It is there-', 72, 712) + content)).toEqual(['It is there-', 'fore the operator Ŝ is']);
  });

  it('puts raised accents on their capitals that are drawn after all letters of their line', async () => {
    const accents = say('\u00A8', 156.2, 702.4) + say('\u02C6', 84.2, 702.4);
    expect(await lines(say('It Ecole de la Offentlichkeit', 66, 700) + accents)).toEqual([
      'It Êcole de la Öffentlichkeit',
    ]);
  });

  it('makes one character of a letter and what is set lowered under it, as TeX sets letters that its fonts lack', async () => {
    const smallComma = (x: number): string => say(',', x + 1.5, 698.6, { size: 5 });
    const romanian = say('s', 72, 700) + smallComma(72) + say('colari', 78, 700);
    const accentBetween =
      say('AS', 72, 680) + say('\u02D8', 72, 682.2) + say(',', 79.5, 678.6, { size: 5 }) + say('U', 84, 680);
    const others = say('h', 72, 660) + say('.', 72, 657.9) + say('d', 78, 660) + say('\u00AF', 78, 653);
    expect(await lines(romanian + accentBetween + others)).toEqual(['\u0219colari', 'ĂȘU', 'ḥḏ']);
    expect(await lines(say('t', 72, 700) + say(',', 78, 698.6, { size: 5 }) + say('i', 82, 700))).toEqual(['t, i']);
  });

  it('has a closing quotation mark that is lowered to the line as the opening one of its word', async () => {
    const content = say('\u201D', 72, 694.6) + say('Traian\u201D', 78, 700);
    expect(await lines(content + say('\u201D', 72, 680) + say('Traian', 78, 680))).toEqual(['„Traian”', '”Traian']);
  });

  it('sees no space after an accent that is drawn between two letters of another word', async () => {
    const accent = say('\u00A8', 72, 700.3);
    expect(await lines(say('Ost sofort g', 72, 700) + accent + say('ut', 144.3, 700))).toEqual(['\u00D6st sofort gut']);
  });

  it('puts an accent on a letter that is narrower than it', async () => {
    // The accent is drawn first, and its letter begins within it.
    const content =
      say('C', 72, 700) + say('\u02C6', 77, 700) + say('\u0131', 78, 700, { size: 5 }) + say('rlan', 81, 700);
    expect(await lines(content)).toEqual(['Cîrlan']);
  });

  it('keeps combining marks after their letter', async () => {
    expect(await lines(say('e', 72, 700) + say('\u0301', 72, 700) + say('x', 78, 700))).toEqual(['e\u0301x']);
  });
});

describe('lines', () => {
  it('keeps the hyphen and the break at the end of a line', async () => {
    const content = say('a consi-', 72, 700) + say('deration of it', 72, 686);
    expect(await lines(content)).toEqual(['a consi-', 'deration of it']);
  });

  it('orders lines from the top, whatever the order of drawing', async () => {
    expect(await lines(say('second', 72, 686) + say('first', 72, 700))).toEqual(['first', 'second']);
  });

  it('reads a table along its rows', async () => {
    const row = (name: string, a: string, b: string, y: number): string =>
      say(name, 72, y) + say(a, 250, y) + say(b, 350, y);
    const content =
      row('Alabama', '18,870', '23,022', 700) +
      row('Alaska', '209', '3,062', 686) +
      row('Arizona', '2,303', '12,382', 672) +
      row('Arkansas', '3,298', '6,359', 658);
    expect(await lines(content)).toEqual([
      'Alabama 18,870 23,022',
      'Alaska 209 3,062',
      'Arizona 2,303 12,382',
      'Arkansas 3,298 6,359',
    ]);
  });

  it('reads a cell that stands at the middle of several rows before the first of them', async () => {
    const votes = ['2,418', '1,977', '402', '388'];
    const rows = votes.map((figure, i) => say(`Name ${'abcd'[i]}`, 150, 700 - 14 * i) + say(figure, 260, 700 - 14 * i));
    const ward = (y: number): string => say('Harbour', 72, y);
    const read = ['Harbour', ...votes.map((figure, i) => `Name ${'abcd'[i]} ${figure}`)];
    expect(await lines([ward(679), ...rows].join(''))).toEqual(read);
    expect(await lines([ward(686), ...rows.slice(0, 3)].join(''))).toEqual(read.slice(0, 4));
    // Beside another row than the one in the middle it is a cell of that row alone.
    expect((await lines([ward(672), ...rows].join('')))[2]).toBe('Harbour Name c 402');
  });

  it('reads a table that is written column by column along its rows', async () => {
    const column = (x: number, cells: readonly string[]): string =>
      cells.map((cell, i) => say(cell, x, 700 - 14 * i)).join('');
    const content =
      column(72, ['Alabama', 'Alaska', 'Arizona', 'Texas']) +
      column(250, ['18', '209', '230', '7']) +
      column(350, ['23', '306', '12', '9']);
    expect(await lines(content)).toEqual(['Alabama 18 23', 'Alaska 209 306', 'Arizona 230 12', 'Texas 7 9']);
  });
});

describe('cells of several lines', () => {
  const cell = (texts: readonly string[], x: number, top: number): string =>
    texts.map((text, i) => say(text, x, top - 12 * i)).join('');
  const duty = ['The supplier delivers', 'within ten days of', 'the order.'];
  const remedy = ['The client may withdraw', 'after a written', 'notice.'];
  const payment = ['The client pays within', 'thirty days.'];
  const interest = ['Interest is due at', 'four percent.'];

  it('are read one after the other, row by row of the table', async () => {
    const content = cell(duty, 72, 700) + cell(remedy, 300, 700) + cell(payment, 72, 650) + cell(interest, 300, 650);
    expect(await lines(content)).toEqual([...duty, ...remedy, ...payment, ...interest]);
  });

  it('keep a label of one line beside the first line of its text', async () => {
    const content =
      cell(duty, 72, 700) +
      cell(remedy, 300, 700) +
      cell(['Term'], 72, 650) +
      cell(['Two years from', 'signature.'], 300, 650);
    expect((await lines(content)).slice(6)).toEqual(['Term Two years from', 'signature.']);
  });

  it('of three columns are read one after the other', async () => {
    const content = [700, 640, 580]
      .map((y) => cell(duty, 40, y) + cell(remedy, 220, y) + cell(payment, 410, y))
      .join('');
    const row = [...duty, ...remedy, ...payment];
    expect(await lines(content)).toEqual([...row, ...row, ...row]);
  });

  it('are read one after the other where they are centred beside each other', async () => {
    const head = say('Variable', 72, 694) + cell(['Treatment', 'of ten weeks'], 200, 700) + say('Change', 330, 694);
    const row = say('Pulse', 72, 670) + say('71.2', 200, 670) + say('3.4', 330, 670);
    expect(await lines(head + row)).toEqual(['Variable', 'Treatment', 'of ten weeks', 'Change', 'Pulse 71.2 3.4']);
  });

  it('are read one after the other in each row of a table that was written so', async () => {
    const row = (y: number): string =>
      cell(['3.', '09:50'], 72, y) + cell(['Geography', 'Ms Lenz'], 200, y) + cell(['Music', 'Mr Ahrens'], 330, y);
    const read = ['3.', '09:50', 'Geography', 'Ms Lenz', 'Music', 'Mr Ahrens'];
    expect(await lines(row(700) + row(666))).toEqual([...read, ...read]);
    // One row of cells and a table of two rows, written column by column, cannot be told apart.
    expect(await lines(row(700))).toEqual(['3. Geography Music', '09:50 Ms Lenz Mr Ahrens']);
  });

  it('of a table are read before columns are looked for: its columns share the strips between them', async () => {
    const row = (y: number, short: string): string =>
      cell(['Loss of', short], 40, y) +
      cell(['A single supplier makes the', 'membrane in a flood area'], 100, y) +
      cell(['Qualify a second one by the', 'end of the third quarter'], 270, y) +
      cell(['Buyer'], 440, y);
    const read = await lines(row(700, 'supply') + row(666, 'orders') + row(632, 'staff'));
    expect(read.slice(0, 4)).toEqual(['Loss of', 'supply', 'A single supplier makes the', 'membrane in a flood area']);
  });

  it('are read one after the other where a large figure stands over what it counts', async () => {
    const card = (figure: string, text: string, x: number): string =>
      say(figure, x, 700, { size: 28 }) + say(text, x, 682);
    const content = card('62%', 'travel by car', 72) + card('17%', 'by bus or train', 220) + card('4%', 'cycle', 370);
    expect(await lines(content)).toEqual(['62%', 'travel by car', '17%', 'by bus or train', '4%', 'cycle']);
  });

  it('are left in their rows where other words stand in these', async () => {
    const torn = say('Renal', 40, 700) + say('impairment', 90, 700) + say('mL/min', 40, 688);
    const read = await lines(torn + cell(['ten mg a day', 'or every other'], 240, 700) + say('sixty mg', 450, 694));
    expect(read[0]).toBe('Renal impairment ten mg a day');
  });
});

const prose = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${word} ${i} of the long sentence here`);

const columnOf = (texts: readonly string[], x: number, top: number): string =>
  texts.map((text, i) => say(text, x, top - 14 * i)).join('');

describe('columns', () => {
  const left = prose('left', 8);
  const right = prose('right', 8);

  it('reads a box apart from the paragraph beside it, and the table below along its rows', async () => {
    const above = columnOf(
      prose('above', 2).map((text) => `${text} and goes on over the whole width`),
      72,
      700,
    );
    const beside = columnOf(left.slice(0, 6), 72, 640);
    const box = prose('boxed', 4)
      .map((text, i) => say(text, 330, 629 - 12 * i, { size: 9 }))
      .join('');
    const row = (y: number) =>
      ['North', '412.0', '405.3', '71.8'].map((cell, i) => say(cell, 72 + 110 * i, y)).join('');
    const table = row(500) + row(486) + row(472) + row(458);
    const read = await lines(above + box + beside + table);
    expect(read.slice(2, 12)).toEqual([...left.slice(0, 6), ...prose('boxed', 4)]);
    expect(read.at(-1)).toBe('North 412.0 405.3 71.8');
  });

  it('reads a note in the margin before the paragraph that it stands beside', async () => {
    const sections = columnOf(prose('first', 3), 72, 700) + columnOf(prose('second', 3), 72, 640);
    const notes =
      say('Grant of licences.', 330, 700, { size: 9 }) +
      say('Revocation and', 330, 640, { size: 9 }) +
      say('appeals.', 330, 631, { size: 9 });
    const read = ['Grant of licences.', ...prose('first', 3), 'Revocation and', 'appeals.', ...prose('second', 3)];
    expect(await lines(sections + notes)).toEqual(read);
    expect(await lines(notes + sections)).toEqual(read);
    // Beside the middle of a paragraph it waits for the next one.
    const late = say('Offences.', 330, 626, { size: 9 });
    const after = columnOf(prose('third', 2), 72, 570);
    expect((await lines(sections + after + late)).slice(3)).toEqual([
      ...prose('second', 3),
      'Offences.',
      ...prose('third', 2),
    ]);
  });

  it('reads a box beside a paragraph apart, though a line below it is written in pieces', async () => {
    const box = ['Lake Ombrosa', 'Type Tarn', 'Depth 68.5 m']
      .map((text, i) => say(text, 400, 700 - 12 * i, { size: 9 }))
      .join('');
    const last =
      say('can be heard before storms on the whole lake;', 72, 658) +
      say('[citation needed]', 322, 662, { size: 7 }) +
      say('no bell has been found in the', 384, 658);
    const read = await lines(box + columnOf(prose('left', 3), 72, 700) + last + say('lake or on its shores.', 72, 644));
    expect(read.slice(0, 4)).toEqual(['Lake Ombrosa', 'Type Tarn', 'Depth 68.5 m', 'left 0 of the long sentence here']);
    expect(read.at(-2)).toMatch(/whole lake; ?\[citation needed\] ?no bell/);
  });

  it('leaves the small text of a row in its row', async () => {
    const row = (y: number): string =>
      say('Notice to be given by a tenant', 72, y) + say('six months', 330, y, { size: 9 });
    expect((await lines(row(700) + row(686) + row(672)))[1]).toBe('Notice to be given by a tenant six months');
  });

  it('reads a box that was drawn first apart from the paragraph beside it', async () => {
    const box = columnOf(['Common eider', 'Family Anatidae', 'Genus Somateria', 'Status stable'], 330, 694);
    const content =
      box +
      columnOf(left.slice(0, 6), 72, 700) +
      say('and goes on below the box over the whole width of the page', 72, 616);
    const read = await lines(content);
    expect(read.slice(0, 4)).toEqual(['Common eider', 'Family Anatidae', 'Genus Somateria', 'Status stable']);
    expect(read.slice(4, 10)).toEqual(left.slice(0, 6));
  });

  it('reads a wide table along its rows though its cells hold words', async () => {
    const row = (y: number): string =>
      ['Abernathy 1998', 'Canada', '46 adults, mean age 63', 'Citrate 300 mg a day', 'No treatment', 'six weeks']
        .map((text, i) => say(text, [40, 130, 180, 330, 450, 530][i], y, { size: 9 }))
        .join('');
    const read = await lines([700, 684, 668, 652, 636].map(row).join(''));
    expect(read[0]).toBe('Abernathy 1998 Canada 46 adults, mean age 63 Citrate 300 mg a day No treatment six weeks');
  });

  it('puts an initial before the line that it begins', async () => {
    const initial = say('T', 72, 686, { size: 30 });
    const text = say('he network was extended by 42 km', 95, 700) + say('and eleven stations were built', 95, 686);
    expect(await lines(initial + text + say('in the course of the year.', 72, 672))).toEqual([
      'The network was extended by 42 km',
      'and eleven stations were built',
      'in the course of the year.',
    ]);
  });

  it('reads one column after the other', async () => {
    expect(await lines(columnOf(left, 72, 700) + columnOf(right, 320, 700))).toEqual([...left, ...right]);
  });

  it('reads columns that are drawn row by row one after the other', async () => {
    const content = left.map((text, i) => say(text, 72, 700 - 14 * i) + say(right[i], 320, 700 - 14 * i)).join('');
    expect(await lines(content)).toEqual([...left, ...right]);
  });

  it('reads columns whose lines stand on baselines of their own one after the other', async () => {
    expect(await lines(columnOf(left, 72, 700) + columnOf(right, 320, 695))).toEqual([...left, ...right]);
  });

  it('reads boxes of text one after the other, though a label in one of them was drawn last', async () => {
    const one = [...prose('left', 4), 'Ja', ...prose('on the left', 4)];
    const other = ['Short', ...prose('right', 3), 'No', 'Yes', 'No', 'Closed'];
    const labels = say('Ja', 72, 700 - 14 * 4) + say('Closed', 320, 695 - 14 * 7);
    const content = [columnOf(one, 72, 700), columnOf(other, 320, 695)].join('');
    const drawnLast = labels.split(/(?<=ET\n)/).reduce((rest, label) => rest.replace(label, ''), content) + labels;
    expect(await lines(drawnLast)).toEqual([...one, ...other]);
  });

  it('reads a panel of short lines beside the text apart from it', async () => {
    const panel = ['Languages', 'German: native', 'Danish: C2', 'Skills', 'CFD', 'Driving licence'];
    const content = columnOf(panel, 40, 697) + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([...panel, ...right]);
    const rows = panel.map((text, i) => say(text, 40, 700 - 14 * i)).join('') + columnOf(panel, 320, 700);
    expect((await lines(rows))[0]).toBe('Languages Languages');
  });

  it('reads three columns', async () => {
    const [one, two, three] = ['one', 'two', 'six'].map((word) =>
      Array.from({ length: 8 }, (_, i) => `${word} ${i} and a few more`),
    );
    const content = columnOf(one, 40, 700) + columnOf(two, 220, 700) + columnOf(three, 400, 700);
    expect(await lines(content)).toEqual([...one, ...two, ...three]);
  });

  it('reads a title over the columns first and a line under them last', async () => {
    const title = 'A title that goes across both of the columns of the page';
    const last = 'A closing line that goes across both of the columns as well';
    const content = say(title, 100, 740) + columnOf(left, 72, 700) + columnOf(right, 320, 700) + say(last, 100, 560);
    expect(await lines(content)).toEqual([title, ...left, ...right, last]);
  });

  it('reads a running head as one line before the columns', async () => {
    const content =
      say('Smith et al.', 72, 760) +
      say('Page 12 of it', 430, 760) +
      columnOf(left, 72, 700) +
      columnOf(right, 320, 700);
    expect(await lines(content)).toEqual(['Smith et al. Page 12 of it', ...left, ...right]);
  });

  it('reads a running head as one line before columns that are drawn row by row', async () => {
    const rows = left.map((text, i) => say(text, 72, 700 - 14 * i) + say(right[i], 320, 700 - 14 * i)).join('');
    const content = say('Smith et al.', 72, 760) + say('Page 12 of it', 430, 760) + rows;
    expect(await lines(content)).toEqual(['Smith et al. Page 12 of it', ...left, ...right]);
  });

  it('reads a page number under the left column after the right column', async () => {
    const content = say('633', 72, 540) + columnOf(left, 72, 700) + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([...left, ...right, '633']);
  });

  it('reads the footnote under the left column after the right column', async () => {
    const note = say('1', 72, 563, { size: 5 }) + say('The note is small.', 76, 560, { size: 7 });
    const content = columnOf(left, 72, 700) + note + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([...left, ...right, '¹ The note is small.']);
  });

  it('reads a running head over the right column before both, where it was written before them', async () => {
    const note = say('1', 72, 560) + say('The note is small.', 80, 560, { size: 7 });
    const head = say('The Duck: A Survey of Waterfowl', 330, 740);
    const content = head + columnOf(left, 72, 700) + note + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([
      'The Duck: A Survey of Waterfowl',
      ...left,
      ...right,
      '1 The note is small.',
    ]);
  });

  it('reads the heading of what stands below the columns after both', async () => {
    const heading = 'Additional features of the machine';
    const below = `${prose('below', 1)[0]} and goes on over the whole width of the page`;
    const content = columnOf(left, 72, 700) + say(heading, 72, 570) + say(below, 72, 556) + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([...left, ...right, heading, below]);
  });

  it('knows a footnote by its text where its number is as large as the body', async () => {
    const note = say('1', 72, 560) + say('The note is small.', 80, 560, { size: 7 });
    const content = columnOf(left, 72, 700) + note + columnOf(right, 320, 700);
    expect(await lines(content)).toEqual([...left, ...right, '1 The note is small.']);
  });

  it('keeps line numbers of a transcript out of its sentences', async () => {
    const spoken = prose('spoken', 12);
    const content = spoken.map(
      (text, i) => say(String(i + 1), i < 9 ? 66 : 60, 700 - 14 * i) + say(text, 100, 700 - 14 * i),
    );
    const read = await lines(content.join(''));
    expect(read.slice(0, 12)).toEqual(spoken);
    expect(read.slice(12)).toEqual(spoken.map((_, i) => String(i + 1)));
  });

  it('keeps the numbers of every fourth line of a poem out of its verses', async () => {
    const verse = prose('verse', 14).map(
      (text, i) =>
        say(text, 72, 700 - 14 * i) + (i % 4 === 2 ? say(String(i + 1), 330, 700 - 14 * i, { size: 8 }) : ''),
    );
    expect((await lines(verse.join(''))).slice(0, 14)).toEqual(prose('verse', 14));
    const note = say('A note below them that goes on over the width of the page', 72, 480);
    expect((await lines(verse.join('') + note)).slice(0, 14)).toEqual(prose('verse', 14));
  });

  it('keeps line and column numbers between the columns of a patent out of its sentences', async () => {
    const [one, other] = [prose('left', 45), prose('right', 30)];
    const numbers = Array.from({ length: 9 }, (_, i) => String(5 * i + 5));
    const content =
      say('1', 160, 716) +
      say('2', 410, 716) +
      one.map((text, i) => say(text, 54, 700 - 12 * i)).join('') +
      numbers.map((number, i) => say(number, 301, 652 - 60 * i)).join('') +
      other.map((text, i) => say(text, 330, 700 - 12 * i)).join('');
    expect(await lines(content)).toEqual(['1 2', ...one, ...other, ...numbers]);
  });

  it('keeps the ranks of a table in their rows', async () => {
    const content = Array.from({ length: 12 }, (_, i) => {
      const y = 700 - 14 * i;
      return (
        say(String(i + 1), 72, y) +
        say(`Town ${'abcdefghijkl'[i]}`, 110, y) +
        say('1,234', 250, y) +
        say('5,678', 330, y)
      );
    });
    expect((await lines(content.join('')))[4]).toBe('5 Town e 1,234 5,678');
  });
});

describe('writing directions', () => {
  it('gives Hebrew that is drawn from left to right in the order of reading', async () => {
    const logical = 'שלום עולם';
    const visual = Array.from(logical).reverse().join('');
    expect(await lines(say(visual, 72, 700))).toEqual([logical]);
  });

  it('gives Hebrew that is drawn from right to left in the order of reading', async () => {
    const logical = 'שלום';
    const content = Array.from(logical, (letter, i) => say(letter, 200 - 6 * i, 700)).join('');
    expect(await lines(content)).toEqual([logical]);
  });

  it('keeps numbers and Latin words in right-to-left lines as they are', async () => {
    expect(await lines(say(`${Array.from('שנת').reverse().join('')} 2024 ABC`, 72, 700))).toEqual(['2024 ABC שנת']);
  });

  it('reads the right one of two columns of Hebrew first', async () => {
    const right = Array.from({ length: 8 }, (_, i) => `שורה ${i} של הטור הימני כאן`);
    const left = Array.from({ length: 8 }, (_, i) => `שורה ${i} של הטור השמאלי כאן`);
    const visual = (texts: readonly string[]): string[] => texts.map((text) => Array.from(text).reverse().join(''));
    const content = columnOf(visual(right), 320, 700) + columnOf(visual(left), 72, 700);
    expect(await lines(content)).toEqual([...right, ...left]);
  });

  it('reads vertical columns from top to bottom and from right to left', async () => {
    const content =
      say('一二三四', 200, 700, { font: 'V', size: 12 }) + say('五六七八', 170, 700, { font: 'V', size: 12 });
    expect(await lines(content)).toEqual(['一二三四', '五六七八']);
  });

  it('reads columns whose upright characters are placed one by one, with a number among them', async () => {
    const column = (parts: string[], x: number) =>
      parts.map((part, i) => say(part, part.length > 1 ? x - 3 : x, 700 - 10 * i, { size: 10 })).join('');
    const content =
      column(['春', 'は', '雨', 'が', '多', 'く'], 200) + column(['三', '月', '25', '日', 'の', '朝'], 180);
    expect(await lines(content)).toEqual(['春は雨が多く', '三月25日の朝']);
  });

  it('reads a cell of two lines to its end before the cells beside it', async () => {
    const row = (cells: string[], y: number) => cells.map((cell, i) => say(cell, 72 + 130 * i, y)).join('');
    const content =
      row(['Region', '2023', '2022'], 700) +
      row(['North', '412.0', '405.3'], 680) +
      row(['South and', '298.6', '301.1'], 660) +
      row(['South-West'], 648) +
      row(['Islands', '12.9', '13.3'], 628);
    expect(await lines(content)).toEqual([
      'Region 2023 2022',
      'North 412.0 405.3',
      'South and',
      'South-West',
      '298.6 301.1',
      'Islands 12.9 13.3',
    ]);
  });

  it('leaves rows as they are where nothing tells them from the lines of a cell', async () => {
    const row = (cells: string[], y: number) => cells.map((cell, i) => say(cell, 72 + 130 * i, y)).join('');
    const content =
      row(['North', '412.0', '405.3'], 680) + row(['South', '298.6', '301.1'], 668) + row(['Islands'], 656);
    expect(await lines(content)).toEqual(['North 412.0 405.3', 'South 298.6 301.1', 'Islands']);
  });

  it('reads a table with one sign a cell along its rows', async () => {
    const signs = ['男', '女', '男', '女'].map((sign, i) => say(sign, 72, 700 - 14 * i)).join('');
    const names = ['李明和他的朋友', '王芳在北京工作', '张伟从上海回来', '刘洋去年毕业了'];
    const content = signs + names.map((name, i) => say(name, 120, 700 - 14 * i)).join('');
    expect(await lines(content)).toEqual(names.map((name, i) => `${['男', '女', '男', '女'][i]} ${name}`));
  });

  it('reads a turned stamp after the page', async () => {
    const content = say('arXiv 2004', 30, 300, { turn: -90 }) + say('The text of the page', 72, 700);
    expect(await lines(content)).toEqual(['The text of the page', 'arXiv 2004']);
  });

  it.each([90, 180, 270])('keeps the spaces after accented letters in text turned by %i degrees', async (turn) => {
    const drawn = 'o que você deve é só ler à noite';
    const document = await PDFDocument.create();
    const page = document.addPage([600, 600]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    page.drawText(drawn, { x: 300, y: 300, size: 9, font, rotate: degrees(turn) });
    expect(await linesOf(reader, await document.save())).toEqual([drawn]);
  });

  it.each([0, 90, 180, 270])(
    'keeps accents that are drawn by themselves, and the spaces after them, turned by %i degrees',
    async (turn) => {
      const radians = (-turn * Math.PI) / 180;
      const at = (along: number): [number, number] => [
        300 + along * Math.cos(radians),
        300 + along * Math.sin(radians),
      ];
      const content = say('voce deve', ...at(0), { turn }) + say('\u02C6', ...at(18), { turn });
      expect(await lines(content)).toEqual(['você deve']);
    },
  );

  it.each([90, 180, 270])('sees a space that is not drawn in text turned by %i degrees', async (turn) => {
    const content = say('você_deve', 300, 300, { turn }).replace(/<(.*)005f(.*)> Tj/, '[<$1> -333 <$2>] TJ');
    expect(await lines(content)).toEqual(['você deve']);
  });

  it('sees a narrow space between two text objects where an italic letter leans into it', async () => {
    expect(await lines(say('each of', 72, 700) + say('these organs', 72 + 7 * 6 + 1.2, 700))).toEqual([
      'each of these organs',
    ]);
  });

  it('reads text that is upside down from its own top', async () => {
    const content = say('first line', 300, 600, { turn: 180 }) + say('second line', 300, 614, { turn: 180 });
    expect(await lines(content)).toEqual(['first line', 'second line']);
  });
});

describe('annotations', () => {
  const appearance = (text: string): string =>
    stream(say(text, 2, 2), '/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</H 3 0 R>>>>');
  const withAnnotation = (subtype: string, text: string, flags = 4): Uint8Array =>
    pdfFile(
      [{ content: say('Name of the client:', 72, 700), more: `/Annots[${FIRST_FREE_OBJECT + 1} 0 R]` }],
      [
        appearance(text),
        `<</Type/Annot/Subtype/${subtype}/FT/Tx/T(name)/F ${flags}/Rect[200 698 400 718]/AP<</N ${FIRST_FREE_OBJECT} 0 R>>>>`,
      ],
    );

  it('of a filled form are read where they are seen', async () => {
    expect(await linesOf(reader, withAnnotation('Widget', 'Ada Lovelace'))).toEqual([
      'Name of the client: Ada Lovelace',
    ]);
  });

  it('with text typed over the page are read', async () => {
    expect(await linesOf(reader, withAnnotation('FreeText', 'see annex'))).toEqual(['Name of the client: see annex']);
  });

  it('that are read are drawn once afterwards, as before', async () => {
    const pdf = sourceOf(withAnnotation('Widget', 'Ada Lovelace'));
    const before = await reader.render(pdf, { pageNumber: 1, scale: 1 });
    await reader.extractText(pdf);
    const after = await reader.render(pdf, { pageNumber: 1, scale: 1 });
    expect(after.pixels).toEqual(before.pixels);
  });

  it('that are hidden are not read', async () => {
    expect(await linesOf(reader, withAnnotation('Widget', 'Ada Lovelace', 2))).toEqual(['Name of the client:']);
  });
});
