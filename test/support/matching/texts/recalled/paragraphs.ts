/** Single paragraphs of reports, laws and contracts, shortened by ellipses. */
import type { Recalled } from './recalled.ts';

const none = { heading: [], cells: [] };

export const recalledParagraphs: readonly Recalled[] = [
  {
    language: 'English',
    source: `The Company designs, manufactures and markets smartphones, personal computers, tablets, wearables and
accessories worldwide, and sells a variety of related services. The Company's fiscal year is the 52- or
53-week period that ends on the last Saturday of September. Total net sales increased 2% or $7.8 billion
during 2024 compared to 2023, driven primarily by higher net sales of services, partly offset by lower
net sales of tablets.`,
    honest: {
      ellipsis: [
        'The Company designs, manufactures and markets smartphones … and accessories worldwide',
        'Total net sales increased 2% … during 2024 compared to 2023, driven primarily by higher net sales of services',
        'The Company designs, manufactures and markets smartphones, personal computers, tablets, wearables and accessories … and sells a variety of related services.',
        "The Company's fiscal year … ends on the last Saturday of September.",
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'Total net sales increased … $7.8 billion during 2024 … driven primarily by … lower net sales of tablets.',
        'The Company designs … a variety of related services.',
      ],
      ...none,
    },
  },
  {
    language: 'English',
    source: `The controller shall implement appropriate technical and organisational measures to ensure and to be able
to demonstrate that processing is performed in accordance with this Regulation. Taking into account the
state of the art, the cost of implementation and the nature, scope, context and purposes of processing,
the controller shall, both at the time of the determination of the means for processing and at the time
of the processing itself, implement appropriate measures, such as pseudonymisation, which are designed to
implement data-protection principles. The processor shall not engage another processor without prior
specific or general written authorisation of the controller.`,
    honest: {
      ellipsis: [
        'The controller shall implement appropriate technical and organisational measures to ensure … that processing is performed in accordance with this Regulation.',
        'the controller shall … implement appropriate measures … which are designed to implement data-protection principles.',
        'Taking into account the state of the art … and purposes of processing, the controller shall … implement appropriate measures',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'The processor shall not engage another processor … The',
        'The processor shall … engage another processor',
        'The processor shall not engage another processor … of the controller.',
      ],
      ...none,
    },
  },
  {
    language: 'English',
    source: `On March 3, 2021, the district court, after a two-week bench trial, entered judgment for the plaintiff
and awarded damages of $4.2 million. The court found that the defendant had breached its duty of care by
failing to inspect the bridge, which was built in 1962, for more than three years. We review the district
court's findings of fact for clear error and its conclusions of law de novo. See Smith v. Jones, 512 F.3d
99, 104 (2d Cir. 2008). The dissent argues that the duty ended in 2019.`,
    honest: {
      ellipsis: [
        'On March 3, 2021, the district court … entered judgment for the plaintiff and awarded damages of $4.2 million.',
        'the defendant had breached its duty of care by failing to inspect the bridge … for more than three years.',
        "We review the district court's findings of fact for clear error and its conclusions of law de novo.",
        "We review the district court's findings of fact for clear error and its conclusions of law de novo. … The dissent argues that the duty ended in 2019.",
        "The court found that the defendant had breached its duty of care … We review the district court's findings of fact for clear error",
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'The court found that … the duty ended in 2019.',
        'the district court … awarded damages … for more than three years.',
        'the defendant had … inspect the bridge',
      ],
      ...none,
    },
  },
  {
    language: 'English',
    source: `In this randomised, double-blind trial, patients with moderate asthma received either 200 mg of drug A
twice daily or placebo for 12 weeks. Of 412 patients enrolled at 23 centres in Denmark, Norway and
Sweden, 388 completed the study. The primary endpoint, change in morning peak flow, improved by 31 L/min
in the treatment group and by 9 L/min in the placebo group (p < 0.001). Headache, nausea, dizziness and
dry mouth were the most common adverse events. Serious adverse events occurred in six patients, none of
which was considered related to the study drug.`,
    honest: {
      ellipsis: [
        'patients with moderate asthma received either 200 mg of drug A twice daily or placebo … Of 412 patients enrolled … 388 completed the study.',
        'Of 412 patients enrolled at 23 centres … 388 completed the study.',
        'The primary endpoint … improved by 31 L/min in the treatment group and by 9 L/min in the placebo group',
        'Headache, nausea … and dry mouth were the most common adverse events.',
        'In this randomised, double-blind trial, patients with moderate asthma received either 200 mg of drug A twice daily or placebo for 12 weeks.',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'The primary endpoint … improved by … 9 L/min',
        'Serious adverse events … considered related to the study drug.',
        'Serious adverse events occurred in six patients … related to the study drug.',
        'patients with moderate asthma received … placebo for 12 weeks.',
        'improved by 31 L/min in … the placebo group',
      ],
      ...none,
    },
  },
  {
    language: 'English',
    source: `The tenant shall pay the rent on the first working day of each month by bank transfer to the account
named in Schedule 2. The landlord may enter the premises at reasonable times, on at least 24 hours'
written notice, to inspect their condition or carry out repairs. The tenant must keep the interior of the
premises, including the windows, doors, floors and fixtures, in good repair. The deposit is held by an
approved scheme and will be returned, less any deductions for damage, within ten days of the end of the
tenancy. Pets may be kept only with the landlord's consent, which shall not be unreasonably withheld.`,
    honest: {
      ellipsis: [
        'The tenant shall pay the rent on the first working day of each month … to the account named in Schedule 2.',
        'The tenant must keep the interior of the premises … in good repair.',
        'The tenant must keep the interior of the premises, including the windows … and fixtures, in good repair.',
        "The deposit is held by an approved scheme … Pets may be kept only with the landlord's consent",
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'The landlord may enter the premises at reasonable times … to inspect their condition or carry out repairs.',
        'Pets may be kept … which shall not be unreasonably withheld.',
        'The deposit … will be returned … within ten days of the end of the tenancy.',
        'The landlord may … carry out repairs.',
        'The tenant shall pay … the account named in Schedule 2.',
      ],
      ...none,
    },
  },
  {
    language: 'English',
    source: `"We are delighted with the progress of the Halden project, which remains on schedule and within budget,"
said Maria Olsen, chief executive of Norvik Energy. "The new turbines will supply clean power to some
85,000 homes, create 140 permanent jobs in the region and cut carbon emissions by 210,000 tonnes a year."
Construction began in spring 2022 and is expected to finish by the end of 2025. The project is financed
by a consortium of banks led by Nordbank and supported by a grant from the regional development fund.`,
    honest: {
      ellipsis: [
        'We are delighted with the progress of the Halden project … The new turbines will supply clean power to some 85,000 homes',
        'The new turbines will supply clean power to some 85,000 homes … and cut carbon emissions by 210,000 tonnes a year.',
        'The project is financed by a consortium of banks … and supported by a grant from the regional development fund.',
        'Construction began in spring 2022 … The project is financed by a consortium of banks led by Nordbank',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'The new turbines … create … 85,000 … jobs',
        'Construction … is expected to … by the end of 2025.',
        'The project is financed by … a grant from the regional development fund.',
      ],
      ...none,
    },
  },
  {
    language: 'German',
    source: `Die Gesellschaft hat im Geschäftsjahr 2022 einen Umsatz von 412,7 Mio. Euro erzielt, das sind 8,3 Prozent
mehr als im Vorjahr. Der Vorstand, dem seit Juli 2021 drei Mitglieder angehören, schlägt der
Hauptversammlung vor, eine Dividende von 1,20 Euro je Aktie auszuschütten. Zum Wachstum haben vor allem
die Bereiche Antriebe, Sensorik und Service beigetragen, während der Bereich Guss erneut rückläufig war.
Im Inland beschäftigte die Gesellschaft zum Jahresende 1.845 Mitarbeiterinnen und Mitarbeiter.`,
    honest: {
      ellipsis: [
        'Die Gesellschaft hat im Geschäftsjahr 2022 einen Umsatz von 412,7 Mio. Euro erzielt … Der Vorstand … schlägt der Hauptversammlung vor, eine Dividende von 1,20 Euro je Aktie auszuschütten.',
        'Der Vorstand … schlägt der Hauptversammlung vor, eine Dividende von 1,20 Euro je Aktie auszuschütten.',
        'Zum Wachstum haben vor allem die Bereiche Antriebe … und Service beigetragen',
        'Im Inland beschäftigte die Gesellschaft … 1.845 Mitarbeiterinnen und Mitarbeiter.',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'Die Gesellschaft hat im Geschäftsjahr 2022 … 8,3 Prozent mehr als im Vorjahr.',
        'Zum Wachstum haben vor allem … der Bereich Guss … beigetragen',
        'Zum Wachstum haben vor allem die Bereiche Antriebe, Sensorik und … Guss',
      ],
      ...none,
    },
  },
  {
    language: 'German',
    source: `Der Mieter ist verpflichtet, die Räume pfleglich zu behandeln, sie regelmäßig zu lüften und zu heizen und
auftretende Mängel dem Vermieter unverzüglich anzuzeigen. Die Kosten kleiner Instandhaltungen trägt der
Mieter bis zu einem Betrag von 100 Euro im Einzelfall. Untervermietung ist nur mit schriftlicher
Zustimmung des Vermieters gestattet. Schönheitsreparaturen an Wänden, Decken, Heizkörpern und Türen führt
der Mieter auf eigene Kosten aus, sobald sie erforderlich sind.`,
    honest: {
      ellipsis: [
        'Der Mieter ist verpflichtet, die Räume pfleglich zu behandeln … und auftretende Mängel dem Vermieter unverzüglich anzuzeigen.',
        'Schönheitsreparaturen an Wänden … und Türen führt der Mieter auf eigene Kosten aus',
        'Der Mieter ist verpflichtet, die Räume pfleglich zu behandeln […] Untervermietung ist nur mit schriftlicher Zustimmung des Vermieters gestattet.',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'Untervermietung ist … gestattet.',
        'Die Kosten kleiner Instandhaltungen trägt der Mieter … im Einzelfall.',
        'Die Kosten … trägt der Mieter auf eigene Kosten',
        'Untervermietung ist nur … sobald sie erforderlich sind.',
      ],
      ...none,
    },
  },
  {
    language: 'French',
    source: `Le conseil municipal, réuni en séance publique le 12 mars 2020 sous la présidence de Mme Leroy, a adopté
à l'unanimité le budget primitif de la commune. Les dépenses de fonctionnement s'élèvent à 4,8 millions
d'euros, dont 2,6 millions pour le personnel. La rénovation de l'école, du gymnase et de la bibliothèque
sera achevée en septembre 2021. Selon le maire, cette opération améliorera sensiblement l'accueil des
élèves. Le conseil a également décidé de reporter la vente du moulin.`,
    honest: {
      ellipsis: [
        "Le conseil municipal … a adopté à l'unanimité le budget primitif de la commune.",
        "Le conseil municipal, réuni en séance publique le 12 mars 2020 … a adopté à l'unanimité le budget primitif de la commune.",
        "La rénovation de l'école … et de la bibliothèque sera achevée en septembre 2021.",
        "Les dépenses de fonctionnement s'élèvent à 4,8 millions d'euros … Le conseil a également décidé de reporter la vente du moulin.",
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        "Les dépenses de fonctionnement s'élèvent à … 2,6 millions pour le personnel.",
        "La rénovation de l'école … améliorera sensiblement l'accueil des élèves.",
        'Le conseil a également décidé … la vente du moulin.',
        'Le conseil municipal … a … décidé de … la vente du moulin.',
      ],
      ...none,
    },
  },
  {
    language: 'Spanish',
    source: `El Tribunal, tras examinar las pruebas practicadas, desestimó el recurso interpuesto por la empresa y
confirmó la multa de 60.000 euros impuesta en 2018. La sentencia, contra la que cabe recurso de casación,
fue notificada a las partes el 9 de junio. El abogado de la empresa sostiene que la sanción es
desproporcionada. La normativa exige que las instalaciones dispongan de salidas de emergencia,
extintores, alumbrado y señalización adecuados.`,
    honest: {
      ellipsis: [
        'El Tribunal … desestimó el recurso interpuesto por la empresa y confirmó la multa de 60.000 euros impuesta en 2018.',
        'El Tribunal … desestimó el recurso … y confirmó la multa de 60.000 euros impuesta en 2018.',
        'La sentencia … fue notificada a las partes el 9 de junio.',
        'La normativa exige que las instalaciones dispongan de salidas de emergencia … y señalización adecuados.',
        'desestimó el recurso interpuesto por la empresa … La sentencia … fue notificada a las partes el 9 de junio.',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        'El Tribunal … sostiene que la sanción es desproporcionada.',
        'El abogado de la empresa … la sanción es desproporcionada.',
        'El Tribunal … confirmó … el recurso interpuesto por la empresa',
      ],
      ...none,
    },
  },
  {
    language: 'Japanese',
    source: `当社グループは、自動車、建設機械、産業用ロボット及び医療機器向けの部品を製造し、
国内外の顧客に販売している。当連結会計年度の売上高は、
前年度比12.4％増の3,215億円となった。営業利益は、原材料価格の上昇により、
前年度比5.1％減の182億円にとどまった。取締役会は、
2023年5月12日に開催された会議において、自己株式の取得を決議した。`,
    honest: {
      ellipsis: [
        '当社グループは、自動車……及び医療機器向けの部品を製造し、国内外の顧客に販売している。',
        '当連結会計年度の売上高は……3,215億円となった。',
        '取締役会は……自己株式の取得を決議した。',
        '当社グループは……部品を製造し、国内外の顧客に販売している。',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        '当連結会計年度の売上高は……182億円にとどまった。',
        '営業利益は……前年度比12.4％増',
        '営業利益は、原材料価格の上昇により……自己株式の取得を決議した。',
      ],
      ...none,
    },
  },
  {
    language: 'Chinese',
    source: `公司2022年实现营业收入86.5亿元，同比增长9.7%；实现净利润7.3亿元，
同比下降3.2%。公司主要从事光伏组件、储能系统、逆变器和充电设备的研发、生产与销售。
董事会于2023年4月18日召开第五次会议，审议通过了利润分配预案。根据预案，
公司拟每10股派发现金红利2.5元，尚需股东大会批准。`,
    honest: {
      ellipsis: [
        '公司主要从事光伏组件……和充电设备的研发、生产与销售。',
        '董事会于2023年4月18日召开第五次会议，审议通过了利润分配预案。',
        '公司2022年实现营业收入86.5亿元，同比增长9.7%……公司主要从事光伏组件、储能系统、逆变器和充电设备的研发、生产与销售。',
        '董事会……审议通过了利润分配预案。',
      ],
      ...none,
    },
    dishonest: {
      ellipsis: [
        '公司2022年实现营业收入……7.3亿元',
        '公司2022年实现营业收入86.5亿元……同比下降3.2%。',
        '公司拟每10股派发现金红利2.5元……批准。',
      ],
      ...none,
    },
  },
];
