/** Tables of many kinds, with what honest and dishonest citing authors make of them. */
import type { TableSpec } from '../tablePdf.ts';

export interface TableQuotation {
  readonly form: string;
  readonly quoted: string;
  /** Whether the table says it. */
  readonly isTrue: boolean;
  /** Of a crossed pair: the value that should stand there. */
  readonly right?: string;
}

export interface QuotedTable {
  readonly kind: string;
  readonly spec: TableSpec;
  readonly quotations: readonly TableQuotation[];
}

const LABELS =
  `Revenue,Cost of sales,Gross profit,Distribution costs,Administrative expenses,Operating profit,Finance income,Finance costs,
  Profit before tax,Income tax,Net profit,Trade receivables,Inventories,Goodwill,Borrowings,Lease liabilities,Deferred tax,Provisions,
  Share capital,Retained earnings`.split(/,\s*/);
const LONG_LABELS = [
  'Amounts owed by group undertakings after deduction of provisions for doubtful debts',
  'Property, plant and equipment held under finance leases and hire purchase contracts',
  'Cash flows from the sale of subsidiaries, net of cash disposed of in the year',
  'Share of the results of joint ventures accounted for by the equity method',
  'Contributions paid to defined benefit schemes in excess of the current service cost',
];
const GROUPS = ['Northern region', 'Southern region', 'Overseas territories'];
const WORDS = {
  Role: ['Engineer', 'Nurse', 'Painter', 'Auditor', 'Pilot', 'Chemist', 'Librarian', 'Surveyor'],
  City: ['Lisbon', 'Oslo', 'Graz', 'Turin', 'Ghent', 'Porto', 'Cork', 'Lyon'],
  Status: ['Active', 'Retired', 'On leave', 'Suspended', 'Seconded', 'Part time', 'Apprentice', 'Visiting'],
};
const NAMES = [
  'Ann Weber',
  'Bo Lindqvist',
  'Carla Neri',
  'Dirk Maas',
  'Eva Novak',
  'Finn Daly',
  'Gita Rao',
  'Hugo Blanc',
];

export function quotedTables(count: number, random: () => number): QuotedTable[] {
  const makers = [plain, units, leveled, grouped, broken, ofWords, sparse];
  return Array.from({ length: count }, (_, at) => makers[at % makers.length](random));
}

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)];
const some = <T>(random: Random, from: readonly T[], count: number): T[] =>
  [...from]
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ each }) => each);
const layout = (random: Random): Pick<TableSpec, 'rules' | 'align' | 'gap' | 'widest'> => ({
  rules: pick(random, ['none', 'level', 'all', 'upright'] as const),
  align: pick(random, ['right', 'right', 'left', 'centre'] as const),
  gap: pick(random, [8, 14, 30]),
  widest: 130,
});

/** Different in all cells of a table, so that a crossed pair is never true by chance. */
function amounts(random: Random, rows: number, columns: number): string[][] {
  const used = new Set<string>();
  const one = (): string => {
    const number = 11 + Math.floor(random() ** 3 * 90_000);
    const text = random() < 0.2 ? `(${number.toLocaleString('en')})` : number.toLocaleString('en');
    if (used.has(text.replace(/[()]/g, ''))) return one();
    used.add(text.replace(/[()]/g, ''));
    return text;
  };
  return Array.from({ length: rows }, () => Array.from({ length: columns }, one));
}

const YEARS = ['2023', '2022', '2021', '2020'];

function plain(random: Random): QuotedTable {
  const heads = pick(random, [
    YEARS,
    ['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024'],
    ['Budget', 'Actual', 'Forecast', 'Variance'],
  ]);
  const labels = some(random, LABELS, 6);
  return simple('plain', random, ['Item', ...heads], labels, amounts(random, labels.length, heads.length));
}

function units(random: Random): QuotedTable {
  const heads = ['Region', 'Revenue (EUR m)', 'Growth (%)', 'Staff (FTE)', 'Area (km²)'];
  const labels = ['Iberia', 'Central Europe', 'Nordics', 'Balkans', 'Benelux'];
  return simple('units', random, heads, labels, amounts(random, labels.length, 4));
}

function broken(random: Random): QuotedTable {
  const heads = ['Description', ...YEARS.slice(0, 3)];
  return simple('broken', random, heads, LONG_LABELS, amounts(random, LONG_LABELS.length, 3));
}

function ofWords(random: Random): QuotedTable {
  const names = some(random, NAMES, 6);
  const columns = Object.values(WORDS).map((words) => some(random, words, 6));
  const rows = names.map((_, at) => columns.map((column) => column[at]));
  return simple('words', random, ['Name', ...Object.keys(WORDS)], names, rows);
}

/** Some cells are empty: what stands after them belongs to its own column still. */
function sparse(random: Random): QuotedTable {
  const labels = some(random, LABELS, 6);
  const values = amounts(random, labels.length, 4);
  const empty = (row: number, column: number): boolean => row % 2 === 1 && column === 1;
  const rows = values.map((row, at) => row.map((value, column) => (empty(at, column) ? '' : value)));
  return simple('sparse', random, ['Item', ...YEARS], labels, rows);
}

function simple(
  kind: string,
  random: Random,
  heads: readonly string[],
  labels: readonly string[],
  values: readonly (readonly string[])[],
): QuotedTable {
  const quotations: TableQuotation[] = [];
  const add = (form: string, isTrue: boolean, quoted: string, right?: string): void => {
    quotations.push({ form, isTrue, quoted, ...(right !== undefined && { right }) });
  };
  const names = heads.slice(1);
  for (const [row, label] of labels.entries()) {
    for (const [column, value] of values[row].entries()) {
      if (value === '') continue;
      const head = names[column];
      for (const [form, quoted] of joinings(label, head, value)) add(form, true, quoted);
      const otherRow = (row + 1 + Math.floor(random() * (labels.length - 1))) % labels.length;
      const otherColumn = (column + 1 + Math.floor(random() * (names.length - 1))) % names.length;
      const [below, beside] = [values[otherRow][column], values[row][otherColumn]];
      if (below !== '') {
        add('crossed row', false, `${label}, ${head}: ${below}`, value);
        add('crossed row, no header', false, `${label}: ${below}`);
        add('crossed row, spaced', false, `${label} ${below}`);
      }
      if (beside !== '') {
        add('crossed column', false, `${label}, ${head}: ${beside}`, value);
        add('crossed column, spaced', false, `${label} ${head} ${beside}`, value);
        add('crossed column, no label', false, `${head}: ${beside}`);
      }
    }
    const filled = names.flatMap((name, column) =>
      values[row][column] === '' ? [] : [[name, values[row][column]] as const],
    );
    const own = filled.map(([, value]) => value);
    for (const mark of [' | ', ', ', '; ', ' — ', '\t', '\n', ' '])
      add(`row joined by "${mark}"`, true, [label, ...own].join(mark));
    add('pairs', true, filled.map(([name, value]) => `${name}: ${value}`).join(', '));
    add('label and pairs', true, `${label} – ${filled.map(([name, value]) => `${name}: ${value}`).join('; ')}`);
    const moved = filled.map(([name], at) => `${name}: ${own[(at + 1) % own.length]}`).join(', ');
    add('crossed pairs', false, `${label} – ${moved}`);
    if (own.length < names.length) {
      add('header with an empty cell dropped', false, `${heads.join(' | ')}\n${[label, ...own].join(' | ')}`);
      continue;
    }
    add('header and row', true, `${heads.join(' ')}\n${[label, ...own].join(' ')}`);
    add('header and row, Markdown', true, markdown([heads, [label, ...own]]));
    const mixed = values[(row + 1) % labels.length];
    add('header and mixed rows', false, markdown([heads, [label, own[0], ...mixed.slice(1)]]));
    add('header and swapped cells', false, markdown([heads, [label, own[1], own[0], ...own.slice(2)]]));
  }
  const full = labels.map((label, row) => [label, ...values[row]]).slice(2, 5);
  if (full.every((row) => !row.includes('')))
    add('header and several rows, Markdown', true, markdown([heads, ...full]));
  return {
    kind,
    spec: { headers: [heads], rows: labels.map((label, at) => [label, ...values[at]]), ...layout(random) },
    quotations,
  };
}

const joinings = (label: string, head: string, value: string): (readonly [string, string])[] => [
  ['header: value', `${head}: ${value}`],
  ['label: value', `${label}: ${value}`],
  ['label, header: value', `${label}, ${head}: ${value}`],
  ['label – header: value', `${label} – ${head}: ${value}`],
  ['label (header): value', `${label} (${head}): ${value}`],
  ['header label value', `${head} ${label} ${value}`],
  ['label | header | value', `${label} | ${head} | ${value}`],
];

const markdown = ([head, ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function leveled(random: Random): QuotedTable {
  const upper = pick(random, [
    ['2023', '2022'],
    ['Group', 'Parent company'],
  ]);
  const lower = ['Revenue', 'Profit'];
  const labels = some(random, ['Iberia', 'Central Europe', 'Nordics', 'Balkans', 'Benelux', 'Levant'], 5);
  const values = amounts(random, labels.length, 4);
  const quotations: TableQuotation[] = [];
  labels.forEach((label, row) => {
    values[row].forEach((value, column) => {
      const [over, under] = [upper[column >> 1], lower[column & 1]];
      const add = (form: string, isTrue: boolean, quoted: string): void => {
        quotations.push({ form, isTrue, quoted });
      };
      add('two levels', true, `${label}, ${over}, ${under}: ${value}`);
      add('two levels, reversed', true, `${label} – ${under} ${over}: ${value}`);
      add('two levels, no label', true, `${over} ${under}: ${value}`);
      add('upper level', true, `${label} ${over}: ${value}`);
      add('other upper level', false, `${label}, ${upper[1 - (column >> 1)]}, ${under}: ${value}`);
      add('other lower level', false, `${label}, ${over}, ${lower[1 - (column & 1)]}: ${value}`);
      add('other row', false, `${label}, ${over}, ${under}: ${values[(row + 1) % labels.length][column]}`);
    });
    const heads = [...upper.flatMap((name) => [name, '']), ''].join(' ').replace(/\s+/g, ' ').trim();
    quotations.push({
      form: 'both header rows and row',
      isTrue: true,
      quoted: `${heads}\n${[...lower, ...lower].join(' ')}\n${[label, ...values[row]].join(' ')}`,
    });
  });
  const headers = [
    ['', ...upper.flatMap((name) => [name, '<'])],
    ['Region', ...lower, ...lower],
  ];
  return {
    kind: 'two levels',
    spec: { headers, rows: labels.map((label, at) => [label, ...values[at]]), ...layout(random) },
    quotations,
  };
}

function grouped(random: Random): QuotedTable {
  const groups = some(random, GROUPS, 3);
  const labels = ['Retail', 'Wholesale', 'Services'];
  const heads = YEARS.slice(0, 3);
  const values = groups.map(() => amounts(random, labels.length, heads.length));
  const quotations: TableQuotation[] = [];
  groups.forEach((group, at) => {
    labels.forEach((label, row) => {
      heads.forEach((head, column) => {
        const value = values[at][row][column];
        const other = values[(at + 1) % groups.length][row][column];
        const add = (form: string, isTrue: boolean, quoted: string): void => {
          quotations.push({ form, isTrue, quoted });
        };
        add('group, label, header: value', true, `${group}, ${label}, ${head}: ${value}`);
        add('group – label: value', true, `${group} – ${label}: ${value}`);
        add('label, header: value', true, `${label}, ${head}: ${value}`);
        // Another group may have an amount of this row by chance.
        if (
          !values[at][row].includes(other) &&
          values.some((each, order) => order !== at && each.flat().includes(other))
        ) {
          add('other group', false, `${group}, ${label}, ${head}: ${other}`);
          add('other group, no header', false, `${group} – ${label}: ${other}`);
        }
      });
    });
  });
  const rows = groups.flatMap((group, at) => [[group], ...labels.map((label, row) => [label, ...values[at][row]])]);
  return { kind: 'grouped', spec: { headers: [['Segment', ...heads]], rows, ...layout(random) }, quotations };
}
