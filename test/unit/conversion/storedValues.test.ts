/** Workbooks show the results that are stored in them, never new ones. */
import { storeResults } from '../../../shared/conversion/office/sheets/storedWorkbook.ts';
import { withStoredResults, withStoredValues } from '../../../shared/conversion/office/sheets/storedValues.ts';
import { trimCells } from '../../../shared/conversion/office/sheets/trimCells.ts';
import { readCompoundFile } from '../../../shared/conversion/office/compoundFile.ts';
import { compoundFile } from '../../support/compoundFile.ts';

const sheet = (cells: string): string => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

describe('the formulas of an XLSX sheet', () => {
  it('give way to their stored results', () => {
    expect(
      withStoredValues(sheet('<c r="A1"><f>TODAY()</f><v>43591</v></c><c r="B1" t="str"><f>X()</f><v>a</v></c>')),
    ).toBe(sheet('<c r="A1"><v>43591</v></c><c r="B1" t="str"><v>a</v></c>'));
    expect(withStoredValues('<x:sheetData><x:c><x:f si="0"/><x:v>1</x:v></x:c></x:sheetData>')).toBe(
      '<x:sheetData><x:c><x:v>1</x:v></x:c></x:sheetData>',
    );
  });

  it('stay where nobody has reckoned them yet, and where such a cell shares them', () => {
    const open = sheet('<c r="A1"><f>1+1</f></c><c r="B1"><f>2+2</f><v></v></c>');
    expect(withStoredValues(open)).toBe(open);
    const shared = sheet(
      '<c r="A1"><f t="shared" ref="A1:B1" si="0">C1</f><v>1</v></c><c r="B1"><f t="shared" si="0"/></c>',
    );
    expect(withStoredValues(shared)).toBe(shared);
  });

  it('are not looked for in vain when a sheet is cut off', () => {
    const cut = '<sheetData>' + '<c><f>'.repeat(100_000);
    expect(withStoredValues(cut)).toBe(cut);
  });
});

it('the protection of a sheet or workbook is left out: nobody needs a password to read it', () => {
  const protection = '<sheetProtection algorithmName="SHA-512" hashValue="x" saltValue="y" spinCount="1" sheet="1"/>';
  expect(withStoredValues(`<sheetData/>${protection}<pageMargins/>`)).toBe('<sheetData/><pageMargins/>');
  expect(withStoredResults('<table:table table:name="A" table:protected="true" table:protection-key="k"/>')).toBe(
    '<table:table table:name="A"/>',
  );
});

describe('the formulas of an OpenDocument sheet', () => {
  it('give way to their results, with the types of these', () => {
    expect(
      withStoredResults(
        '<table:table-cell table:formula="of:=IF([.A1]>3;1;0)" office:value-type="float" office:value="1"><text:p>1</text:p>',
      ),
    ).toBe('<table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p>');
    expect(
      withStoredResults(
        '<table:table-cell table:formula="of:=TRUE()" office:value-type="float" office:value="1"><text:p>1</text:p>',
      ),
    ).toContain('office:value-type="boolean" office:boolean-value="true"');
    expect(
      withStoredResults(
        '<table:table-cell table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p>',
      ),
    ).toBe('<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p>');
  });

  it('stay where there is no result', () => {
    const cell = '<table:table-cell table:formula="of:=1+1"/>';
    expect(withStoredResults(cell)).toBe(cell);
  });
});

it('spaces at the ends of lines are left out, and no others', () => {
  expect(
    trimCells('<text:p>A<text:s/>B<text:s text:c="230"/> </text:p><text:p><text:span>C <text:s/></text:span></text:p>'),
  ).toBe('<text:p>A<text:s/>B</text:p><text:p><text:span>C</text:span></text:p>');
});

describe('the formulas of an XLS workbook', () => {
  const record = (type: number, content: Buffer): Buffer => {
    const header = Buffer.alloc(4);
    header.writeUInt16LE(type, 0);
    header.writeUInt16LE(content.length, 2);
    return Buffer.concat([header, content]);
  };
  const CELL = Buffer.from('010002000f00', 'hex');
  const formula = (result: string, tokens = '21dd00'): Buffer =>
    record(
      0x06,
      Buffer.concat([
        CELL,
        Buffer.from(result, 'hex'),
        Buffer.alloc(6),
        Buffer.from([tokens.length / 2, 0]),
        Buffer.from(tokens, 'hex'),
      ]),
    );
  /** Records that readers know, as `type: content`. */
  const recordsOf = (stream: Buffer): string[] => {
    const found: string[] = [];
    for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
      const type = stream.readUInt16LE(at);
      const content = stream.toString('hex', at + 4, at + 4 + stream.readUInt16LE(at + 2));
      if (type !== 0 && type !== 0xfe) found.push(`${type.toString(16)}: ${content}`);
    }
    return found;
  };
  const stored = (...records: readonly Buffer[]): string[] => {
    const bytes = compoundFile({ Workbook: Buffer.concat(records) });
    storeResults(bytes);
    return recordsOf(Buffer.concat(readCompoundFile(bytes)?.pieces('Workbook') ?? []));
  };
  const CELL_HEX = CELL.toString('hex');
  const NEXT = record(0x0a, Buffer.alloc(0));

  it('become numbers, texts, truths, errors and empty cells in the same place', () => {
    expect(stored(formula('0000000000004540'), NEXT)).toEqual([`203: ${CELL_HEX}0000000000004540`, 'a: ']);
    const text = record(0x207, Buffer.from('03000061626300'.slice(0, 12), 'hex'));
    expect(stored(formula('000000000000ffff'), text, NEXT)).toEqual([`204: ${CELL_HEX}030000616263`, 'a: ']);
    expect(stored(formula('010001000000ffff'), NEXT)).toEqual([`205: ${CELL_HEX}0100`, 'a: ']);
    expect(stored(formula('02002a000000ffff'), NEXT)).toEqual([`205: ${CELL_HEX}2a01`, 'a: ']);
    expect(stored(formula('030000000000ffff'), NEXT)).toEqual([`201: ${CELL_HEX}`, 'a: ']);
  });

  it('take what belongs to them along', () => {
    const shared = record(0x4bc, Buffer.alloc(20, 1));
    const text = record(0x207, Buffer.from('010000', 'hex'));
    expect(stored(formula('0000000000004540'), shared, NEXT)).toEqual([`203: ${CELL_HEX}0000000000004540`, 'a: ']);
    expect(stored(formula('000000000000ffff'), shared, text, NEXT)).toEqual([`204: ${CELL_HEX}010000`, 'a: ']);
  });

  it('stay where their text is not at hand', () => {
    expect(stored(formula('000000000000ffff'), NEXT)[0]).toMatch(/^6: /);
  });
});
