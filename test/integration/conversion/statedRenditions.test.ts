/** Documents in shaped scripts, whose renditions say worse what they state, and are read as they state it. */
import { convertedText } from '../../support/convertedText.ts';
import {
  docx,
  docxParts,
  escaped,
  openDocumentParts,
  sheetData,
  xlsxParts,
  zipped,
} from '../../support/officeFiles.ts';

const { pagesOf } = convertedText();
const read = async (document: Buffer | string): Promise<string> =>
  (await pagesOf(document)).join('\n').replace(/\s+/g, ' ');
const without = (text: string): string => text.replace(/\s/g, '');

const KHMER = 'ក្រុមប្រឹក្សាកំពង់ផែបានអនុម័តថវិកាថ្មីសម្រាប់តំបន់ខាងជើងបន្ទាប់ពី 28 ថ្ងៃ។ គណៈកម្មាធិការហិរញ្ញវត្ថុបានបោះពុម្ពរបាយការណ៍ប្រចាំឆ្នាំ។';
const TAMIL = 'வல்லுநர் குழு மார்ச் 13 அன்று 37 வாக்குகளால் ஆண்டு அறிக்கையை ஒத்திவைத்தது. துறைமுக வாரியம் புதிய வரைவை நிராகரித்தது.';
const URDU =
  'ماہرین کے ایک گروہ نے رہائشیوں کی درخواست پر 37 ووٹوں سے دیکھ بھال کا معاہدہ مسترد کیا۔ علاقائی کونسل نے نیا مسودہ شائع کیا۔';
const PERSIAN = 'شورای منطقه‌ای بودجه سالانه را تصویب کرد و آیین‌نامه جدید را به درخواست ساکنان محله منتشر کرد.';

const paragraph = (text: string, run = '', properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
const fromRight = (text: string): string => paragraph(text, '<w:rtl/>', '<w:bidi/><w:jc w:val="both"/>');

describe('the text of a document in a shaped script', () => {
  it('is the one that the file states, in fonts that the machine has not', async () => {
    const text = without(await read(await docx(KHMER)));
    expect(text).toContain(without(KHMER));
    expect(await read(await docx(TAMIL))).toContain(TAMIL);
  });

  it('keeps its words whole from right to left, with their joiners', async () => {
    const text = await read(await zipped(docxParts(fromRight(URDU) + fromRight(PERSIAN))));
    expect(text).toContain(URDU);
    expect(text).toContain(PERSIAN);
  });

  it('keeps words of a further script, and Korean beside digits', async () => {
    const mixed = await read(await docx(TAMIL, KHMER));
    expect(mixed).toContain(TAMIL);
    expect(without(mixed)).toContain(without(KHMER));
    const korean = '은퇴한 판사는 허가 없이 구획 517의 배수 계획을 측정했다.';
    expect(await read(await docx(korean))).toContain(korean);
  });

  it('is the same from plain text', async () => {
    expect(await read(`${TAMIL}\n`)).toContain(TAMIL);
  });

  it('has neither what was deleted, nor what is hidden, nor what is remarked', async () => {
    const change = 'w:id="1" w:author="A" w:date="2030-01-01T00:00:00Z"';
    const deleted = `<w:p><w:r><w:t xml:space="preserve">ההכנסות עלו ל </w:t></w:r><w:del ${change}><w:r><w:delText>318</w:delText></w:r></w:del><w:ins ${change}><w:r><w:t>427</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> מיליון שקלים השנה.</w:t></w:r></w:p>`;
    const text = await read(await zipped(docxParts(deleted + paragraph('סוד שלא נראה לאיש', '<w:vanish/>'))));
    expect(text).toContain('427');
    expect(text).not.toMatch(/318|סוד/);
  });
});

describe('letters that are set apart', () => {
  it('are words', async () => {
    const heading = 'Annual report of the harbour board';
    expect(await read(await zipped(docxParts(paragraph(heading, '<w:spacing w:val="80"/>'))))).toContain(heading);
  });
});

describe('a sheet with writing from right to left', () => {
  it('has the cells of each row in their order', async () => {
    const rows = [
      ['K-2422', 'קבוצה של מומחים פרסמה את הדוח השנתי עבור המחוז הצפוני לבקשת התושבים.', 5874.1],
      ['K-8497', 'קבוצה של מומחים בחנה את חוזה התחזוקה ברוב של 47 קולות לבקשת התושבים.', 1807.66],
    ];
    const text = await read(await zipped(xlsxParts([{ name: 'R', xml: sheetData(rows) }])));
    for (const row of rows) expect(text).toContain(row.join(' '));
  });
});

describe('a slide with writing from right to left', () => {
  it('ends its sentences where the author does', async () => {
    const text = 'ועדת הכספים בחנה את הדוח השנתי ברוב של 33 קולות לפי סעיף 7.';
    const box = `<draw:page draw:name="1"><draw:frame svg:x="1in" svg:y="1in" svg:width="8in" svg:height="2in"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page>`;
    const slides = openDocumentParts('presentation', `<office:presentation>${box}</office:presentation>`);
    expect(await read(await zipped(slides))).toContain(text);
  });
});
