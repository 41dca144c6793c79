/**
 * Quotations of scripts without spaces, cut at every sign, and set with other spaces: what no cut and no space may change; and
 * statements of every language, cut off from what limits or denies them.
 */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { limitedStatements } from '../../support/matching/texts/limitedStatements.ts';
import { chinese, japanese, korean } from '../../support/matching/texts/otherLanguages.ts';
import { sentencesOf } from '../../support/matching/quotations.ts';
import { sourceOf } from '../../support/matching/sources.ts';

/** Sentences that deny in other ways than the corpus's texts. */
const denying = [
  '公司尚未就该项交易作出任何决定。',
  '该药品不宜用于孕妇和儿童。',
  '被告は原告に対し損害を賠償する義務を負わない。',
  'この薬は十八歳未満の者に投与しないこと。',
  '政府は増税を検討していないと述べた。',
  '당사는 이 사고에 대하여 책임을 부담하지 않는다.',
  '정부는 세금을 인상할 계획이 없다고 밝혔다.',
];

const sentences = [
  ...[...chinese, ...japanese, ...korean].flatMap((paragraph) =>
    sentencesOf(paragraph).map(({ start, end }) => paragraph.slice(start, end)),
  ),
  ...denying,
];

/** Signs of the shortest stretch that is quoted. */
const MIN_SIGNS = 5;

interface Cut {
  readonly sentence: string;
  readonly at: number;
  readonly status: string;
}

const cuts = (part: (sentence: string, at: number) => string): Cut[] =>
  sentences.flatMap((sentence) => {
    const source = sourceOf(sentence);
    return Array.from({ length: sentence.length - 2 * MIN_SIGNS }, (_, order) => {
      const at = order + MIN_SIGNS;
      return { sentence, at, status: judgeQuotation(source, { sourceContext: part(sentence, at) }).status };
    });
  });

const ends = cuts((sentence, at) => sentence.slice(0, at));
const starts = cuts((sentence, at) => sentence.slice(at));
const shown = (some: readonly Cut[]): string[] =>
  some.map(({ sentence, at }) => `${sentence.slice(0, at)} | ${sentence.slice(at)}`);

it('has hundreds of cuts, of which most are found', () => {
  const all = [...ends, ...starts];
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter(({ status }) => status === 'found').length / all.length).toBeGreaterThan(0.5);
});

it('a cut right before what denies is never found', () => {
  const denied = ends.filter(({ sentence, at }) =>
    /^(?:ない|なかった|ません|ならない|はならない|\s?(?:않|못하|없다)|지\s?않|[吗嗎])/u.test(sentence.slice(at)),
  );
  expect(denied.length).toBeGreaterThan(3);
  expect(shown(denied.filter(({ status }) => status === 'found'))).toEqual([]);
});

it('a cut right after what denies is never found', () => {
  const denied = starts.filter(({ sentence, at }) => /(?:不得|不|没有|未经|未)$/u.test(sentence.slice(0, at)));
  expect(denied.length).toBeGreaterThan(3);
  expect(shown(denied.filter(({ status }) => status === 'found'))).toEqual([]);
});

it('a cut within a number is never found', () => {
  const torn = [...ends, ...starts].filter(
    ({ sentence, at }) => /[\d.]$/.test(sentence.slice(0, at)) && /^[\d.%]/.test(sentence.slice(at)),
  );
  expect(torn.length).toBeGreaterThan(20);
  expect(shown(torn.filter(({ status }) => status === 'found'))).toEqual([]);
});

it('a cut at a comma is found, unless its number goes on', () => {
  const whole = ends.filter(({ sentence, at }) => /^[，、；]/u.test(sentence.slice(at)));
  expect(whole.length).toBeGreaterThan(8);
  expect(shown(whole.filter(({ status }) => status !== 'found'))).toEqual([]);
});

describe('spaces', () => {
  const unspaced = [...chinese, ...japanese].flatMap((paragraph) =>
    sentencesOf(paragraph).map(({ start, end }) => paragraph.slice(start, end)),
  );

  it('between signs say nothing', () => {
    for (const sentence of unspaced) {
      const spaced = sentence.replace(
        /(?<=[\p{Script=Han}\p{Script=Hiragana}])(?=[\p{Script=Han}\p{Script=Hiragana}])/gu,
        ' ',
      );
      expect([spaced, judgeQuotation(sourceOf(sentence), { sourceContext: spaced }).status]).toEqual([spaced, 'found']);
      expect([sentence, judgeQuotation(sourceOf(spaced), { sourceContext: sentence }).status]).toEqual([
        sentence,
        'found',
      ]);
    }
  });

  it('within a number make it two', () => {
    for (const sentence of unspaced) {
      // "2 021" is 2021 with its thousands set apart.
      const torn = sentence.replace(/\d(?=\d)(?!\d{3}(?!\d))/u, (digit) => `${digit} `);
      if (torn !== sentence) {
        expect([torn, judgeQuotation(sourceOf(sentence), { sourceContext: torn }).status]).not.toEqual([torn, 'found']);
      }
    }
  });
});

describe('of statements in every language', () => {
  const parts = (line: string): { before: string; quoted: string; after: string } => {
    const [before, quoted, after] = line.split('|');
    return { before, quoted, after };
  };
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const verdictIn = (name: string, line: string, quoted: string): string => {
    // A sentence or two of the language stand beside it, as in any document.
    const source = sourceOf([line, ...limitedStatements[name].sound].join('\n').replaceAll('|', ''));
    const { status, warnings = [] } = judgeQuotation(source, { sourceContext: quoted });
    return warnings.includes('out_of_context') ? 'out of context' : status;
  };
  const languages = Object.entries(limitedStatements);

  it.each(languages)('%s: whole sentences are found without a warning', (name, { limited, denied, sound }) => {
    const all = [...limited, ...denied, ...sound].map((line) => line.replaceAll('|', ''));
    expect(all.filter((sentence) => verdictIn(name, sentence, sentence) !== 'found')).toEqual([]);
  });

  it.each(languages)('%s: what is cut off from nothing that matters is found without a warning', (name, { sound }) => {
    expect(sound.filter((line) => verdictIn(name, line, parts(line).quoted) !== 'found')).toEqual([]);
  });

  it.each(languages)('%s: what is cut off from a limit is never found in silence', (name, { limited }) => {
    expect(limited.filter((line) => verdictIn(name, line, parts(line).quoted) === 'found')).toEqual([]);
  });

  it.each(languages)('%s: what is cut off from its denial and reads as a statement is refused', (name, { denied }) => {
    const found = denied.filter((line) => {
      const { before, quoted } = parts(line);
      const verdict = verdictIn(name, line, before === '' ? quoted : capital(quoted));
      return verdict === 'found' || verdict === 'out of context';
    });
    expect(found).toEqual([]);
  });
});
