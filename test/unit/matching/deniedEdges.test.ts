/** Cuts beside a denial: of a statement that starts with it, and in Chinese, Japanese and Korean, which glue it to the predicate. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('a quotation is never found that is cut', () => {
  const cut: readonly (readonly [string, string, string, string])[] = [
    [
      'after οὐ',
      'Οὐ προσθήσω ἔτι τοῦ καταράσασθαι τὴν γῆν.',
      'Προσθήσω ἔτι τοῦ καταράσασθαι τὴν γῆν',
      'edge.denial-left-out',
    ],
    ['after οὐκ', 'καὶ οὐκ ἦλθεν ὁ βασιλεὺς εἰς τὴν πόλιν.', 'ἦλθεν ὁ βασιλεὺς εἰς τὴν πόλιν', 'edge.denial-left-out'],
    ['before ではない', 'この薬は妊婦にとって安全ではない。', 'この薬は妊婦にとって安全', 'edge.denial-cut'],
    ['before とは言えない', 'この薬は妊婦にとって安全とは言えない。', 'この薬は妊婦にとって安全', 'edge.denial-cut'],
    ['before いない', 'この新薬はまだ承認されていない。', 'この新薬はまだ承認されて', 'edge.denial-cut'],
    ['before ません', '当社は責任を負いません。', '当社は責任を負い', 'edge.denial-cut'],
    [
      'before a denial on the next line',
      'この新薬はまだ承認されて\nいない。',
      'この新薬はまだ承認されて',
      'edge.denial-cut',
    ],
    ['after 不太', '专家认为疫情不太可能在冬季结束。', '可能在冬季结束', 'edge.denial-cut'],
    ['after 禁止', '医院禁止在病房内吸烟。', '在病房内吸烟', 'edge.denial-cut'],
    ['after 没有', '失业率没有明显变化。', '明显变化', 'edge.denial-cut'],
    ['after 不会', '公司不会裁减员工。', '裁减员工', 'edge.denial-cut'],
    ['after 并未', '该公司并未支付税款。', '支付税款', 'edge.denial-cut'],
    ['before 不明显', '今年的经济增长不明显。', '今年的经济增长', 'edge.denial-cut'],
    ['before 外です', '消耗品は保証の対象外です。', '消耗品は保証の対象', 'edge.denial-cut'],
    ['before 外', '该损失属于保修范围外。', '该损失属于保修范围', 'edge.denial-cut'],
    ['before 吗', '他真的有罪吗？', '他真的有罪', 'source.nothing-alike'],
    ['before 안 된다', '병원에서 흡연은 허용되어서는 안 된다.', '병원에서 흡연은 허용', 'source.nothing-alike'],
    ['before 아니다', '이 약은 임산부에게 안전한 것은 아니다.', '이 약은 임산부에게 안전한', 'edge.denial-cut'],
    ['before 않았다', '그는 계약에 동의하지 않았다.', '그는 계약에 동의하지', 'edge.denial-cut'],
    ['before 수 없다', '건물을 제3자에게 전대할 수 없다.', '건물을 제3자에게 전대할', 'edge.denial-cut'],
    ['before 마십시오', '이 약은 임산부에게 투여하지 마십시오.', '이 약은 임산부에게 투여하지', 'edge.denial-cut'],
    ['before 없이', '임차인은 임대인의 동의 없이 전대한다.', '임차인은 임대인의 동의', 'edge.denial-cut'],
    ['out of a Korean name', '회의에는 김정은이 참석했다.', '회의에는 김정', 'source.nothing-alike'],
    ['out of a short Korean name', '회의에는 김정은 위원장이 참석했다.', '회의에는 김정', 'source.nothing-alike'],
    ['out of a Korean compound', '그는 작년에 서울대학교를 졸업했다.', '그는 작년에 서울', 'source.nothing-alike'],
    ['out of a Korean number', '이 도시의 인구는 백만이다.', '이 도시의 인구는 백', 'source.nothing-alike'],
  ];
  it.each(cut)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a quotation stays found that is cut', () => {
  const kept: readonly (readonly [string, string, string])[] = [
    ['before a Korean particle', '월 임대료는 85만 원이며 매월 지급한다.', '월 임대료는 85만 원'],
    ['before a Korean particle of a word used elsewhere', '계약은 끝났다. 그는 계약을 샀다.', '계약'],
    ['after 不仅', '该公司不仅增加了员工，还提高了工资。', '增加了员工'],
    ['after 未来', '预计未来经济将增长百分之三。', '经济将增长百分之三'],
    ['before 非常', '今年的经济增长非常明显。', '今年的经济增长'],
    ['after a denial of another clause', '他没有来，公司支付了税款。', '公司支付了税款'],
    ['before a verb that denies nothing', '売上は前年より増加した。', '売上は前年より'],
    ['before a denial of another clause', '売上は増加し、利益は増えなかった。', '売上は増加し'],
  ];
  it.each(kept)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a statement is never found without the denial that it starts with', () => {
  const denied: readonly (readonly [string, string, string])[] = [
    ['not', 'Not all pack sizes may be marketed.', 'All pack sizes may be marketed.'],
    ['not, in small letters', 'Not all pack sizes may be marketed.', 'all pack sizes may be marketed'],
    ['no', 'No opposition was received after the publication.', 'opposition was received after the publication'],
    ['no, of a clause', 'It is noted that no opposition was received.', 'opposition was received'],
    ['none of', 'None of the members agreed to the plan.', 'the members agreed to the plan'],
    ['not every', 'Not every member of it agreed to the plan.', 'member of it agreed to the plan'],
    ['nobody', 'Nobody was injured in the accident.', 'was injured in the accident'],
    ['do not', 'Keep out of reach. Do not store above 30 °C.', 'Store above 30 °C.'],
    ["don't", 'Don’t forget to drink water', 'Forget to drink water'],
    [
      'not of a sentence that the citing author begins',
      'The drug is not effective in children.',
      'Effective in children.',
    ],
    ['a frame that denies', 'It is not true that the reservoir is empty.', 'The reservoir is empty.'],
    ['hardly', 'Hardly any complaint was upheld.', 'any complaint was upheld'],
    ['after the footnote reference', '² No incluye pasivos por arrendamiento.', 'incluye pasivos por arrendamiento'],
    ['on its line', 'Foglio illustrativo\nNon prenda Serenex se è allergico.', 'prenda Serenex se è allergico'],
    ['German', 'Nicht über 25 °C lagern.', 'Über 25 °C lagern.'],
    ['German pronouns', 'Keiner der Zeugen war am Tatort.', 'der Zeugen war am Tatort'],
    ['French', 'ATTENDU QU’aucune opposition n’a été reçue', 'opposition n’a été reçue'],
    ['Spanish', 'No tome Vertizina si es alérgico a ella.', 'Tome Vertizina si es alérgico a ella'],
    ['Italian', 'Non superi la dose di 40 mg al giorno.', 'Superi la dose di 40 mg al giorno'],
    ['Arabic', 'لا يجوز للمستأجر أن يؤجر العين من الباطن', 'يجوز للمستأجر أن يؤجر العين من الباطن'],
    ['in a tag', 'The inn is old.\n<b>No</b> pets are allowed.', 'Pets are allowed'],
    ['that is a link', '[No](x.html) admission is charged.', 'admission is charged'],
  ];
  it.each(denied)('%s', (_, source, quoted) => {
    const verdict = judgeQuotation(sourceOf(source), { sourceContext: quoted });
    if (verdict.status !== 'partial_text_found') throw new Error(verdict.status);
    expect(verdict.differences).toMatchObject([{ type: 'negation_removed' }]);
  });

  const other: readonly (readonly [string, string, string])[] = [
    ['a fragment after a verb and its denial', 'They did not approve the budget.', 'approve the budget'],
    ['a statement after the answer no', 'No, the plan was approved in May.', 'the plan was approved in May'],
    ['the next field of a form', 'Smoker: No Drinker: Yes', 'Drinker: Yes'],
    ['the field on the next line', 'Smoker: No\nDrinker: Yes', 'Drinker: Yes'],
    ['a number', 'Invoice No 12345 of May', '12345 of May'],
    ['the Portuguese article', 'O ministro disse no dia da reunião que uma taxa subiu.', 'dia da reunião que uma taxa'],
    ['a noun after a preposition', 'He left without the consent of the landlord.', 'the consent of the landlord'],
  ];
  it.each(other)('but %s is found', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a quotation is not found', () => {
  it.each([
    [
      'after the denial of its bound',
      'The tank holds not less than 12,000 litres.',
      'less than 12,000 litres',
      'edge.denial-left-out',
    ],
    [
      'after "no" before a bound',
      'Costs of no more than 10 % in total were borne.',
      'more than 10 % in total',
      'edge.denial-left-out',
    ],
    [
      'after a Russian denial',
      'Поставить не менее 850 тонн ржаной муки до сентября.',
      'менее 850 тонн ржаной муки',
      'edge.denial-left-out',
    ],
    [
      'after a Spanish denial inside a sentence',
      'El informe señala grietas, pero no existe peligro de desprendimiento en la zona.',
      'existe peligro de desprendimiento',
      'edge.denial-left-out',
    ],
    [
      'after the denial that an item of a list starts with',
      'Il socio decade se:\na) non versi la quota annuale entro il 30 aprile;\nb) arrechi danni.',
      'versi la quota annuale entro il 30 aprile',
      'edge.denial-left-out',
    ],
    [
      'with a full stop before the denial',
      'In my judgment it was not. It was sent.',
      'In my judgment it was.',
      'source.nothing-alike',
    ],
    [
      'with a full stop before a German denial',
      'Nässe schadet dem Produkt nicht.',
      'Nässe schadet dem Produkt.',
      'edge.denial-cut',
    ],
    [
      'before the denial that ends its clause',
      'Nässe schadet dem Produkt nicht.',
      'Nässe schadet dem Produkt',
      'edge.denial-cut',
    ],
    ['before a Turkish "değil"', 'Salonda sigara serbest değildir.', 'Salonda sigara serbest', 'edge.denial-cut'],
    [
      'after a Romanian denial',
      'Nu se admite fumatul în sală. Elevii sunt rugați să iasă.',
      'Se admite fumatul în sală.',
      'edge.denial-left-out',
    ],
    [
      'after a Finnish denial',
      'Hallissa ei ole sallittua tupakoida, ja ovi on kiinni. Se on auki kun kesä on.',
      'ole sallittua tupakoida',
      'edge.denial-left-out',
    ],
    [
      'with a full stop after an auxiliary verb',
      'The claim against the Second Defendant is dismissed.',
      'The claim against the Second Defendant is.',
      'edge.end-claimed',
    ],
    [
      'with a full stop in place of a figure',
      'The committee met seven times in 2022.',
      'The committee met seven times in .',
      'edge.end-claimed',
    ],
  ])('%s', (_, source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
    expect(judgeQuotation(sourceOf(source), { sourceContext: source }).status).toBe('found');
  });

  it.each([
    ['a fragment cut before what is excepted', 'Das Angebot gilt nicht für Kinder.', 'Das Angebot gilt'],
    ['a label cut before its answer', 'Smoker: no', 'Smoker'],
    ['the Swedish "now"', 'Avtalet gäller nu för alla medlemmar.', 'för alla medlemmar'],
    [
      'a preposition at a sentence’s end',
      'This is what the service depends on. It is old.',
      'what the service depends on.',
    ],
    ['an English "no" inside a sentence', 'There was no evidence of fraud in May.', 'evidence of fraud in May'],
  ])('but %s stays found', (_, source, quoted) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: quoted }).status).toBe('found');
  });
});
