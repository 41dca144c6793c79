/** What stands around a match in its own sentence and takes back, limits or frames it: the quotation is found, with a warning. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const warned: readonly (readonly [string, string])[] = [
  [
    '„Otwarte programy są zawsze bezpieczne” albo „Zamknięte programy są\nbezpieczniejsze”\nTe mity wynikają z uprzedzeń.',
    'Zamknięte programy są bezpieczniejsze',
  ],
  ['“专有软件更安全”\n这些神话源于一些偏见。', '专有软件更安全'],
  [
    'Pensa al tuo modello, poiché se il concorrente non legge i dati, usare la sola rete può bastare.',
    'usare la sola rete può bastare',
  ],
  ['Kabul kendisine\nulaşmazsa; öneren, önerisinden kurtulur.', 'öneren, önerisinden kurtulur'],
  [
    'Trials assume that the placebo works on all arms of the study equally and well, and that the effects are additional to it.',
    'the effects are additional to it',
  ],
  ['Wir sind sehr zuversichtlich, dass die Entscheidung bestehen bleibt.', 'die Entscheidung bestehen bleibt'],
  ['マウスに投与すると、ほぼ完全な回復が得られた。', 'ほぼ完全な回復が得られた'],
  ['The prosecution case was that the rider ignored the signal.', 'the rider ignored the signal'],
  [
    'The Supplier is relieved from its obligation to meet the Service Levels to the extent that a failure is caused by a Force Majeure Event.',
    'The Supplier is relieved from its obligation to meet the Service Levels',
  ],
  ['These expectations assume that energy prices do not rise further.', 'energy prices do not rise further'],
  [
    'If they were to return to the levels of August 2022, adjusted operating profit would be up to €20 million lower.',
    'adjusted operating profit would be up to €20 million lower',
  ],
  [
    'Our people kept the plants running. “Nothing came easily to us then,” said Ingrid Solheim.',
    'Nothing came easily to us then',
  ],
  [
    'Had I reached a different conclusion on causation, I would have dismissed the claim.',
    'I would have dismissed the claim',
  ],
  [
    'I would have been inclined to hold that the cap was reasonable; but I express no concluded view.',
    'the cap was reasonable',
  ],
  ['Dr Pell, for the defendant, thought that five years was sufficient.', 'five years was sufficient'],
  [
    'Mr Hargreaves, the expert, considered that an inspection every two years was the minimum acceptable standard.',
    'an inspection every two years was the minimum acceptable standard',
  ],
  ['Il convenuto ha eccepito che i lavori non erano stati ultimati.', 'i lavori non erano stati ultimati'],
  [
    'Nothing in this Part applies to a tenancy granted before that date until it is renewed.',
    'Nothing in this Part applies to a tenancy granted before that date',
  ],
  ['The housing is rated IP67 when the connector is fitted, otherwise IP65.', 'The housing is rated IP67'],
  [
    'If the results were extrapolated to the whole city, peak air temperature could fall by 0.3–0.5 K.',
    'peak air temperature could fall by 0.3–0.5 K',
  ],
  ['各当事者は、本契約を解約することができる。ただし、損害を賠償する。', '本契約を解約することができる'],
  ['気象庁によると、台風は九州に上陸したとみられる。', '台風は九州に上陸した'],
  [
    '임차인은 건물을 제3자에게 전대할 수 없다. 다만, 임대인이 동의한 때에는 그러하지 아니하다.',
    '임차인은 건물을 제3자에게 전대할 수 없다',
  ],
  ['甲方有权解除合同，但因不可抗力造成的除外。', '甲方有权解除合同'],
  ['被告人辩称其当晚并不在现场。', '其当晚并不在现场'],
  ['وزعمت المعارضة أن الميزانية تعاني عجزاً كبيراً.', 'الميزانية تعاني عجزاً كبيراً'],
  [
    'The Guardian published an article advising that ducks should not be fed with bread.',
    'ducks should not be fed with bread',
  ],
  ['The level was about 2½ times the level of 2019.', '2½ times the level of 2019'],
  ['Around 40% of customers had paid by May.', '40% of customers had paid by May'],
  ['It is unlikely that bills will fall before 2027.', 'bills will fall before 2027'],
  ['The bank had predicted that prices would rise by 8%.', 'prices would rise by 8%'],
  ['“We will not raise prices this year,” the chief executive told reporters.', 'We will not raise prices this year'],
  ['The company has yet to publish its plan.', 'publish its plan'],
  ['Visitors may enter Area 2 only.', 'Visitors may enter Area 2'],
  ['Only trained staff may enter Area 4.', 'trained staff may enter Area 4'],
  ['Bottled water is always cleaner. (False.)', 'Bottled water is always cleaner'],
  ['La ministra aseguró que los presupuestos eran irreales.', 'los presupuestos eran irreales'],
  ['Se desconoce si el proyecto será aprobado este año.', 'el proyecto será aprobado este año'],
  ['El ministro afirmó que «el año que viene no habrá recortes».', 'el año que viene no habrá recortes'],
  [
    'La société soutient que ces documents avaient déjà été rendus publics.',
    'ces documents avaient déjà été rendus publics',
  ],
  ['Nach Angaben des Verwalters seien die Mehrkosten gestiegen.', 'die Mehrkosten gestiegen'],
  ['专家认为，工期可能推迟。', '工期可能推迟'],
  ['“내년에도 반등하기 어렵다”고 전망했다.', '내년에도 반등하기 어렵다'],
  [
    'La quota non sarà aumentata prima del 2025, a condizione che i costi restino stabili.',
    'La quota non sarà aumentata prima del 2025',
  ],
  [
    'We pay for alternative accommodation while the home cannot be lived in, but only for as long as needed.',
    'We pay for alternative accommodation while the home cannot be lived in',
  ],
  [
    'Sie kann um zwei Jahre verlängert werden, sofern die Anlage sicher ist.',
    'Sie kann um zwei Jahre verlängert werden',
  ],
  ['Die Genehmigung ist zu erteilen, wenn die Anlage sicher ist.', 'Die Genehmigung ist zu erteilen'],
  [
    'If you make a claim that is in any way fraudulent or exaggerated, we may cancel the policy.',
    'we may cancel the policy',
  ],
  ['The growth fell, possibly due to delayed separation of the cells.', 'due to delayed separation of the cells'],
  ['È vietato l’uso dei macchinari senza casco.', 'l’uso dei macchinari senza casco'],
  ['In the end 7 of the 9 judges dissented from it.', 'the 9 judges dissented from it'],
  ['Tres de los nueve jueces votaron en contra.', 'los nueve jueces votaron en contra'],
  ['Few of the loans were repaid in May.', 'the loans were repaid in May'],
  ['Some 40 percent of the loans were repaid in May.', 'the loans were repaid in May'],
  ['乙方不得在未经甲方同意的情况下将义务转让给第三方。', '将义务转让给第三方'],
  ['Prof. Dr. Ada Kaya Rektör Yardımcısı', 'Prof. Dr. Ada Kaya Rektör'],
  ['Kovács Anna igazgató helyettes aláírta a levelet.', 'Kovács Anna igazgató'],
];
it.each(warned)('of “%s” a reader of “%s” is warned', (source, quoted) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext: quoted })).toMatchObject({
    status: 'found',
    warnings: ['out_of_context'],
  });
});

const framed: readonly (readonly [string, string])[] = [
  [
    'There is no evidence that aspirin prevents dementia in healthy adults.',
    'aspirin prevents dementia in healthy adults',
  ],
  ['No study has shown that the drug cures cancer.', 'the drug cures cancer'],
  ['The panel found no proof that the vaccine causes autism in children.', 'the vaccine causes autism in children'],
  ['The study failed to show that the drug cures cancer.', 'the drug cures cancer'],
  ['It has yet to be shown that the drug cures cancer.', 'the drug cures cancer'],
  ['I doubt that the bank paid the fine.', 'the bank paid the fine'],
  ['He was acquitted of the charge that he stole the ring of the duke.', 'he stole the ring of the duke'],
  ['The rumour that the bank paid the fine spread in May.', 'the bank paid the fine'],
  ['The null hypothesis that the drug cures cancer was tested.', 'the drug cures cancer'],
  ['He refused to accept that the bank paid the fine.', 'the bank paid the fine'],
  ['Imagine that the bank paid the fine.', 'the bank paid the fine'],
  ['Some say the bank paid the fine.', 'the bank paid the fine'],
  ['Critics claimed the bank paid the fine.', 'the bank paid the fine'],
  ['In the event of default, the bank sells the house.', 'the bank sells the house'],
  ['Until 2019, the bank sold the houses of debtors.', 'the bank sold the houses of debtors'],
  ['The shop is open in all countries with the exception of Spain.', 'The shop is open in all countries'],
  ['The shop is open in all countries apart from Spain.', 'The shop is open in all countries'],
  ['The shop is open in all countries barring Spain.', 'The shop is open in all countries'],
  ['The lights are switched on in the absence of rain.', 'The lights are switched on'],
  ['The lights are switched on in the event of rain.', 'The lights are switched on'],
  ['The drug is sold in Spain pending approval.', 'The drug is sold in Spain'],
  ['Smoking is allowed everywhere but in the wards.', 'Smoking is allowed'],
  ['The bank paid the fine, he lied.', 'The bank paid the fine'],
  ['The bank paid the fine; this is false.', 'The bank paid the fine'],
  ['<b>No</b> pets are allowed.', 'pets are allowed'],
  ['Es ist falsch, dass die Bank die Strafe bezahlt hat.', 'dass die Bank die Strafe bezahlt hat'],
  ['Es ist falsch, dass die Bank die Strafe bezahlt hat.', 'die Bank die Strafe bezahlt hat'],
  ['Niemand hat gezeigt, dass das Mittel Krebs heilt.', 'das Mittel Krebs heilt'],
  ['Nur wenn es regnet, fällt das Fest im Garten aus.', 'fällt das Fest im Garten aus'],
  ['Il est faux que la banque a fait faillite en mai.', 'la banque a fait faillite en mai'],
  ["Personne n'a démontré que la banque a fait faillite en mai.", 'la banque a fait faillite en mai'],
  ['Rien ne prouve que la banque a fait faillite en mai.', 'la banque a fait faillite en mai'],
  ['No hay pruebas de que el banco pagó la multa en mayo.', 'el banco pagó la multa en mayo'],
  ['Es falso que el banco pagó la multa en mayo.', 'el banco pagó la multa en mayo'],
  ['Nada indica que el banco pagó la multa en mayo.', 'el banco pagó la multa en mayo'],
  ['Solo si llueve se suspende el acto en la plaza.', 'se suspende el acto en la plaza'],
  ['È falso che la banca ha pagato la multa.', 'la banca ha pagato la multa'],
  ['Nessuno ha dimostrato che la banca ha pagato la multa.', 'la banca ha pagato la multa'],
  ['据部长称,债务翻了一番。', '债务翻了一番'],
  ['運転手が酔っていたことを否定した。', '運転手が酔っていた'],
  ['買主が支払えば、売主は商品を引き渡す。', '売主は商品を引き渡す'],
  ['同意した場合に限り、契約を解約できる。', '契約を解約できる'],
  ['은행이 지난해에 파산했다는 것은 거짓이다.', '은행이 지난해에 파산했다'],
  ['운전자가 심하게 취했다는 것을 부인했다.', '운전자가 심하게 취했다'],
  ['매수인이 지급하면 매도인은 상품을 인도한다.', '매도인은 상품을 인도한다'],
  ['من الخطأ أن المصرف أفلس في العام الماضي.', 'المصرف أفلس في العام الماضي'],
  ['غير صحيح أن الشركة أفلست في العام الماضي.', 'الشركة أفلست في العام الماضي'],
  ['دون موافقة المالك يحق له البيع في السوق.', 'يحق له البيع في السوق'],
  ['عدا يوم الجمعة يفتح المتجر أبوابه.', 'يفتح المتجر أبوابه'],
];
it.each(framed)('of “%s” a reader of “%s” is told of the frame around it', (source, quoted) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext: quoted })).toMatchObject({
    status: 'found',
    warnings: ['out_of_context'],
  });
});

const plain: readonly (readonly [string, string])[] = [
  ['The board called it "a good year" and "a fair one" in May.', 'a fair one'],
  ['They said so in May. The plan is old, and that house was sold to a bank.', 'house was sold to a bank'],
  ['There is no evidence that aspirin works. It lowers fever in adults.', 'It lowers fever in adults.'],
  ['There is no evidence that aspirin works.', 'There is no evidence that aspirin works.'],
  ['The shop is open everywhere but in Spain. The bank is open on Mondays.', 'The bank is open on Mondays.'],
  ['The <b>old</b> bank paid the fine in May.', 'bank paid the fine'],
  ['The study has shown that the drug lowers the risk of death.', 'the drug lowers the risk of death'],
  ['Under the said contract the rent is due in May.', 'contract the rent is due in May'],
  ['例えば、売主は商品を引き渡す。', '売主は商品を引き渡す'],
  ['은행이 지난해에 파산했다. 부인은 집을 팔았다.', '은행이 지난해에 파산했다.'],
  ['The company paid the fine in full in May.', 'The company paid the fine in full'],
  ['The study found that the drug lowers the risk of death.', 'the drug lowers the risk of death'],
  ['We talked about the plan of the board for the year.', 'the plan of the board for the year'],
  ['The plan that was approved in May is a good one for us.', 'was approved in May'],
  ['He told the truth. The house was sold in May to a bank.', 'The house was sold in May to a bank'],
  ['The report was published in May. However hard it was, they went on.', 'The report was published in May'],
  ['The tenant pays the rent on the first day of each month.', 'The tenant pays the rent'],
  ['合同自三月一日起生效，有效期为三年。', '合同自三月一日起生效'],
  ['The end of the loans was welcome to all of them.', 'the loans was welcome to all of them'],
  ['It was in the spring of 2019 that the house was sold.', '2019 that the house was sold'],
  ['It rose by 5% in May and the price of oil fell.', 'the price of oil fell'],
];
it.each(plain)('of “%s” a reader of “%s” is not warned', (source, quoted) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext: quoted })).toMatchObject({ status: 'found', warnings: [] });
});
