/** The rendition of an Office file has the text that its author sees, and none that is hidden from readers. */
import sharp from 'sharp';
import { convertedText } from '../../support/convertedText.ts';
import {
  docx,
  docxParts,
  escaped,
  openDocumentParts,
  sheetData,
  withStyles,
  wordParagraph,
  xlsxParts,
  zipped,
} from '../../support/officeFiles.ts';

const { pagesOf, refusalOf } = convertedText();

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const CHANGE = 'w:id="1" w:author="A" w:date="2030-01-01T00:00:00Z"';
const inserted = (text: string): string => `<w:ins ${CHANGE}>${run(text)}</w:ins>`;
const deleted = (text: string): string =>
  `<w:del ${CHANGE}><w:r><w:delText xml:space="preserve">${escaped(text)}</w:delText></w:r></w:del>`;

const whole = async (document: Buffer | string): Promise<string> => (await pagesOf(document)).join('\n');

describe('the rendition of a text document', () => {
  it('has its text, page by page', async () => {
    const body = `${wordParagraph('Revenue rose to 318 million euros.')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${wordParagraph('The second page.')}`;
    const pages = await pagesOf(await zipped(docxParts(body)));
    expect(pages[0]).toContain('Revenue rose to 318 million euros.');
    expect(pages[1]).toContain('The second page.');
  });

  it('has tracked changes made: what was deleted is no part of it, in any format', async () => {
    const word = `<w:p>${run('Revenue rose to ')}${deleted('318')}${inserted('427')}${run(' million euros.')}</w:p>`;
    expect(await whole(await zipped(docxParts(word)))).toContain('Revenue rose to 427 million euros.');

    const richText =
      '{\\rtf1\\ansi{\\*\\revtbl{Unknown;}{A;}}Revenue rose to {\\deleted\\revauthdel1 318}{\\revised\\revauth1 427} million euros.\\par}';
    expect(await whole(richText)).toContain('Revenue rose to 427 million euros.');

    const change =
      '<office:change-info><dc:creator>A</dc:creator><dc:date>2030-01-01T00:00:00</dc:date></office:change-info>';
    const openText = `<office:text><text:tracked-changes><text:changed-region text:id="c1"><text:deletion>${change}<text:p>318</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>Revenue rose to <text:change text:change-id="c1"/>427 million euros.</text:p></office:text>`;
    expect(await whole(await zipped(openDocumentParts('text', openText)))).toContain(
      'Revenue rose to 427 million euros.',
    );
  });

  it('joins what a deleted paragraph end stood between', async () => {
    const mark = `<w:pPr><w:rPr><w:del ${CHANGE}/></w:rPr></w:pPr>`;
    const text = await whole(
      await zipped(docxParts(`<w:p>${mark}${run('One sentence ')}</w:p>${wordParagraph('in two parts.')}`)),
    );
    expect(text).toContain('One sentence in two parts.');
  });

  it('is what its author saw: fields as they are stored, in any format', async () => {
    const sentence = 'Signed on 4 May 2019 under clause 4.';
    const word = ['DATE', 'REF _Gone'].map(
      (name, at) => `<w:fldSimple w:instr=" ${name} ">${run(['4 May 2019', 'clause 4'][at])}</w:fldSimple>`,
    );
    const body = `<w:p>${run('Signed on ')}${word[0]}${run(' under ')}${word[1]}${run('.')}</w:p>`;
    expect(await whole(await zipped(docxParts(body)))).toBe(sentence);

    const rich = (name: string, text: string): string => `{\\field{\\*\\fldinst { ${name} }}{\\fldrslt {${text}}}}`;
    const richText = `{\\rtf1\\ansi Signed on ${rich('DATE', '4 May 2019')} under ${rich('REF _Gone', 'clause 4')}.\\par}`;
    expect(await whole(richText)).toBe(sentence);

    const open =
      '<office:text><text:p>Signed on <text:date>4 May 2019</text:date> under <text:bookmark-ref text:ref-name="gone">clause 4</text:bookmark-ref>.</text:p></office:text>';
    expect(await whole(await zipped(openDocumentParts('text', open)))).toBe(sentence);
  });

  it('leaves out hidden text', async () => {
    const text = await whole(
      await zipped(docxParts(`<w:p>${run('Shown ')}${run('HIDDEN ', '<w:vanish/>')}${run('again.')}</w:p>`)),
    );
    expect(text).toContain('Shown again.');
    expect(text).not.toContain('HIDDEN');
  });

  it.each([
    ['Chinese', '北京的人口在二〇三〇年增长了百分之四'],
    ['Japanese', 'これは日本語の文書です'],
    ['Korean', '서울의 인구는 감소하였다'],
    ['Arabic', 'قررت الحكومة في السنة'],
    ['Hebrew', 'ההכנסות עלו השנה'],
    ['Devanagari', 'राजस्व में वृद्धि हुई'],
    ['Greek and Cyrillic', 'Έσοδα и доходы'],
  ])('keeps %s', async (_, sentence) => {
    expect(normal(await whole(await docx(sentence)))).toContain(normal(sentence));
  });
});

describe('the rendition of OpenDocument in one file', () => {
  const flat = (text: string): string =>
    `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document>`;

  it('has its text, and is refused when it defines entities', async () => {
    expect(await whole(flat('Revenue rose to 318 million euros.'))).toContain('Revenue rose to 318 million euros.');
    const bomb = flat('&b;').replace('<office:document', '<!DOCTYPE x [<!ENTITY b "aaaaaaaaaa">]><office:document');
    expect(await refusalOf(bomb)).toBe('corrupt');
  });
});

const normal = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

describe('the rendition of a spreadsheet', () => {
  it('has every visible cell, each row on one page, whatever the print area says', async () => {
    const rows = Array.from({ length: 60 }, (_, row) =>
      Array.from({ length: 40 }, (__, column) =>
        column === 3 ? `row ${row} has a text that is wider than its column` : row * 100 + column,
      ),
    );
    const area = '<definedName name="_xlnm.Print_Area" localSheetId="0">Wide!$A$1:$C$5</definedName>';
    const pages = await pagesOf(await zipped(xlsxParts([{ name: 'Wide', xml: sheetData(rows) }], area)));
    const lines = pages.flatMap((page) => page.split('\n'));
    for (const row of rows) {
      const line = lines.find((each) => each.startsWith(`${row[0]} `)) ?? '';
      expect(line.replace(/\s+/g, ' ')).toBe(row.join(' '));
    }
  });

  it('leaves out hidden sheets, rows and columns, as the reader does not see them', async () => {
    const rows = sheetData([
      ['shown A1', 'SECRET B1', 'shown C1'],
      ['SECRET A2', 'SECRET B2', 'SECRET C2'],
      ['shown A3', 'SECRET B3', 'shown C3'],
    ]).replace('<row r="2">', '<row r="2" hidden="1">');
    const columns = '<cols><col min="2" max="2" width="9" hidden="1"/></cols>';
    const text = await whole(
      await zipped(
        xlsxParts([
          { name: 'Open', xml: columns + rows },
          { name: 'Vault', xml: sheetData([['SECRET sheet']]), state: 'hidden' },
        ]),
      ),
    );
    for (const cell of ['A1', 'C1', 'A3', 'C3']) expect(text).toContain(`shown ${cell}`);
    expect(text).not.toContain('SECRET');
    expect(text).toContain('Open');
  });

  it('shows numbers whole, and in full, in columns that are too narrow for them', async () => {
    const narrow = '<cols><col min="1" max="1" width="2" customWidth="1"/></cols>';
    const text = await whole(
      await zipped(xlsxParts([{ name: 'N', xml: narrow + sheetData([[1234567890123], [-0.125]]) }])),
    );
    expect(text).toContain('1234567890123');
    expect(text).toContain('-0.125');
    expect(text).not.toContain('#');
  });

  it('has its row labels beside the last cells of a sheet that is wider than any page', async () => {
    const rows = ['Alder', 'Birch'].map((label, row) => [
      `${label} Bridge`,
      ...Array.from({ length: 300 }, (_, column) => 10_000 * (row + 1) + column),
    ]);
    const columns = '<cols><col min="1" max="301" width="20" customWidth="1"/></cols>';
    const pages = await pagesOf(await zipped(xlsxParts([{ name: 'W', xml: columns + sheetData(rows) }])));
    const lines = pages.flatMap((page) => page.split('\n')).map((line) => line.replace(/\s+/g, ' '));
    for (const row of rows) expect(lines).toContain(row.join(' '));
  });

  it('shows all of a long text in joined cells', async () => {
    const sentence = Array.from({ length: 60 }, (_, word) => `word${word}`).join(' ');
    const xml = `${sheetData([
      [sentence, '', ''],
      ['below', 'b', 'c'],
    ])}<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>`;
    const text = await whole(await zipped(xlsxParts([{ name: 'M', xml }])));
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });
});

describe('what a spreadsheet shows', () => {
  const cell = (r: string, inner: string, attributes = ''): string => `<c r="${r}"${attributes}>${inner}</c>`;

  it('is what its author saw: stored results, whatever protects the sheet, and no date of today', async () => {
    const cells = [
      cell('A1', '<f>NOW()</f><v>43591.5</v>'),
      cell('B1', '<f>_xlfn.NOBODYKNOWS(1)</f><v>77.25</v>'),
      cell('C1', '<f>FOO()</f><v>text of foo</v>', ' t="str"'),
      cell('D1', '<f>NA()</f><v>#N/A</v>', ' t="e"'),
      cell('E1', '<f>1+1</f>'),
    ];
    const protection =
      '<sheetProtection algorithmName="SHA-512" hashValue="eA==" saltValue="eQ==" spinCount="100000" sheet="1"/>';
    const xml = `<sheetData><row r="1">${cells.join('')}</row></sheetData>${protection}`;
    const text = await whole(await zipped(xlsxParts([{ name: 'Vol', xml }])));
    expect(text.replace(/\s+/g, ' ')).toContain('43591.5 77.25 text of foo #N/A 2');
    expect(text).not.toMatch(/\d+\/\d+\/20|Page 1/);
  });

  it('has no header that the file has not', async () => {
    const table =
      '<office:spreadsheet><table:table table:name="Sums"><table:table-row><table:table-cell office:value-type="string"><text:p>Alone</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>';
    expect((await whole(await zipped(openDocumentParts('spreadsheet', table)))).split('\n')).toEqual(['Sums', 'Alone']);
  });

  it('has writing from right to left as Excel sets it, by its first letter', async () => {
    const xml = sheetData([['הדוח אושר ביום 12 במרץ.'], ['The report was approved on 12 March.']]);
    const lines = (await whole(await zipped(xlsxParts([{ name: 'R', xml }])))).replace(/\s+/g, ' ');
    expect(lines).toContain('הדוח אושר ביום 12 במרץ.');
    expect(lines).toContain('The report was approved on 12 March.');
  });

  it('is set in the number format of its cell, or of a condition that holds', async () => {
    const money = '_([$$-804]* #,##0.00_);_([$$-804]* \\(#,##0.00\\);_(@_)';
    const sums = cell('C1', '<v>867</v>', ' s="1"') + cell('D1', '<v>-68.25</v>', ' s="1"');
    const xml = `<sheetData><row r="1">${cell('A1', '<v>53.6803</v>')}${cell('B1', '<v>4.4444</v>')}${sums}</row></sheetData><conditionalFormatting sqref="A1:B1"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>10</formula></cfRule></conditionalFormatting>`;
    const format =
      `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="166" formatCode="${money}"/></numFmts>` +
      '<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs><dxfs count="1"><dxf><numFmt numFmtId="165" formatCode="0.0"/></dxf></dxfs></styleSheet>';
    const parts = withStyles(xlsxParts([{ name: 'C', xml }]), format);
    expect((await whole(await zipped(parts))).replace(/\s+/g, ' ')).toContain('53.7 4.4444 $ 867.00 $ (68.25)');
  });

  it.each([
    ['1900', '', '2019-04-30'],
    ['1904', '<workbookPr date1904="1"/>', '2023-05-01'],
  ])('has dates that are counted from %s', async (_, property, shown) => {
    const styles =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="170" applyNumberFormat="1"/></cellXfs></styleSheet>';
    const reckoned = cell('B1', '<f>TODAY()</f><v>43585</v>', ' s="1"');
    const xml = `<sheetData><row r="1">${cell('A1', '<v>43585</v>', ' s="1"')}${reckoned}</row></sheetData>`;
    const parts = withStyles(xlsxParts([{ name: 'D', xml }]), styles);
    const workbook = String(parts['xl/workbook.xml']).replace('<sheets>', `${property}<sheets>`);
    const text = (await whole(await zipped({ ...parts, 'xl/workbook.xml': workbook }))).replace(/\s+/g, ' ');
    expect(text).toContain(`${shown} ${shown}`);
  });

  it('has each cell whole, however its neighbours wrap, stand or turn, and apart from them', async () => {
    const alignments = [
      '<alignment wrapText="1" vertical="top"/>',
      '<alignment wrapText="1" vertical="center"/>',
      '<alignment wrapText="1" vertical="bottom"/>',
      '<alignment textRotation="90"/>',
    ];
    const formats = alignments.map((alignment) => `<xf applyAlignment="1">${alignment}</xf>`);
    const styles =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>' +
      `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/>${formats.join('')}</cellXfs></styleSheet>`;
    const texts = ['first', 'second', 'third'].map(
      (which) => `The ${which} finding ${'was confirmed by the board '.repeat(4)}in 2031.`,
    );
    const wrapped = texts.map((text, at) =>
      cell(`${'ABC'[at]}1`, `<is><t>${text}</t></is>`, ` t="inlineStr" s="${at + 1}"`),
    );
    const turned = cell('D1', '<is><t>Turned words</t></is>', ' t="inlineStr" s="4"');
    const beside = cell('A2', '<v>9244</v>') + cell('B2', '<is><t>Ένας δικαστής</t></is>', ' t="inlineStr"');
    const xml = `<cols><col min="1" max="3" width="30" customWidth="1"/></cols><sheetData><row r="1">${wrapped.join('')}${turned}</row><row r="2">${beside}</row></sheetData>`;
    const text = (await whole(await zipped(withStyles(xlsxParts([{ name: 'W', xml }]), styles)))).replace(/\s+/g, ' ');
    for (const each of [...texts, 'Turned words', '9244 Ένας δικαστής']) expect(text).toContain(each);
  });

  it('has charts with their titles, axes, labels and legends', async () => {
    const C =
      'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const title = (text: string, turned = ''): string =>
      `<c:title><c:tx><c:rich><a:bodyPr${turned}/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
    const points = (kind: 'str' | 'num', values: readonly (string | number)[]): string =>
      `<c:${kind}Lit><c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}Lit>`;
    const axis = (kind: 'cat' | 'val', id: number, crossed: number, text: string): string =>
      `<c:${kind}Ax><c:axId val="${id}"/><c:scaling/><c:delete val="0"/><c:axPos val="b"/>${title(text, kind === 'val' ? ' rot="-5400000" vert="horz"' : '')}<c:crossAx val="${crossed}"/></c:${kind}Ax>`;
    const switches = ['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'];
    const labels = `<c:dLbls>${switches.map((name) => `<c:show${name} val="${name === 'Val' ? 1 : 0}"/>`).join('')}</c:dLbls>`;
    const bars = `<c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:v>Repairs done</c:v></c:tx>${labels}<c:cat>${points('str', ['Alder', 'Birch'])}</c:cat><c:val>${points('num', [11, 37])}</c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart>`;
    const chart = `<c:chartSpace ${C}><c:chart>${title('Repairs by bridge')}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${bars}${axis('cat', 1, 2, 'Bridge')}${axis('val', 2, 1, 'Number of repairs')}</c:plotArea><c:legend><c:legendPos val="r"/></c:legend></c:chart></c:chartSpace>`;
    const drawing = `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>8</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>24</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="C"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart ${C} ${R} r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
    const link = (type: string, target: string): string =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
    const workbook = xlsxParts([
      { name: 'C', xml: `${sheetData([['Beside'], ['the chart']])}<drawing ${R} r:id="rId1"/>` },
    ]);
    const types = '[Content_Types].xml';
    const override = (part: string, type: string): string =>
      `<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;
    const text = await whole(
      await zipped({
        ...workbook,
        [types]: String(workbook[types]).replace(
          '</Types>',
          `${override('drawings/drawing1.xml', 'drawing')}${override('charts/chart1.xml', 'drawingml.chart')}</Types>`,
        ),
        'xl/worksheets/_rels/sheet1.xml.rels': link('drawing', '../drawings/drawing1.xml'),
        'xl/drawings/drawing1.xml': drawing,
        'xl/drawings/_rels/drawing1.xml.rels': link('chart', '../charts/chart1.xml'),
        'xl/charts/chart1.xml': chart,
      }),
    );
    for (const shownText of [
      'Repairs by bridge',
      'Bridge',
      'Number of repairs',
      'Repairs done',
      'Alder',
      'Birch',
      '11',
      '37',
    ])
      expect(text).toContain(shownText);
  });

  it('has labels that are padded with spaces', async () => {
    const padded = `Label of a row${' '.repeat(230)}`;
    const xml = sheetData([[padded, 10, 'note']]);
    expect((await whole(await zipped(xlsxParts([{ name: 'P', xml }])))).replace(/\s+/g, ' ')).toContain(
      'Label of a row 10 note',
    );
  });
});

describe('the rendition of slides', () => {
  it('is made of pictures alone where they are', async () => {
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const slide =
      '<office:presentation><draw:page draw:name="One"><draw:frame svg:x="1cm" svg:y="1cm" svg:width="20cm" svg:height="15cm"><draw:image xlink:href="Pictures/one.png"/></draw:frame></draw:page></office:presentation>';
    expect(
      await pagesOf(await zipped(openDocumentParts('presentation', slide, '', { 'Pictures/one.png': picture }))),
    ).toEqual(['']);
  });
});

describe('a bad document', () => {
  it('is told from a failure of ours, and the next one is served', async () => {
    const broken = docxParts('<w:p><w:r><w:t>no end');
    expect(await refusalOf(await zipped(broken))).toBe('corrupt');
    expect(await whole(await docx('Still at work.'))).toContain('Still at work.');
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${'<!ENTITY b "&a;&a;">'.repeat(3)}]><w:document/>`;
  it.each([
    ['', 'word/document.xml', bomb],
    [' in UTF-16', 'word/document.xml', Buffer.from(`\ufeff${bomb}`, 'utf16le')],
    [' in a part that is not called XML', 'word/document.bin', bomb],
    [
      ' in an encoding that hides them',
      'word/a.xml',
      '<?xml version="1.0" encoding="UTF-7"?>+ADw-+ACE-ENTITY a "b"+AD4-',
    ],
  ])('is refused when it defines XML entities%s', async (_how, part, content) => {
    expect(await refusalOf(await zipped(docxParts('', { [part]: content })))).toBe('corrupt');
  });

  it('is refused before LibreOffice sees it when it unpacks to too much', async () => {
    const bomb = Buffer.alloc(200 * 1024 * 1024, ' ');
    expect(await refusalOf(await zipped(docxParts('', { 'word/document.xml': bomb })))).toBe('too_large');
  });
});
