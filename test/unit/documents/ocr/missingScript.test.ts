/** A script that cannot be read for want of data is named, with what would bring it. */
import { missingScript } from '../../../../shared/documents/ocr/missingScript.ts';

describe('the script that OCR has no data for', () => {
  it('is named with a language that would bring it', () => {
    expect(missingScript('Чистая прибыль выросла', ['eng'])).toEqual({ script: 'Cyrillic', language: 'rus' });
    expect(missingScript('Чистий прибуток зріс', ['eng'])).toEqual({ script: 'Cyrillic', language: 'ukr' });
    expect(missingScript('ชื่อเรื่อง 2024', ['eng', 'rus'])).toEqual({ script: 'Thai', language: 'tha' });
    expect(missingScript('純利益は増加しました', ['eng'])).toMatchObject({ language: 'jpn' });
  });

  it('is that of Russian where only the data of Ukrainian is there', () => {
    expect(missingScript('Чистая прибыль общества выросла', ['eng', 'ukr'])).toEqual({
      script: 'Cyrillic',
      language: 'rus',
    });
    expect(missingScript('Чистий прибуток товариства зріс', ['eng', 'ukr'])).toBeUndefined();
  });

  it('is that of Russian where the data of Kyrgyz stand in for it: a layer is not called false by them', () => {
    expect(missingScript('Чистая прибыль общества выросла', ['eng', 'ukr', 'kir'])).toMatchObject({ language: 'rus' });
    expect(missingScript('Чистая прибыль общества выросла', ['eng', 'ukr', 'rus'])).toBeUndefined();
  });

  it('is named alone where no language of OCR is written in it', () => {
    expect(missingScript('ការណែនាំ', ['eng'])).toEqual({ script: 'Khmer' });
  });

  it('is none where the data is there, or most of the text is in another script', () => {
    expect(missingScript('Чистий прибуток', ['eng', 'ukr'])).toBeUndefined();
    expect(missingScript('純利益', ['eng', 'jpn'])).toBeUndefined();
    expect(missingScript('Net profit of Газпром rose again in the third quarter', ['eng'])).toBeUndefined();
    expect(missingScript('318 – 42 %', ['eng'])).toBeUndefined();
  });
});
