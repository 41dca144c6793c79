import { latinReading, readingsOf } from '../../../../shared/documents/ocr/languages.ts';

const words = (text: string): string[] => text.split(' ');

describe('the languages of OCR', () => {
  it('are read together by script, and Latin letters with every other script', () => {
    expect(readingsOf(['eng', 'kor', 'deu', 'jpn', 'jpn_vert'])).toEqual([
      { script: 'Latin', languages: ['eng', 'deu'] },
      { script: 'Hangul', languages: ['kor', 'eng'] },
      { script: 'Japanese', languages: ['jpn', 'eng'] },
      { script: 'vertical Japanese', languages: ['jpn_vert', 'eng'] },
    ]);
    expect(readingsOf(['rus', 'ukr'])).toEqual([{ script: 'Cyrillic', languages: ['rus', 'ukr'] }]);
  });

  const latin = ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld'];

  it.each([
    ['eng', 'The committee has approved the grants, and none of the members objected to it'],
    ['deu', 'Der Vertrag tritt am 1. Januar in Kraft und wird nicht von der Bank und dem Kunden verlangert'],
    [
      'fra',
      'Le prestataire ne peut pas sous-traiter une partie des services sans que le client soit d accord avec la clause',
    ],
    ['spa', 'El acuerdo se firmó en Sevilla y el precio de los contratos no fue para la empresa una carga'],
    ['ita', 'Il contratto non sono stati firmati nel termine che la legge prevede per gli accordi della regione'],
    ['por', 'O contrato foi assinado em Lisboa e os custos do imposto não são pagos ao estado por uma empresa'],
    [
      'nld',
      'De overeenkomst wordt niet van rechtswege verlengd en het bedrag is ook voor een jaar met rente op te eisen',
    ],
  ])('are told apart by their commonest words: %s', (language, text) => {
    expect(latinReading(latin, words(text))).toEqual([language]);
  });

  it('are the first one where little tells them apart', () => {
    expect(latinReading(latin, words('Invoice 2021 Total 318 die'))).toEqual(['eng']);
    expect(latinReading(latin, [])).toEqual(['eng']);
  });

  it('are read besides where nothing is known of their words', () => {
    expect(latinReading(['eng', 'pol'], words('the of and'))).toEqual(['eng', 'pol']);
    expect(latinReading(['pol', 'ces'], words('the of and'))).toEqual(['pol', 'ces']);
  });
});
