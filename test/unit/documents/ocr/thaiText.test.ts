/** What was read as Thai is Thai only with its words in it. */
import { isThai } from '../../../../shared/documents/ocr/thaiText.ts';

const THAI = ['การบอกเลิกสัญญา', 'ต้องทำเป็นหนังสือ', 'และแจ้งให้ทราบล่วงหน้า'];
/** As Tesseract reads them with Thai data: a contents page in Turkish, and one in German upside down. */
const TURKISH = ['2', 'เท', 'า', 'ล', 'ด', 'ง', 'อ', 'แล', 'ร', 'ล', 'ท', 'า', 'ห', 'ล', 'อ', 'เท', 'เท', 'แน'];
const UPSIDE_DOWN = ['เฉ', 'น', 'ท', 'ธ', 'เ', 'น', 'เ', 'อ', 'น', 'ุ', 'ว', 'ร', 'ธ', 'ฐ', 'แอ', 'น', 'น', 'แอ'];

describe('Thai', () => {
  it('has its common syllables, in whatever parts Tesseract returns them', () => {
    expect(isThai(THAI, 80)).toBe(true);
    expect(
      isThai(
        THAI.flatMap((word) => Array.from(word)),
        70,
      ),
    ).toBe(true);
  });

  it('is no other script, upright or upside down', () => {
    expect(isThai(TURKISH, 77)).toBe(false);
    expect(isThai(UPSIDE_DOWN, 72)).toBe(false);
    expect(isThai([...UPSIDE_DOWN, ...UPSIDE_DOWN, ...UPSIDE_DOWN, ...UPSIDE_DOWN, 'วัน', 'และ'], 72)).toBe(false);
  });

  it('may be a few words that were read surely, but no digits', () => {
    expect(isThai(['ห้องอาหาร'], 94)).toBe(true);
    expect(isThai(['ห้องอาหาร'], 75)).toBe(false);
    expect(isThai(['3702', '4936'], 93)).toBe(false);
  });
});
