/** Cuts and joins that make other things of words which the source has: offices, addresses, provisions, cells, owners. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('a quotation is never found that', () => {
  const cut: readonly (readonly [string, string, string, string])[] = [
    ['promotes a Chinese deputy', '副总经理王伟辞职了。', '总经理王伟辞职了', 'edge.name-cut'],
    ['brings a Chinese president back', '前总统访问了日本。', '总统访问了日本', 'edge.name-cut'],
    ['brings a Japanese prime minister back', '元首相は東京で演説した。', '首相は東京で演説した', 'edge.name-cut'],
    ['brings a Korean president back', '전 대통령이 구속되었다고 한다.', '대통령이 구속되었다', 'source.nothing-alike'],
    ['makes an acting mayor the mayor', '代理市长签署了文件。', '市长签署了文件', 'edge.name-cut'],
    ['leaves out a Thai denial', 'บริษัทไม่จ่ายเงินปันผลในปีนี้', 'จ่ายเงินปันผลในปีนี้', 'edge.denial-cut'],
    ['leaves out a Thai prohibition', 'ห้ามสูบบุหรี่ในอาคารนี้', 'สูบบุหรี่ในอาคารนี้', 'edge.denial-cut'],
    [
      'cuts the letter off a provision',
      'It is laid down in Section 12.1(b).',
      'It is laid down in Section 12.1',
      'edge.provision-cut',
    ],
    ['makes a word optional', 'rsnap [-fnv] [-k count] volume', 'rsnap [-fnv] [-k count] [volume]', 'gap.bracket'],
    [
      'cuts the last letter off a provision',
      'It is laid down in section 14(1)(b).',
      'It is laid down in section 14(1)',
      'edge.provision-cut',
    ],
    [
      'cuts two letters off one',
      'It is laid down in section 14(1)(b)(ii).',
      'It is laid down in section 14(1)(b)',
      'edge.provision-cut',
    ],
    ['pairs a head with another column’s figure', 'Maximum Minimum\n500 10', 'Minimum 500', 'cell.column-crossed'],
    [
      'joins a value to the next label',
      'Positive: HIV | Negative: HCV',
      'HIV negative',
      'cell.label-joined edge.field-cut',
    ],
    ['joins an amount to the next label', 'Rent: 500 | Monthly charges: 50', 'rent: 500 monthly', 'cell.label-joined'],
    ['joins Chinese fields', '吸烟：否 高血压：是', '否高血压', 'cell.label-joined'],
    [
      'runs the parts of an address together',
      'Write to a.b@c.de for more of it.',
      'Write to ab@c.de for more',
      'word.missing word.replaced',
    ],
    [
      'sets the parts of an address apart',
      'Write to ab@c.de for more of it.',
      'Write to a.b@c.de for more',
      'word.added word.replaced',
    ],
    ['moves a capital', '彼は東京都に住んでいる。', '京都に住んでいる', 'edge.name-cut'],
    ['takes another station', '昨日、新山口駅に着いた。', '山口駅に着いた', 'edge.name-cut'],
    ['takes another hospital', '彼は南大阪市民病院で死亡した。', '大阪市民病院で死亡した', 'edge.name-cut'],
    ['brings a former employee back', '会社の元社員が訴えた。', '社員が訴えた', 'edge.name-cut'],
    ['makes what lasts long last forever', 'この装置は半永久的に使える。', '永久的に使える', 'edge.name-cut'],
    [
      'ends with the owner of what follows',
      'They were the king’s enemies in the war.',
      'They were the king',
      'source.nothing-alike',
    ],
    [
      'starts after a prefix at a line’s end',
      'It is un\nlikely that he comes.',
      'likely that he comes',
      'edge.word-cut',
    ],
  ];
  it.each(cut)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  it('takes the sign of an estimate on a scan for a speck', () => {
    const scan = scannedSourceOf('The sum was ~500 in all of them.');
    expect(refusalOf(judgeQuotation(scan, { sourceContext: 'The sum was 500 in all of them' }))).toBe('gap.sign');
  });
});

describe('a quotation stays found that', () => {
  const kept: readonly (readonly [string, string, string])[] = [
    ['ends with a sign before a particle', '2018年の83.4%から低下した。耐性菌は少ない。', '2018年の83.4%'],
    ['starts with an office after a company', '公司总经理王伟辞职了。', '总经理王伟辞职了'],
    ['starts with an office after a time', '此前总统访问了日本。', '总统访问了日本'],
    ['says what a Thai sentence says', 'บริษัทจ่ายเงินปันผลในปีนี้', 'จ่ายเงินปันผลในปีนี้'],
    ['quotes head and row', 'Maximum Minimum\n500 10', 'Maximum Minimum 500 10'],
    ['quotes one field', 'Rent: 500 | Monthly charges: 50', 'Rent: 500'],
    ['quotes two fields', 'Rent: 500 | Monthly charges: 50', 'Rent: 500 Monthly charges: 50'],
    ['quotes two Chinese fields', '吸烟：否 高血压：是', '吸烟：否高血压：是'],
    [
      'spells an abbreviation without its points',
      'He went to the U.S. in May of the year.',
      'He went to the US in May',
    ],
    ['starts with a city', '彼は京都に住んでいる。', '京都に住んでいる'],
    ['starts with a capital', '彼は東京都に住んでいる。', '東京都に住んでいる'],
    ['starts after a compass point', '工場は河南洛阳市的中心。', '洛阳市的中心'],
    ['starts after something new', '会社は新駅前店を開いた。', '駅前店を開いた'],
    ['names an owner', 'They met at the Customer’s office.', 'Customer'],
  ];
  it.each(kept)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a value is not that of a sentence which', () => {
  const sentences: readonly (readonly [string, string])[] = [
    ['He was found not yet guilty by the court.', 'guilty'],
    ['He is not, in my view, guilty of the crime.', 'guilty'],
    ['He was not found guilty of the crime.', 'guilty'],
    ['Write to a.b@c.de for more of it.', 'b@c.de'],
  ];
  it.each(sentences)('says “%s”: %s', (source, value) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: source, value }).status).toBe('partial_text_found');
  });

  const others: readonly (readonly [string, string])[] = [
    ['He was found guilty of the crime.', 'guilty'],
    ['The term is not less than 18 years in all cases.', '18 years'],
    ['Write to a.b@c.de for more of it.', 'a.b@c.de'],
  ];
  it.each(others)('but it is of “%s”: %s', (source, value) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: source, value }).status).toBe('found');
  });
});
