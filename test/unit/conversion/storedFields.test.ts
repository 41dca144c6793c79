/** Fields show the results that are stored in them: what would be reckoned anew is not known to LibreOffice any more. */
import { withStoredTextFields } from '../../../shared/conversion/office/fields/openDocumentFields.ts';
import { withStoredRichTextFields } from '../../../shared/conversion/office/fields/richTextFields.ts';
import { withStoredDates } from '../../../shared/conversion/office/fields/slideFields.ts';
import { withStoredWordFields } from '../../../shared/conversion/office/fields/wordFields.ts';

describe('the fields of a Word document', () => {
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const piece = (text: string): string => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const result = '<w:r><w:t>4 May 2019</w:t></w:r>';
  const field = (...pieces: readonly string[]): string =>
    mark('begin') + pieces.map(piece).join('') + mark('separate') + result + mark('end');
  const stored = (xml: string, isOnEveryPage = false): string => withStoredWordFields(xml, { isOnEveryPage });

  it('that would be reckoned anew get a name that nobody knows, wherever their instruction is cut', () => {
    expect(stored(field(' DATE \\@ "d MMMM yyyy" '))).toBe(field(' ZATE \\@ "d MMMM yyyy" '));
    expect(stored(field(' ', 'R', 'EF _Ref12 \\h'))).toBe(field(' ', 'Z', 'EF _Ref12 \\h'));
    expect(stored('<w:fldSimple w:instr=" filename \\p ">x</w:fldSimple>')).toBe(
      '<w:fldSimple w:instr=" Zilename \\p ">x</w:fldSimple>',
    );
  });

  it('are found within the instruction and the result of others', () => {
    const nested = (date: string): string =>
      mark('begin') + piece(' HYPERLINK ') + field(date) + mark('separate') + field(date) + mark('end');
    expect(stored(nested('TIME'))).toBe(nested('ZIME'));
    const chosen = (name: string, inner: string): string =>
      mark('begin') + piece(name) + field(inner) + piece(' = 1 "a"') + mark('separate') + result + mark('end');
    expect(stored(chosen('IF ', 'MERGEFIELD a'))).toBe(chosen('ZF ', 'ZERGEFIELD a'));
  });

  it('that belong to a page are left, and so is a text that says the same', () => {
    const page = field(' PAGE ') + field('NUMPAGES') + field('HYPERLINK "x"') + '<w:r><w:t>DATE</w:t></w:r>';
    expect(stored(page)).toBe(page);
    expect(stored(field('STYLEREF "Heading 1"'), true)).toBe(field('STYLEREF "Heading 1"'));
    expect(stored(field('STYLEREF "Heading 1"'))).toBe(field('ZTYLEREF "Heading 1"'));
  });

  it('are not looked for in vain when their ends are missing', () => {
    const open = '<w:fldChar w:fldCharType="begin"/>'.repeat(50_000) + '<w:fldChar '.repeat(50_000);
    expect(stored(open)).toBe(open);
  });
});

it('the fields of a Rich Text document are named anew behind all words of setting', () => {
  const field = (name: string): string =>
    `{\\field\\fldedit{\\*\\fldinst {\\rtlch\\fcs1 \\af0 \\insrsid123  ${name} _Ref1 \\\\h }}{\\fldrslt {clause 4}}}`;
  expect(withStoredRichTextFields(field('REF'))).toBe(field('ZEF'));
  expect(withStoredRichTextFields(field('PAGE'))).toBe(field('PAGE'));
  const long = '\\fldinst' + '\\b0 {'.repeat(100_000);
  expect(withStoredRichTextFields(long)).toBe(long);
});

it('the fields of an OpenDocument file give way to their text, but for those of the page and those that are not seen', () => {
  expect(
    withStoredTextFields(
      '<text:p><text:date style:data-style-name="N>1" text:date-value="2019-05-04">4 May</text:date>, <text:file-name/>' +
        '<text:bookmark-ref text:ref-name="a">clause 4</text:bookmark-ref></text:p>',
    ),
  ).toBe('<text:p>4 May, clause 4</text:p>');
  const kept =
    '<text:p><text:page-number>1</text:page-number><text:user-field-get text:display="none">x</text:user-field-get>' +
    '<text:sequence-decls/></text:p>';
  expect(withStoredTextFields(kept)).toBe(kept);
  expect(withStoredTextFields(`${kept}<text:title>A</text:title>`)).toBe(`${kept}A`);
});

it('the dates of slides are named anew, and their numbers left', () => {
  const fields = (date: string): string =>
    `<a:fld id="{1}" type="${date}"><a:t>3/4/2019</a:t></a:fld><a:fld id="{2}" type="slidenum"><a:t>1</a:t></a:fld>`;
  expect(withStoredDates(fields('datetime1'))).toBe(fields('Zatetime1'));
});
