/** Rules for the cells of tables and the fields of forms: which are read together, and which belong to other rows and columns. */
import type { SourceTable } from '../source/source.ts';
import type { RuleId } from './policy.ts';
import type { RulesOf } from './rule.ts';

/** A row of two cells: the first two lines, and the last two. */
const stackedTable: readonly SourceTable[] = [
  {
    rows: 1,
    columns: 2,
    certainty: 1,
    cells: [0, 1].map((column) => ({
      row: 0,
      column,
      rowSpan: 1,
      columnSpan: 1,
      isHeader: false,
      pieces: [0, 1].map((line) => ({ line: 2 * column + line, start: 0, end: 9 })),
    })),
  },
];

/** Names above what is filled in. */
const FORM = `Invoice number   Date         Due date
INV-204          3 May 2021   17 May 2021


Customer         VAT number       Order
Weber & Sons     GB 123 4567 89   PO-7731`;

/** A data sheet: a column of units, and limits below each other. */
const SHEET = `Parameter        Min     Max    Unit
Supply voltage   3.13    3.47   V
Supply current   0.10    0.25   A`;

const LIMITS = `Output power     Min     -3.0 dBm
                 Max     +2.0 dBm
Input power      Min     -18.0 dBm
                 Max     0.0 dBm`;

/** Names below what is filled in. */
const SIGNED = `ANN WEBER           12 HIGH STREET, LEEDS
Name of applicant   Address


CLERK OF WORKS      01632 960 114
Occupation          Telephone`;

export const cellRules: RulesOf<RuleId, 'cell'> = {
  'cell.joined': {
    says: 'Cells of one row of a table may be joined with each other, with their headers and with the heads of their groups.',
    found: [
      ['Gericht\tPreis\nFleisch (außer Steak)\t11,80\nSuppe (scharf)\t4,20', 'Suppe: 4,20', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit, Q2: 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Item | Q1 | Q2\nProfit | 41 | 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit – Q2: 38, Q1: 41', { isTable: true }],
      ['Tariff\tDownload Mbit/s\tUpload Mbit/s\nHome\t30\t20', 'Home, Upload: 20', { isTable: true }],
      ['Item\tPower\nLamp\t< 3.5 W\nHeater\t< 20 W', 'Lamp, Power: <3.5 W', { isTable: true }],
      ['Položka\tCena v EUR\nII – Pneumatiky\t24,00\nPráce\t1.500,00', 'Pneumatiky: 24.00 EUR', { isTable: true }],
      ['Post\t2020\t2019\nTillgångar\t5 527 918\t5 580 597', 'Tillgångar, 2020: 5527918', { isTable: true }],
      [
        'Name\tTicker\tGain\nPFIZER INC\tPFE\t($453)\nVERIZON\tVZ\t$12',
        'PFIZER INC (PFE) Gain: ($453)',
        { isTable: true },
      ],
      [SHEET, 'Supply voltage, Max: 3.47 V', { isPlaced: true }],
    ],
    changed: [
      ['Gericht\tPreis\nFleisch (außer Steak)\t11,80\nSuppe (scharf)\t4,20', 'Fleisch: 11,80', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit – Q2: 41, Q1: 38', { isTable: true }],
      [SHEET, 'Supply voltage, Max: 3.47 A', { isPlaced: true }],
      [SHEET, 'Supply voltage, Max: 3.13 V', { isPlaced: true }],
      [
        'Name\tTicker\tGain\nPFIZER INC\tPFE\t($453)\nVERIZON\tVZ\t$12',
        'PFIZER INC (VZ) Gain: ($453)',
        { isTable: true },
      ],
      ['Item\tSeats\tPrice\nLot\t12\t350\nHall\t3\t125', 'Lot: 12350', { isTable: true }],
      ['Item\tPower\nLamp\t< 3.5 W\nHeater\t< 20 W', 'Lamp: > 3.5 W', { isTable: true }],
      ['Item\tPower\nLamp\t< 3.5 W\nHeater\t< 20 W', 'Lamp, Power: 3.5 W', { isTable: true }],
      ['Tariff\tDownload Mbit/s\tUpload Mbit/s\nHome\t30\t20', 'Home, Upload: 30', { isTable: true }],
      ['Položka\tCena v EUR\nPneumatiky\t24,00\nPráce\t1.500,00', 'Pneumatiky: 2400 EUR', { isTable: true }],
      ['Položka\tCena v EUR\nPneumatiky\t24,00\nPráce\t1.500,00', 'Pneumatiky: 24.00 USD', { isTable: true }],
      ['Post\t2020\t2019\nTillgångar\t5 527 918\t5 580 597', 'Tillgångar, 2020: 5580597', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit, Q1: 325', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t', 'Profit | | 41', { isTable: true }],
      ['Item\tSeats\tPrice\nLot\t12\t350 €\nHall\t3\t125 €', 'Lot: 12,350 €', { isTable: true }],
    ],
  },
  'cell.joining-word': {
    says: 'A word such as "for", "of" or "in" may join the name of a row and that of a column before their value.',
    found: [
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Q2 for Profit: 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit in Q2: 38', { isTable: true }],
    ],
    changed: [
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Q1 for Profit: 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Q2 for Revenue: 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit, Q2: for 38', { isTable: true }],
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Q2 without Profit: 38', { isTable: true }],
    ],
  },
  'cell.field': {
    says: 'The name of a field may stand right above or below what is filled in, where the two lines are set apart from all others, and set differently.',
    found: [
      [FORM, 'VAT number: GB 123 4567 89', { isPlaced: true }],
      [FORM, 'Customer: Weber & Sons', { isPlaced: true }],
      [SIGNED, 'Address: 12 High Street, Leeds', { isPlaced: true }],
      [SIGNED, 'Name of applicant: ANN WEBER', { isPlaced: true }],
    ],
    changed: [
      [FORM, 'Due date: PO-7731', { isPlaced: true }],
      [FORM, 'Customer: INV-204', { isPlaced: true }],
      [SIGNED, 'Address: 01632 960 114', { isPlaced: true }],
      [SIGNED, 'Name of applicant: CLERK OF WORKS', { isPlaced: true }],
      ['DRIVER  ANN LIND\nOWNER   BO WEBER', 'Driver: Owner', { isPlaced: true }],
    ],
  },
  'cell.spanning-label': {
    says: 'A label is read with the words of the rows below it that have none, where every other label is at the top of its rows.',
    found: [
      [
        'Parameter\tValue\nReach\t40 km long\nOutput power\tMin: -3 dBm\n\tMax: +4 dBm\nInput power\tMin: -15 dBm\nSupply\tone rail',
        'Output power – Max: +4 dBm',
        { isTable: true },
      ],
      [LIMITS, 'Output power, Max: +2.0 dBm', { isPlaced: true }],
    ],
    changed: [
      [LIMITS, 'Output power, Max: 0.0 dBm', { isPlaced: true }],
      [LIMITS, 'Input power, Max: +2.0 dBm', { isPlaced: true }],
      [LIMITS, 'Output power, Min: +2.0 dBm', { isPlaced: true }],
      [
        'Parameter\tValue\nReach\t40 km long\nOutput power\tMin: -3 dBm\n\tMax: +4 dBm\nInput power\tMin: -15 dBm\nSupply\tone rail',
        'Input power – Max: +4 dBm',
        { isTable: true },
      ],
      ['Item\tCost\nRent\t500\nFood\t300\n\t800\nFuel\t90\nTax\t40', 'Food: 800', { isTable: true }],
    ],
  },
  'cell.left-out': {
    says: 'Values of a row may be given after its label though others stand between, which are named: without a header several read as its first, and one does where those are of its kind.',
    found: [
      [
        'Year\tDebt\tRate\tGap\n2018\t398.0\t57.2\t-9.1\n2019\t412.6\t58.1\t-12.4',
        '2019 58.1 -12.4',
        { isTable: true },
      ],
    ],
    changed: [
      [
        'Year\tDebt\tRate\tGap\n2018\t398.0\t57.2\t-9.1\n2019\t412.6\t58.1\t-12.4',
        '2019 412.6 -12.4',
        { isTable: true },
      ],
    ],
  },
  'cell.other-row': {
    says: 'A value belongs to the label of its own row.',
    changed: [
      ['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Revenue: 41', { isTable: true }],
      ['(3.2)\tstock bought back\n7.1\tdebt raised', 'stock bought back 7.1', { isTable: true }],
    ],
    isOutcome: true,
  },
  'cell.other-column': {
    says: 'A value belongs to the header of its own column.',
    changed: [['Item\tQ1\tQ2\nRevenue\t310\t325\nProfit\t41\t38', 'Profit, Q2: 41', { isTable: true }]],
    isOutcome: true,
  },
  'cell.border': {
    says: 'A mark may be put where a table or form sets cells apart by space alone.',
    found: [['房产税 甲方 1,536.00 税率12%', '房产税：甲方，1,536.00，税率12%']],
    changed: [['No visitors may enter the hall', 'No: visitors may enter the hall']],
  },
  'cell.empty': {
    says: 'An empty cell may not be put in or left out: figures would stand in another column.',
    changed: [['Current 0.03 1 µA', 'Current | 0.03 | 1 | — | µA']],
  },
  'cell.answer-joined': {
    says: 'The answer of one field is not joined to what stands in the next.',
    changed: [['A: No… money was owed to me.', 'No money was owed to me.']],
  },
  'cell.label-joined': {
    says: 'The value of one field is not joined to the label of the next.',
    found: [
      [
        '软件开发总费用人民币 100,000 元，（大写：人民币拾万元整）。甲方按开发进\n度分四个阶段向乙方支付：\n1、首付合同总额',
        '甲方按开发进度分四个阶段向乙方支付',
      ],
    ],
    changed: [
      ['Rent: 500 | Monthly charges: 50', 'rent: 500 monthly'],
      ['现病史：发热。否认\n高血压：有，服药五年', '否认高血压'],
    ],
  },
  'cell.column-crossed': {
    says: 'A cell is not joined to the cell of another column in the next line.',
    found: [
      [
        'Donee: The Harbour Foundation with its seat in Oslo (80-288), at 4 street\nBergen Mill 19, entered in the register of companies, associations and unions\nName: ................................................................................................................',
        'at 4 street Bergen Mill 19',
      ],
    ],
    changed: [
      ['Maximum Minimum\n500 10', 'Minimum 500'],
      ['Prepared by: Audited by:\nANN WEBER BO LIND\nTreasurer Auditor', 'Audited by: ANN WEBER'],
    ],
  },
  'cell.line-joined': {
    says: 'What ends one line of a form or row is not joined to what begins the next.',
    changed: [['The fee is $5\nMillion dollar deals are exempt', 'The fee is $5 million']],
  },
  'cell.caption-joined': {
    says: 'A figure is read with its own caption, not with the one on its other side.',
    changed: [['85%\nSatisfied customers\n12%\nComplaints received', 'Satisfied customers 12%']],
  },
  'cell.pair-undecided': {
    says: 'Where names and titles stand below each other, none is paired with the next line while nothing tells which belong together.',
    changed: [
      ['Officers\nAnn Weber\nTreasurer\nBo Lind\nSecretary\nEva Novak\nWarden', 'Treasurer: Bo Lind'],
      ['Officers\nAnn Weber\nTreasurer\nBo Lind\nSecretary\nEva Novak\nWarden', 'Bo Lind (Secretary)'],
      ['Officers\nWeber A.\nTreasurer\nLind B. T.\nSecretary\nNovak E.\nWarden', 'Lind B. T. - Secretary'],
    ],
    found: [
      ['Name\nAnn Weber\nCity\nLisbon', 'City: Lisbon'],
      ['Officers\nAnn Weber\nTreasurer\nBo Lind\nSecretary', 'Officers: Ann Weber'],
    ],
  },
  'cell.other-line': {
    says: 'Where labels stand above each other beside amounts above each other, a label is read with the amount of its own line.',
    changed: [
      ['Hotel in town\nMountain lodge\n2,500 yen\n2,000 yen', 'Mountain lodge 2,500 yen', { tables: stackedTable }],
    ],
  },
};
