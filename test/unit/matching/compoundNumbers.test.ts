/** Numbers of several parts and shares: a quotation that holds a part of one says another amount. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext });
const statusOf = (source: string, sourceContext: string): string => verdictOf(source, sourceContext).status;

describe('a quotation that cuts a number of several parts is not found', () => {
  const cut: readonly (readonly [string, string, string])[] = [
    ['この会社の資本金は2兆3000億円である。', '3000億円である', 'edge.number-cut'],
    ['この会社の資本金は2兆3000億円である。', '資本金は2兆', 'edge.number-cut'],
    ['会費は年額1万2千円とする。', '2千円とする', 'edge.number-cut'],
    ['この国の人口は3億5千万人です。', '人口は3億', 'edge.number-cut'],
    ['매출은 3조 2천억 원이다.', '2천억 원이다', 'source.nothing-alike'],
    ['매출은 3조 2천억 원이다.', '매출은 3조', 'source.nothing-alike'],
    ['벌금은 2억 5,000만 원으로 정했다.', '5,000만 원으로 정했다', 'edge.number-cut edge.word-cut'],
    ['어제 그는 1만 5천 원을 냈다.', '5천 원을 냈다', 'source.nothing-alike'],
    ['赔偿金额为3亿5千万元人民币。', '5千万元人民币', 'edge.number-cut'],
    ['这个国家人口1亿2000万左右。', '2000万左右', 'edge.number-cut'],
    ['这个国家人口1亿2000万左右。', '人口1亿', 'edge.number-cut'],
    ['A loss of 3 million 200 thousand euros was booked.', '200 thousand euros was booked', 'edge.number-cut'],
    ['A loss of 3 million 200 thousand euros was booked.', 'A loss of 3 million', 'edge.number-cut'],
    ['One million, two hundred thousand died in the war.', 'two hundred thousand died in the war', 'edge.number-cut'],
    ['It cost 5 billion 30 million dollars in all.', '30 million dollars in all', 'edge.number-cut'],
    [
      'Drei Millionen zweihunderttausend Euro wurden gezahlt.',
      'zweihunderttausend Euro wurden gezahlt',
      'edge.number-cut',
    ],
    ['Es waren 5 Milliarden 30 Millionen Euro im Jahr.', '30 Millionen Euro im Jahr', 'edge.number-cut'],
  ];
  const shares: readonly (readonly [string, string, string])[] = [
    ['Only one in five patients survived.', 'five patients survived', 'edge.ratio-cut'],
    ['Exactly 1 in 10 patients died of the drug.', '10 patients died of the drug', 'edge.ratio-cut'],
    ['In all 1 in 10 patients died of the drug.', '10 patients died of the drug', 'edge.ratio-cut'],
    ['Seven out of ten voters agreed to it.', 'ten voters agreed to it', 'edge.ratio-cut'],
    ['Seven out of ten voters agreed to it.', 'out of ten voters agreed to it', 'edge.ratio-cut'],
    ['In May 2 of 5 posts were filled.', 'of 5 posts were filled', 'edge.ratio-cut'],
    ['An extra bed is 6,- Euro/ Tag in May.', 'An extra bed is 6,- Euro', 'edge.symbol-cut'],
    ['An extra bed is 6 Euro / Tag in May.', 'An extra bed is 6 Euro', 'edge.symbol-cut'],
    ['1日量として最大90mg（力価）/kgとする。', '1日量として最大90mg', 'edge.symbol-cut'],
    ['1日量として最大90mg（力価）/kgとする。', '1日量として最大90mg（力価）', 'edge.symbol-cut'],
    ['It opens at 8:00 AM – 12:00 PM in May.', 'It opens at 8:00 AM', 'edge.number-cut edge.range-cut'],
    ['Take 5 mg – 10 mg of it in May.', 'Take 5 mg', 'edge.number-cut edge.range-cut'],
    ['Am Ende stimmten 7 von 10 Wählern zu.', '10 Wählern zu', 'edge.ratio-cut'],
    ['Un enfant sur cinq meurt de la maladie.', 'cinq meurt de la maladie', 'edge.ratio-cut'],
  ];
  const measures: readonly (readonly [string, string, string])[] = [
    ['The term is two years and\nsix months from today.', 'six months from today', 'edge.measure-cut'],
    ['The term is two years and six months from today.', 'The term is two years', 'edge.measure-cut'],
    ['The sentence was 3 years, 6 months and 2 days.', '2 days', 'source.nothing-alike'],
    ['It lasted 1 hour 30 minutes in all.', '30 minutes in all', 'edge.measure-cut'],
    ['He is 5 feet 11 inches tall.', '11 inches tall', 'edge.measure-cut'],
    ['It weighs 7 lb 4 oz at birth.', 'It weighs 7 lb', 'edge.measure-cut edge.number-cut'],
    ['The fee is 5 pounds 20 pence per item.', '20 pence per item', 'edge.measure-cut'],
    ['Une peine de deux ans et six mois est prononcée.', 'six mois est prononcée', 'edge.measure-cut'],
    ['Ein Vertrag über zwei Jahre und sechs Monate.', 'sechs Monate', 'edge.measure-cut'],
    ['合同期限为二年零六个月，自签署之日起计算。', '合同期限为二年', 'edge.measure-cut edge.number-cut'],
    ['会議は3時間20分続いた。', '20分続いた', 'edge.measure-cut'],
    ['계약 기간은 2년 6개월로 한다.', '6개월로 한다', 'source.nothing-alike'],
    ['The risk is one in a\nhundred for children.', 'hundred for children', 'edge.ratio-cut'],
  ];
  it.each([...cut, ...shares, ...measures])('“%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
    expect(statusOf(source, source)).toBe('found');
  });
});

describe('a quotation that starts or ends between two numbers is found', () => {
  const whole: readonly (readonly [string, string])[] = [
    ['It earned 3 million in 5 countries of the south.', '5 countries of the south'],
    ['It earned $3 million, 200 thousand people came.', '200 thousand people came'],
    ['Sales of 3 million\n5 million were planned.', '5 million were planned'],
    ['The plan has 5 stages in 10 cities of the land.', '10 cities of the land'],
    ['A notice of between one year and six months is needed.', 'six months is needed'],
    ['It took 3 days and 2 nights in all.', '2 nights in all'],
    ['He is 5 feet 11 inches tall, 200 miles from here.', '200 miles from here'],
    ['The meeting lasted two hours. Thirty minutes were lost.', 'Thirty minutes were lost'],
    ['2024年6月1日から6か月間とする。', '6か月間とする'],
    ['They won 300 of 5 in all of it.', '5 in all of it'],
    ['It rose by 5 in 2019 and fell later on.', '2019 and fell later on'],
    ['One in five years is a dry year here.', 'five years is a dry year here'],
    ['売上は2兆円、利益は3000億円である。', '利益は3000億円である'],
    ['매출은 3조원 2024년에는 더 늘었다.', '2024년에는 더 늘었다'],
    ['Table 1 in 5 parts shows the rest of it.', '5 parts shows the rest of it'],
    ['They won 300 of 5 in all of it.', 'of 5 in all of it'],
    ['A bed costs 6 Euro / Breakfast is free.', 'A bed costs 6 Euro'],
    ['1日量は90mg（力価）とする。', '1日量は90mg'],
    ['It opens at 8:00 AM - Monday is a holiday.', 'It opens at 8:00 AM'],
    ['UID Nr.: DE812706034\nEUR\nSuppengrün 0,99 B', 'UID Nr.: DE812706034'],
  ];
  it.each(whole)('“%s” quoted as “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

it.each([
  ['Il paie une pénalité de 350 € par jour.', '350 € par jour'],
  ['Impone una multa de 30 euros al dueño.', '30 euros al dueño'],
  ['On the night³ of 2 February it rained.', '2 February it rained'],
])('an amount of something is no share of it: “%s” quoted as “%s”', (source, sourceContext) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext }).status).toBe('found');
});
