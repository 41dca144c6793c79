/** Where a quotation or a value may cut beside a number, and where it would make another number of it. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, sourceContext: string, value?: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext, value });
const statusOf = (source: string, sourceContext: string, value?: string): string =>
  verdictOf(source, sourceContext, value).status;

describe('a quotation that cuts a number is not found', () => {
  const magnitudes: readonly (readonly [string, string, string])[] = [
    ['Прибыль компании составила 5 млн рублей.', 'Прибыль компании составила 5', 'edge.number-cut'],
    ['Погибло 5 тысяч человек в этом году.', 'Погибло 5', 'source.nothing-alike'],
    ['O lucro foi de 5 milhões de reais.', 'O lucro foi de 5', 'edge.number-cut'],
    ['De winst was 5 miljoen euro dit jaar.', 'De winst was 5', 'edge.number-cut'],
    ['Der Gewinn betrug 5 Tsd. Euro im Jahr.', 'Der Gewinn betrug 5', 'edge.number-cut'],
    ['Der Gewinn betrug 5 Mio. Euro im Jahr.', 'Der Gewinn betrug 5', 'edge.number-cut'],
    ['Zysk wyniósł 5 tys. złotych w roku.', 'Zysk wyniósł 5', 'edge.number-cut'],
    ['Şirketin kârı 5 milyon lira oldu.', 'Şirketin kârı 5', 'edge.number-cut'],
    ['Lợi nhuận của công ty là 5 tỷ đồng.', 'Lợi nhuận của công ty là 5', 'edge.number-cut'],
    ['कंपनी का लाभ 5 करोड़ रुपये रहा।', 'कंपनी का लाभ 5', 'edge.number-cut'],
    ['بلغت الخسائر 5 ملايين دولار هذا العام', 'بلغت الخسائر 5', 'edge.number-cut'],
    ['רווחי החברה הסתכמו ב-5 מיליון שקלים', 'רווחי החברה הסתכמו ב-5', 'edge.number-cut'],
    ['이익은 5 억 원이었다.', '이익은 5', 'source.nothing-alike'],
    ['参加会议的有5 千人，来自各地。', '参加会议的有5', 'edge.number-cut'],
    ['売上高は3割増加した。', '売上高は3', 'edge.number-cut'],
    ['The output of the plant rose to 5\nMW 12 months later.', 'The output of the plant rose to 5', 'edge.number-cut'],
    ['The price of the share rose to 5\nEUR in May.', 'The price of the share rose to 5', 'edge.number-cut'],
    ['The shop opens 10:00 – 16:00 daily.', 'The shop opens 10:00', 'edge.range-cut'],
    ['The farm sold 5 dozen eggs in the month.', 'The farm sold 5', 'edge.number-cut'],
    ['The farm sold 5 lakh eggs in the month.', 'The farm sold 5', 'edge.number-cut'],
    ['They laid on May 2, 2000 m of cable.', 'They laid on May 2, 2000', 'edge.number-cut'],
    ['The fund had in May 2000 million in cash.', 'The fund had in May 2000', 'edge.number-cut'],
    ['The fund had in Ohio 2, 2000 M. Smith has less.', 'The fund had in Ohio 2, 2000', 'edge.number-cut'],
    ['The fund had on 2 farms 2000 m of fence.', 'The fund had on 2 farms 2000', 'edge.number-cut'],
    ['Weight of the old saws | 18.25\nKG | 12', 'Weight of the old saws | 18.25', 'edge.number-cut'],
    ['Old saws | They weigh 18.25\nKG and new ones | 12', 'They weigh 18.25', 'edge.number-cut'],
    ['Saws of iron | 18.25\nKG gauges | of brass | 12', 'Saws of iron | 18.25', 'edge.number-cut'],
    ['The fund holds assets of $5 m in cash.', 'The fund holds assets of $5', 'edge.number-cut'],
    ['The flat costs 500 k in the old town.', 'The flat costs 500', 'edge.number-cut'],
    ['The fund lost 5\ntrillion dollars in the year.', 'The fund lost 5', 'edge.number-cut'],
    ['The fund lost five million dollars.', 'The fund lost five', 'edge.number-cut'],
  ];
  const words: readonly (readonly [string, string, string])[] = [
    ['One hundred and five people died in it.', 'five people died in it', 'edge.number-cut'],
    ['Half of a million people died in the war.', 'a million people died in the war', 'edge.number-cut'],
    ['Half a million people died in the war.', 'million people died in the war', 'edge.number-cut'],
    ['It took two and a half million years.', 'half million years', 'edge.number-cut'],
    ['In all one hundred and five people died.', 'In all one hundred', 'edge.number-cut'],
    ['Two hundred people died in the fire.', 'hundred people died in the fire', 'edge.number-cut'],
    ['About twenty five hundred people came.', 'five hundred people came', 'edge.number-cut'],
    ['Half a million people died in the war.', 'a million people died in the war', 'edge.number-cut'],
    ['It took two and a half million years.', 'a half million years', 'edge.number-cut'],
    ['It took two and a half million years.', 'It took two', 'source.nothing-alike'],
    ['The result was minus one hundred degrees.', 'one hundred degrees', 'edge.number-cut'],
  ];
  const signs: readonly (readonly [string, string, string])[] = [
    ['Only patients < 18 years of age came.', '18 years of age came', 'edge.sign'],
    ['Only patients ≥ 18 years of age came.', '18 years of age came', 'edge.number-cut'],
    ['The mass was ± 5 kg in all of the runs.', '5 kg in all of the runs', 'edge.number-cut'],
    ['The mass was ~ 5 kg in all of the runs.', '5 kg in all of the runs', 'edge.sign'],
    ['The price was $ 5 in the spring of the year.', '5 in the spring of the year', 'edge.number-cut'],
    ['The price was $5 in the spring of the year.', '5 in the spring of the year', 'edge.number-cut'],
    ['The price rose by 5 % in the spring.', 'The price rose by 5', 'edge.number-cut'],
    ['The dose was 5 mg in the first week.', 'The dose was 5', 'edge.number-cut'],
    ['The price was 5 € in the spring.', 'The price was 5', 'edge.number-cut'],
    ['昨夜北京气温为零下5度，风力很大。', '5度，风力很大', 'edge.number-cut'],
    ['最低気温はマイナス5度でした。', '5度でした', 'source.nothing-alike'],
    ['최저 기온은 영하 5도였다고 한다.', '5도였다고 한다', 'edge.number-cut'],
    ['He paid a total of 12\n500 euros to her.', '500 euros to her', 'edge.number-cut'],
    ['He paid a total of 1,\n500 euros to her.', '500 euros to her', 'edge.number-cut'],
  ];
  it.each([...magnitudes, ...words, ...signs])('“%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
    expect(statusOf(source, source)).toBe('found');
  });
});

describe('a quotation that ends or starts beside a number is found', () => {
  const whole: readonly (readonly [string, string])[] = [
    ['The assembly elected 3 directors in May.', 'The assembly elected 3'],
    ['It ended in 2019 and two people came.', 'two people came'],
    ['The room holds between twenty and thirty people.', 'thirty people'],
    ['It fell to 5, thousands of people left.', 'It fell to 5'],
    ['The first two years were hard for them.', 'two years were hard for them'],
    ['Revenue $ 5 $ 6 $ 7', 'Revenue $ 5'],
    ['Revenue 5 % 6 %', 'Revenue 5 %'],
    ['It was 5 in the morning when he left.', 'It was 5'],
    ['It cost 5 a piece when he left.', 'It cost 5'],
    ['Marking gauge 18.25\nHT-0523 Mortise gauge 27.40', 'Marking gauge 18.25'],
    ['CHF 0.9417 2 Jan 2031\nJPY 151.20 2 Jan 2031', 'CHF 0.9417 2 Jan 2031'],
    ['In 14:08 Out 16:51 — 2 h 43 min', 'In 14:08 Out 16:51'],
    ['The potassium was 5.4 H mmol/l in the blood.', 'The potassium was 5.4'],
    ['The code of the form is 0701\nc) Address of the applicant', 'The code of the form is 0701'],
    ['The deed was signed on 2 Jan 2031\nA. Smith, notary', 'The deed was signed on 2 Jan 2031'],
    ['The deed was signed on 2 Jan 2031 V. Smith being there.', 'The deed was signed on 2 Jan 2031'],
    ['The deed was signed on 2 Jan 2031 m. Smith being there.', 'The deed was signed on 2 Jan 2031'],
    ['The deed was signed on 2nd January 2031 K. Smith being there.', 'The deed was signed on 2nd January 2031'],
    ['The deed was signed on January 2, 2031 M. Smith being there.', 'The deed was signed on January 2, 2031'],
    ['A escritura é de 2 de janeiro de 2031 M. Souza presente.', 'A escritura é de 2 de janeiro de 2031'],
    ['Saws of the old kind | 18.25\nKG Mortise gauges of brass | 12', 'Saws of the old kind | 18.25'],
    ['Saws of the old kind\t18.25\nKG Mortise gauges of brass\t12', 'Saws of the old kind 18.25'],
    ['She was born in Bonn on 20.4.1955 V. Smith writes.', 'She was born in Bonn on 20.4.1955'],
    ['It is forbidden by Lei 8.078/90\nV. art. 6', 'It is forbidden by Lei 8.078/90'],
    ['The dovetail saw costs 18.25\nMM-0523 Mortise gauge', 'The dovetail saw costs 18.25'],
    ['The dovetail saw costs 18.25\nJPY 151.20 for the other', 'The dovetail saw costs 18.25'],
    ['The office has the phone 09.69.39.00.00 / Address: the old port', 'The office has the phone 09.69.39.00.00'],
    ['The rate of the day is 5 ▼ today, and falls.', 'The rate of the day is 5'],
    ['The answer to question 5 ☐ yes', 'The answer to question 5'],
    ['All the men and half of the women came.', 'half of the women came'],
    ['The price fell from 12 $ 5 weeks ago.', '5 weeks ago'],
    ['Of the members 12 % 5 of whom left were old.', '5 of whom left were old'],
    ['Call Smith & 5 of his friends at once.', '5 of his friends at once'],
  ];
  it.each(whole)('“%s” quoted as “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a value', () => {
  const quotation =
    'Half a million people, 30% of the city, paid $5.2 billion or −4 °C, and one was not guilty in C++.';
  it.each(['30', '30%', '5.2 billion', '$5.2', '5.2', 'Half a million', '−4 °C', 'not guilty', 'C++'])(
    'is “%s”, since the quotation says the rest',
    (value) => {
      expect(statusOf(quotation, quotation, value)).toBe('found');
    },
  );

  it.each(['a million', '4 °C', 'guilty', 'C', '30% (p. 7)', '30% [7]', '> 30%'])('is not “%s”', (value) => {
    expect(statusOf(quotation, quotation, value)).toBe('partial_text_found');
  });
});
