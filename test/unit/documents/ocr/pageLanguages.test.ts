/** A page that was taken for another script, and is in Latin letters. */
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import {
  inItsLanguage,
  inLatinAfterAll,
  inOldPrintAfterAll,
  inRowsAfterAll,
  withOtherScripts,
} from '../../../../shared/documents/ocr/pageLanguages.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

const picture = { width: 1000, height: 100, pixels: new Uint8Array(100_000) };
const own = readingsOf(['eng', 'ita', 'chi_sim']);

/** Words of ten pixels a letter. */
function lineOf(text: string, confidence: (word: string) => number): RecognisedLine {
  let x = 0;
  const words = text.split(' ').map((word) => {
    const x0 = x;
    x += word.length * 10;
    return { text: word, confidence: confidence(word), bbox: { x0, x1: x, y0: 10, y1: 40 }, symbols: [] };
  });
  return { words, baseline: 40, height: 30 };
}

/** The languages of the reading that is kept. */
function kept(asHan: RecognisedLine, asLatin: RecognisedLine): readonly string[] {
  const tesseract = { recognise: () => [asLatin] };
  return inLatinAfterAll(tesseract, picture, { lines: [asHan], languages: ['chi_sim', 'eng'] }, own).languages;
}

const unsureOf = (pattern: RegExp) => (word: string) => (pattern.test(word) ? 40 : 90);

describe('a page that was taken for Chinese', () => {
  it('is read in the language of its Latin letters if more of it is sure then', () => {
    const asHan = lineOf('la forza 让 legge della prova che il 由 delitto', unsureOf(/[让由]|forza|legge/));
    expect(
      kept(
        asHan,
        lineOf('la forza e legge della prova che il suo delitto', () => 90),
      ),
    ).toEqual(['ita']);
  });

  it('stays Chinese if the Latin reading is sure of less', () => {
    const asHan = lineOf('Annual Report 年度报告 2024', () => 90);
    expect(kept(asHan, lineOf('Annual Report FERS 2024', unsureOf(/FERS/)))).toEqual(['chi_sim', 'eng']);
  });

  it('is not read again if its sure letters are Chinese', () => {
    const asHan = lineOf('年度报告营业收入 Ltd', () => 90);
    expect(
      kept(
        asHan,
        lineOf('any other text of the same length', () => 95),
      ),
    ).toEqual(['chi_sim', 'eng']);
  });
});

describe('a page that looks like old German print', () => {
  const readings = readingsOf(['eng', 'deu', 'frk']);
  const old = lineOf('die Evangeliſche Kirche, auch noch ſo geſchehen', () => 88);
  const reading = (german: number, asOld = 88) => {
    const asked: string[] = [];
    const tesseract = {
      recognise: (_: unknown, [language]: readonly string[]) => {
        asked.push(language);
        return [
          lineOf('die Evangelifche Kirche des Dorfes und aud) nod) fo gefchehen', () =>
            language === 'frk' ? asOld : german,
          ),
        ];
      },
    };
    return { tesseract, asked };
  };

  it('is read as such if that is surer of a part of it, though most of it was read as ordinary print', () => {
    const page = { lines: [lineOf('die Evangelifche Kirche, aud) nod) fo gefchehen', () => 78)], languages: ['deu'] };
    const { tesseract } = reading(78);
    expect(inOldPrintAfterAll(tesseract, picture, page, readings).languages).toEqual(['frk']);
    expect(inOldPrintAfterAll(reading(85).tesseract, picture, page, readings)).toBe(page);
  });

  it('stays ordinary print where no word is misread as old print is', () => {
    const page = { lines: [lineOf('die evangelische Kirche, auch noch so geschehen', () => 78)], languages: ['deu'] };
    const { tesseract, asked } = reading(60);
    expect(inOldPrintAfterAll(tesseract, picture, page, readings)).toBe(page);
    expect(asked).toEqual([]);
  });

  it('is not read again in ordinary letters if a part shows that it is old print', () => {
    const page = { lines: [old], languages: ['frk'] };
    const { tesseract, asked } = reading(70);
    expect(inLatinAfterAll(tesseract, picture, page, readings)).toBe(page);
    expect(asked).toEqual(['frk', 'deu']);
  });

  it('is read again in ordinary letters if it does not', () => {
    const page = { lines: [lineOf('die evangeliſche Kirche', () => 60)], languages: ['frk'] };
    const { tesseract } = reading(86);
    expect(inLatinAfterAll(tesseract, picture, page, readings).languages[0]).not.toBe('frk');
  });
});

it.each([
  ['read alone if its words are German', 'das iſt nicht der Ort', ['frk']],
  ["read beside the page's language if it shows no words", '20240000 04:20:00 ſſſſſſſ ſſſſ', ['frk', 'eng']],
])('what may be old German print beside ordinary print is %s', (_, read, languages) => {
  const page = [lineOf('Total 88.20', () => 90), lineOf('20240000 04:20:00 -------------------------------', () => 30)];
  const tesseract = {
    recognise: (__: unknown, [language]: readonly string[]) => (language === 'eng' ? page : [lineOf(read, () => 95)]),
  };
  expect(withOtherScripts(tesseract, picture, ['eng'], readingsOf(['eng', 'frk'])).languages).toEqual(languages);
});

it('is read in English beside its own language where lines of it were lost, unless it is in Vietnamese', () => {
  const [sure, poor] = [lineOf('Rīga, Deglava iela', () => 90), lineOf('zivis un gurķi'.repeat(4), () => 20)];
  const readIn = (language: string): readonly string[] => {
    let count = 0;
    const tesseract = {
      recognise: () => (count++ === 0 ? [sure, poor] : [lineOf('Siers un gaļa '.repeat(3).trim(), () => 95)]),
    };
    return withOtherScripts(tesseract, picture, [language], readingsOf(['eng', 'lav', 'vie'])).languages;
  };
  expect([readIn('lav'), readIn('vie')]).toEqual([['eng', 'lav'], ['vie']]);
});

it('is read in Vietnamese if its words are, though other readers are as sure of letters without their marks', () => {
  const plain = lineOf('TONG TIEN PHAI THANH TOAN ngay TIEN KHACH TRA', () => 78);
  const readings = readingsOf(['eng', 'vie']);
  const kept = (confidence: number): readonly string[] => {
    const tesseract = { recognise: () => [lineOf('TỔNG TIỀN PHẢI THANH TOÁN ngày TIỀN KHÁCH TRẢ', () => confidence)] };
    return inItsLanguage(tesseract, picture, { lines: [plain], languages: ['eng'] }, readings).languages;
  };
  expect([kept(76), kept(60)]).toEqual([['vie'], ['eng']]);
});

describe('a page of prices', () => {
  const readings = readingsOf(['eng', 'pol']);
  const unsure = lineOf('Jog 2,49 Ser 3,76 Banan 4,34 Sos 3,49 PARAGON FISKALNY', () => 60);
  const reading = (byRows: number) => {
    const asked: string[] = [];
    const tesseract = {
      recognise: (_: unknown, [language]: readonly string[], layout?: string) => {
        asked.push(`${language} ${layout ?? 'any'}`);
        return [lineOf('Jog 2,49 Ser 3,76 Banan 4,34 Sos 3,49 PARAGON FISKALNY SPRZEDAZ PTU', () => byRows)];
      },
    };
    return { tesseract, asked };
  };

  it('that was read poorly is reread by rows, in the language of its words', () => {
    const { tesseract, asked } = reading(82);
    const page = inRowsAfterAll(tesseract, picture, { lines: [unsure], languages: ['eng'] }, readings);
    expect(asked).toEqual(['eng rows', 'pol rows']);
    expect(page.lines[0].words).toHaveLength(12);
  });

  it('is reread by rows if hardly anything was surely read, and few prices with it', () => {
    const lost = (confidence: number) => {
      const { tesseract, asked } = reading(82);
      const few = lineOf(`${'Xq Wz Kj '.repeat(12)}2,49 3,76 4,34 3,49`, () => confidence);
      inRowsAfterAll(tesseract, picture, { lines: [few], languages: ['eng'] }, readings);
      return asked.length > 0;
    };
    expect([lost(60), lost(70)]).toEqual([true, false]);
  });

  it('stays as it was read if rows are no surer', () => {
    const page = { lines: [unsure], languages: ['eng'] };
    expect(inRowsAfterAll(reading(40).tesseract, picture, page, readings)).toBe(page);
  });

  it('that was read well is not read again', () => {
    const { tesseract, asked } = reading(90);
    const page = { lines: [lineOf('Jog 2,49 Ser 3,76 Banan 4,34 Sos 3,49', () => 90)], languages: ['eng'] };
    expect(inRowsAfterAll(tesseract, picture, page, readings)).toBe(page);
    expect(asked).toEqual([]);
  });
});
