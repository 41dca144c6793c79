/** The part of a page that languages are tried on suits the size of its letters. */
import { chooseReading, sampleSide, toldAtAGlance } from '../../../../shared/documents/ocr/chooseReading.ts';
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';

describe('the part of a page that languages are tried on', () => {
  it.each([
    ['as many lines of small type as of large', 12, 360],
    ['no less than further scripts need', 5, 320],
    ['no more than tells languages apart', 30, 600],
    ['as much as that where no letters were seen', undefined, 600],
  ])('has %s', (_, letterHeight, side) => {
    expect(sampleSide(letterHeight)).toBe(side);
  });
});

/** Recognises the same words in every language, as sure of them as `confidenceOf` says. */
const tesseractWith = (text: string, confidenceOf: (language: string, side: number) => number) => ({
  recognise: ({ width }: { readonly width: number }, [language]: readonly string[]) => [
    {
      words: [{ text, confidence: confidenceOf(language, width), bbox: { x0: 0, y0: 0, x1: 90, y1: 12 }, symbols: [] }],
      baseline: 12,
      height: 16,
    },
  ],
});

const white = (side: number) => ({ width: side, height: side, pixels: new Uint8Array(side * side).fill(255) });

it('of scripts that a few words look alike in, the one is read that more of them are surer in', () => {
  const few: Record<string, number> = { eng: 40, tha: 62, ukr: 61, ell: 20 };
  const many: Record<string, number> = { eng: 45, tha: 64, ukr: 78, ell: 20 };
  const tesseract = tesseractWith('гражданин Российской', (language, side) => (side < 600 ? few : many)[language]);
  expect(chooseReading(tesseract, white(600), readingsOf(['eng', 'ell', 'tha', 'ukr'])).languages[0]).toBe('ukr');
});

it('old German print is read with the data of its letters, and ordinary print never', () => {
  const readings = readingsOf(['eng', 'deu', 'frk']);
  const confidenceIn = (one: Record<string, number>) =>
    chooseReading(
      tesseractWith('mir ſehr oft aufgefallen', (language) => one[language]),
      white(600),
      readings,
    );
  expect(confidenceIn({ eng: 50, deu: 64, frk: 83 }).languages[0]).toBe('frk');
  expect(confidenceIn({ eng: 70, deu: 85, frk: 88 }).script).toBe('Latin');
  // A few words that look German.
  expect(confidenceIn({ eng: 42, deu: 79, frk: 96 }).script).toBe('Fraktur');
});

it('old German print is known by its words, without a trial of every other script', () => {
  const tried: string[] = [];
  const readings = readingsOf(['eng', 'frk', 'chi_sim', 'tha']);
  const { recognise } = tesseractWith('das iſt nicht der Ort', (language) => (language === 'frk' ? 68 : 52));
  const tesseract = {
    recognise: (picture: { readonly width: number }, languages: readonly string[]) => {
      tried.push(...languages);
      return recognise(picture, languages);
    },
  };
  expect(chooseReading(tesseract, white(600), readings).script).toBe('Fraktur');
  expect(tried).toEqual(['eng', 'frk']);
});

it.each([
  ['traditional', { chi_sim: 81, chi_tra: 88, eng: 20 }, 'chi_tra'],
  ['simplified', { chi_sim: 70, chi_tra: 66, eng: 20 }, 'chi_sim'],
] as const)('Chinese is read in its own kind of characters: %s ones', (_, confidences, expected) => {
  const tesseract = tesseractWith(
    '農產品加工不足及運輸成本高',
    (language) => confidences[language as keyof typeof confidences],
  );
  const picture = white(100);
  for (const languages of [
    ['eng', 'chi_sim', 'chi_tra'],
    ['chi_sim', 'chi_tra', 'eng'],
  ]) {
    expect(chooseReading(tesseract, picture, readingsOf(languages)).languages[0]).toBe(expected);
  }
});

it('of two kinds of Chinese, digits tell nothing', () => {
  const lineOf = (...words: readonly (readonly [text: string, confidence: number])[]) => ({
    words: words.map(([text, confidence]) => ({
      text,
      confidence,
      bbox: { x0: 0, y0: 0, x1: 90, y1: 12 },
      symbols: [],
    })),
    baseline: 12,
    height: 16,
  });
  const read: Record<string, ReturnType<typeof lineOf>> = {
    eng: lineOf(['889912345678', 20]),
    chi_sim: lineOf(['商户号授权码交易类型', 90], [':889912345678', 57]),
    chi_tra: lineOf(['商戶號授權碼交易類型', 75], [':889912345678', 87]),
  };
  const tesseract = { recognise: (_: unknown, [language]: readonly string[]) => [read[language]] };
  const readings = readingsOf(['eng', 'chi_sim', 'chi_tra']);
  expect(chooseReading(tesseract, white(300), readings).languages[0]).toBe('chi_sim');
});

it('prices that only rows show are believed where no script reads the text', () => {
  const asked: string[] = [];
  const lines = (text: string, confidence: number) => [
    {
      words: text
        .split(' ')
        .map((word) => ({ text: word, confidence, bbox: { x0: 0, y0: 0, x1: 90, y1: 12 }, symbols: [] })),
      baseline: 12,
      height: 16,
    },
  ];
  const tesseract = {
    recognise: (_: unknown, [language]: readonly string[], layout = 'any') => {
      asked.push(`${language} ${layout}`);
      if (language !== 'eng') return lines('กขฃคฅ', 30);
      return layout === 'rows' ? lines('Jog 2,49 Ser 3,76 Sos 3,49 Sol 5,95', 55) : lines('Jog Ser Sos SoL', 45);
    },
  };
  const readings = readingsOf(['eng', 'tha', 'ukr']);
  expect(chooseReading(tesseract, white(300), readings)).toMatchObject({ languages: ['eng'], isPriced: true });
  expect(asked).toContain('eng rows');
});

describe('a few lines of the sample', () => {
  const glance = (text: string, confidence: number, side = 600, languages = ['eng', 'deu', 'ces']) => {
    const sides: number[] = [];
    const { recognise } = tesseractWith(text, (_, width) => {
      sides.push(width);
      return confidence;
    });
    const told = toldAtAGlance({ recognise }, white(side), readingsOf(languages));
    return [told?.languages, sides];
  };

  it('are enough where they are clear print in a language that its words tell', () => {
    expect(glance('the report of the board and the auditor', 95)).toEqual([['eng'], [320]]);
    expect(glance('der Bericht des Vorstands und die Prufung von dem', 92)).toEqual([['deu'], [320]]);
  });

  it('are not where they are unclear, tell no language, or more than one', () => {
    expect(glance('the report of the board and the auditor', 85)).toEqual([undefined, [320]]);
    expect(glance('Invoice 2071 Total 318', 95)).toEqual([undefined, [320]]);
    expect(glance('the report of the board, a za na do roku se je', 95)).toEqual([undefined, [320]]);
  });

  it('are not looked at where the sample has few more, or is in another script first', () => {
    expect(glance('the report of the board and the auditor', 95, 440)).toEqual([undefined, []]);
    expect(glance('the report of the board and the auditor', 95, 600, ['jpn', 'eng'])).toEqual([undefined, []]);
  });
});

describe('words that the dictionary of a language knows', () => {
  const words: Readonly<Record<string, string>> = {
    eng: 'KOCHAMY OSZCZEDZANIE NAPRAWDE',
    pol: 'KOCHAMY OSZCZĘDZANIE NAPRAWDĘ',
    ces: 'KOCHAMY OSZCZEDZANÍE NAPRAWDE',
  };
  const dictionary = {
    isWord: (word: string, [language]: readonly string[]) =>
      language === 'pol' && ['kochamy', 'oszczędzanie', 'naprawdę'].includes(word),
  };
  const chosen = (confidence: number, languages: readonly string[], known = dictionary) => {
    const tried: string[] = [];
    const tesseract = {
      recognise: ({ width }: { readonly width: number }, [language]: readonly string[]) => {
        tried.push(language);
        return tesseractWith(words[language] ?? 'กขฃคฅ กขฃคฅ กขฃคฅ', () => confidence).recognise({ width }, [language]);
      },
    };
    return { ...chooseReading(tesseract, white(300), readingsOf(languages), known), tried };
  };

  it('tell a language though the data are sure of none, and no other script is tried', () => {
    const { languages, tried } = chosen(58, ['eng', 'ces', 'pol', 'tha']);
    expect(languages[0]).toBe('pol');
    expect(tried).not.toContain('tha');
  });

  it('keep a blurred page in the first language, too', () => {
    expect(chosen(58, ['pol', 'tha']).tried).not.toContain('tha');
  });

  it('tell nothing where two languages have as many, or none has enough', () => {
    const both = { isWord: (word: string) => word.startsWith('ko') || word.startsWith('na') };
    expect(chosen(70, ['eng', 'ces', 'pol'], both).languages[0]).toBe('eng');
    expect(chosen(70, ['eng', 'ces', 'pol'], { isWord: () => false }).languages[0]).toBe('eng');
  });
});
