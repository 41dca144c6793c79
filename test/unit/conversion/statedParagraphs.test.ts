/** What a document of LibreOffice states: its paragraphs and rows, without what readers do not see. */
import { withScriptFonts } from '../../../shared/conversion/office/scriptFonts.ts';
import { holdsShapedWriting } from '../../../shared/conversion/office/shapedSlides.ts';
import { statedParagraphs } from '../../../shared/conversion/office/statedParagraphs.ts';

const NO_STYLES = '';
const written = (body: string): string[] =>
  statedParagraphs({
    content: `<office:body><office:text>${body}</office:text></office:body>`,
    styles: NO_STYLES,
  }).split('\n');

describe('the stated text of a document', () => {
  it('is its paragraphs in their order, with spaces, tabs and escaped characters', () => {
    expect(
      written(
        '<text:h>One</text:h><text:p>A &amp; <text:span>B</text:span><text:s text:c="2"/>C<text:tab/>D &#x5d0;</text:p>',
      ),
    ).toEqual(['One', 'A & B  C D א']);
  });

  it('has the text of boxes and notes apart from the paragraph that they belong to', () => {
    const box =
      '<draw:frame><svg:title>Alt</svg:title><draw:text-box><text:p>Inside</text:p></draw:text-box></draw:frame>';
    expect(written(`<text:p>Around ${box}it</text:p>`)).toEqual(['Inside', 'Around it']);
  });

  it('has no comment, and no description of a picture', () => {
    const comment = '<office:annotation><dc:creator>A</dc:creator><text:p>Remark</text:p></office:annotation>';
    expect(written(`<text:p>Shown${comment}</text:p>`)).toEqual(['Shown']);
  });

  it('has the cells of a row beside each other', () => {
    const cell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    expect(written(`<table:table><table:table-row>${cell('A')}${cell('B')}</table:table-row></table:table>`)).toEqual([
      'A\tB',
    ]);
  });

  it('has headers and footers, which stand in the styles', () => {
    const styles = '<office:master-styles><style:header><text:p>Above</text:p></style:header></office:master-styles>';
    expect(statedParagraphs({ content: '<office:body><text:p>Text</text:p></office:body>', styles })).toBe(
      'Text\nAbove',
    );
  });

  it('has no hidden row or column of a sheet', () => {
    const cell = (text: string): string =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
    const rows = `<table:table-row>${cell('A')}${cell('hidden')}${cell('C')}</table:table-row><table:table-row table:visibility="collapse">${cell('gone')}</table:table-row>`;
    const columns = '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>';
    const content = `<office:body><office:spreadsheet><table:table table:name="Sums">${columns}${rows}</table:table></office:spreadsheet></office:body>`;
    expect(statedParagraphs({ content, styles: NO_STYLES })).toBe('Sums\nA\tC');
  });
});

describe('fonts of shaped scripts', () => {
  const styles =
    '<style:default-style style:family="paragraph"><style:text-properties style:font-name="A"/></style:default-style><style:style><style:text-properties style:font-name-complex="Latha" style:font-family-complex="Latha"/></style:style>';

  it('are those of the script that the document has most of', () => {
    const set = withScriptFonts({ content: '<text:p>அறிக்கையை ก</text:p>', styles });
    expect(set.styles.match(/style:font-family-complex="&apos;Noto Sans Tamil&apos;"/g)).toHaveLength(2);
    expect(set.styles).not.toContain('Latha');
    expect(set.styles).toContain('style:font-name="A"');
  });

  it('are their own for words of a further script', () => {
    const content =
      '<office:automatic-styles></office:automatic-styles><text:p>அறிக்கையை அறிக்கையை <text:span>ក្រុម 12 ក្រុម</text:span></text:p>';
    const set = withScriptFonts({ content, styles }).content;
    expect(set).toContain(
      '<style:style style:name="shown-script-0" style:family="text"><style:text-properties style:font-family-complex="&apos;Noto Sans Khmer&apos;"/></style:style></office:automatic-styles>',
    );
    const word = '<text:span text:style-name="shown-script-0">ក្រុម</text:span>';
    expect(set).toContain(`<text:p>அறிக்கையை அறிக்கையை <text:span>${word} 12 ${word}</text:span></text:p>`);
  });

  it('stay as they are in documents of other scripts', () => {
    const xml = { content: '<text:p>Annual report, הדוח</text:p>', styles };
    expect(withScriptFonts(xml)).toBe(xml);
  });
});

describe('slides of the old binary format', () => {
  it('are known to hold shaped writing wherever it begins, and not by bytes that recur', () => {
    const slides = (text: string, before: number) =>
      Buffer.concat([Buffer.alloc(before, 1), Buffer.from(text, 'utf16le')]);
    for (const before of [40, 41]) {
      expect(holdsShapedWriting(slides('המפקח לא חתם על טופס', before))).toBe(true);
      expect(holdsShapedWriting(slides('The inspector did not sign the form', before))).toBe(false);
    }
    expect(holdsShapedWriting(Buffer.alloc(4_096, 0x0e))).toBe(false);
  });
});
