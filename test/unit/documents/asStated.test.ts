/** Lines of a converted document as its source states them: what may change, and what never does. */
import { asStated } from '../../../shared/documents/stated/asStated.ts';
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const page = (lines: readonly IndexedLine[]): IndexedPage => ({
  pageNumber: 1,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines,
});
const mended = (texts: readonly string[], ...stated: readonly string[]): IndexedLine[] => [
  ...asStated([page(texts.map((text, at) => indexedLine(text, 50, 50 + 20 * at)))], stated.join('\n'))[0].lines,
];
const textsOf = (texts: readonly string[], ...stated: readonly string[]): string[] =>
  mended(texts, ...stated).map(({ text }) => text);

describe('a line of a converted document', () => {
  it('has the words that its source states, where gaps or lost gaps make others of its letters', () => {
    expect(textsOf(['ஆண்டு அ றிக்கையை வெளியிட்டது.'], 'ஆண்டு அறிக்கையை வெளியிட்டது.')).toEqual(['ஆண்டு அறிக்கையை வெளியிட்டது.']);
    expect(textsOf(['کی درخواستپر 44 وو ٹوں سے'], 'کی درخواست پر 44 ووٹوں سے')).toEqual(['کی درخواست پر 44 ووٹوں سے']);
  });

  it('has symbols where they are stated beside letters of a lent font', () => {
    const stated = 'შესწორებული ბიუჯეტი. კომიტეტმა 37 ხმით';
    expect(textsOf(['შესწორებული ბიუჯეტი კომიტეტმა. 37 ხმით'], stated)).toEqual([stated]);
  });

  it('has both of two letters that are drawn as one', () => {
    expect(textsOf(['উত্র জেলার বাসিন্দারা'], 'উত্তর জেলার বাসিন্দারা')).toEqual(['উত্তর জেলার বাসিন্দারা']);
    expect(textsOf(['উত্তর জেলার বাসিন্দারা'], 'উত্তর জেলার বাসিন্দারা')).toEqual(['উত্তর জেলার বাসিন্দারা']);
  });

  it('has words instead of letters that are set apart, in the case that the page shows', () => {
    expect(textsOf(['A N N U A L R E P O R T 2 0 3 1'], 'Annual report 2031')).toEqual(['ANNUAL REPORT 2031']);
    expect(
      textsOf(['10 Ma rc h 2005 for t he c oa st a l di s t ri c t .'], 'On 10 March 2005 for the coastal district.'),
    ).toEqual(['10 March 2005 for the coastal district.']);
  });

  it('keeps letters apart that are stated as one word here and as others there', () => {
    expect(textsOf(['n o w h e r e a t a l l'], 'nowhere at all', 'now here at all')).toEqual([
      'n o w h e r e a t a l l',
    ]);
  });

  it('has symbols and numbers where the source has them among writing from right to left', () => {
    expect(textsOf(['.7 סעיף'], 'סעיף 7.')).toEqual(['סעיף 7.']);
    expect(textsOf(['לפי סעיף 2031 7 במרץ'], 'לפי סעיף 7 במרץ 2031')).toEqual(['לפי סעיף 7 במרץ 2031']);
  });

  it('ends with the number that its paragraph ends with, and begins with the symbol that it begins with', () => {
    const stated = 'השופטת לא קיבלה את הערעור בתיק 5134/15.';
    expect(textsOf(['השופטת לא קיבלה את הערעור בתיק', '.5134/15'], stated)[1]).toBe('5134/15.');
    expect(textsOf(['.5134/15'], stated)).toEqual(['.5134/15']);
    expect(textsOf(['نرخ بیکاری به 1٫17درصد رسید.^'], '^ نرخ بیکاری به 17٫1 درصد رسید.')).toEqual([
      '^ نرخ بیکاری به 17٫1 درصد رسید.',
    ]);
  });

  it('may break after a hyphen', () => {
    expect(textsOf(['בחנה את חוזה -ABC', '12 ביום 27 במרץ .2026'], 'בחנה את חוזה ABC-12 ביום 27 במרץ 2026.')).toEqual([
      'בחנה את חוזה ABC-',
      '12 ביום 27 במרץ 2026.',
    ]);
  });

  it('has the bracket that is stated, whichever of the two the PDF says', () => {
    expect(textsOf(['התקציב המעודכן )נוסח'], 'התקציב המעודכן (נוסח ב).')).toEqual(['התקציב המעודכן (נוסח']);
  });

  it('is found wherever the page breaks its paragraph', () => {
    const stated = 'شورای منطقه‌ای بودجه سالانه را تصویب کرد. گزارش ایمنی را منتشر کرد.';
    expect(textsOf(['شورای منطقهای بودجه سا لانه', 'را تصویب کرد. گزارش', 'ایمنی را منتشر کرد.'], stated)).toEqual([
      'شورای منطقه‌ای بودجه سالانه',
      'را تصویب کرد. گزارش',
      'ایمنی را منتشر کرد.',
    ]);
  });

  it('keeps the bullet or number that its list gives it', () => {
    expect(textsOf(['.הדוח השנתי אושר •'], 'הדוח השנתי אושר.')).toEqual(['• הדוח השנתי אושר.']);
    expect(textsOf(['הדוח השנתי או שר 🚢'], 'הדוח השנתי אושר 🚢')).toEqual(['הדוח השנתי אושר 🚢']);
    expect(textsOf(['12. הדוח השנתי או שר.'], 'הדוח השנתי אושר.')).toEqual(['12. הדוח השנתי אושר.']);
  });

  it('never gets a letter or digit that the page does not show', () => {
    for (const [shown, stated] of [
      ['ההכנסות עלו ל 427 מיליון', 'ההכנסות עלו ל 318 מיליון'],
      ['ההכנסות לא עלו השנה', 'ההכנסות עלו השנה'],
      ['ההכנסות עלו השנה', 'ההכנסות לא עלו השנה'],
      ['R e v e n u e r o s e 4 2 7', 'Revenue rose 318'],
    ]) {
      expect(textsOf([shown], stated)).toEqual([shown]);
    }
  });

  it('never gets a symbol that the page does not show', () => {
    expect(textsOf(['הדוח השנ תי'], '«הדוח השנתי»')).toEqual(['הדוח השנתי']);
  });

  it('stays as it is where its words are stated in two orders', () => {
    const shown = 'רווח 34 הפסד 12 או';
    expect(textsOf([shown], 'רווח 12 או הפסד 34', 'הפסד 12 או רווח 34')).toEqual([shown]);
  });

  it('is not cut out of the middle of a word', () => {
    expect(textsOf(['.דוח'], 'בדוחות')).toEqual(['.דוח']);
  });

  it('stays as it is in writing that is drawn as it is written, whatever is stated', () => {
    expect(textsOf(['Revenue ro se in 2031'], 'Revenue rose in 2031')).toEqual(['Revenue ro se in 2031']);
  });

  it('has a place for each character: that of its letter, or the gap between two', () => {
    const [line] = mended(['אב ג'], 'אבג');
    expect(line.text).toBe('אבג');
    expect([...line.edges]).toEqual([50, 55, 55, 60, 65, 70]);
    const [apart] = mended(['אבג'], 'אב ג');
    expect([...apart.edges]).toEqual([50, 55, 55, 60, 60, 60, 60, 65]);
  });

  it('is no longer in doubt where the source states it', () => {
    const doubtful = { ...indexedLine('הדוח השנתי', 50, 50), unsure: [{ start: 0, end: 2 }] };
    expect(asStated([page([doubtful])], 'הדוח השנתי')[0].lines[0].unsure).toBeUndefined();
  });
});

describe('the cells of a row', () => {
  const row = ['K-2422\tקבוצה של מומחים פרסמה את הדוח השנתי\t5,874.10', 'K-8497\tמועצת הנמל אישרה את התקציב\t5,874.10'];
  const at = (text: string, x: number, y: number): IndexedLine => indexedLine(text, x, y);

  it('follow each other as the source states them, though the page is read from right to left', () => {
    const lines = [
      at('5,874.10', 400, 50),
      at('קבוצה של מומחים פרסמה', 150, 50),
      at('את הדוח השנתי', 150, 60),
      at('K-2422', 50, 50),
      at('5,874.10', 400, 80),
      at('מועצת הנמל אישרה את התקציב', 150, 80),
      at('K-8497', 50, 80),
    ];
    expect(asStated([page(lines)], row.join('\n'))[0].lines.map(({ text }) => text)).toEqual([
      'K-2422',
      'קבוצה של מומחים פרסמה',
      'את הדוח השנתי',
      '5,874.10',
      'K-8497',
      'מועצת הנמל אישרה את התקציב',
      '5,874.10',
    ]);
  });

  it('never take a cell from another row, however alike', () => {
    const lines = [at('קבוצה של מומחים פרסמה את הדוח השנתי', 150, 50), at('5,874.10', 400, 80), at('K-2422', 50, 80)];
    expect(asStated([page(lines)], row.join('\n'))[0].lines).toEqual(lines);
  });
});
