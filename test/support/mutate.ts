/**
 * Mutation testing of one folder: `npm run mutate -- shared/billing`. Each mutant is one small change of the code, and survives
 * if no test notices. The list of survivors is printed, and written with their places to `.cache/mutation`. With `survivors` after the
 * folder, those of its last run are tried once more, with all tests of what the folder belongs to. Stryker is fetched on demand.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const STRYKER = '@stryker-mutator/core@10.0.0';

/** The tests responsible for a folder: quick ones, as they run once for each mutant that they reach. The first is the likeliest to notice. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'shared/billing': ['test/unit/billing/*.test.ts'],
  'shared/accounts': ['test/unit/accounts/*.test.ts'],
  'shared/conversion/network': ['test/security/web/addresses.test.ts', 'test/unit/conversion/{network,wayOut}.test.ts'],
  'shared/matching/alignment': ['test/unit/matching/{rules,differences,hostile}.test.ts'],
  'shared/matching/answer': ['test/unit/matching/{rules,differences,restatedValues,statedPage,values}.test.ts'],
  'shared/matching/cells': [
    'test/unit/matching/{rules,cells*,rowsWithNames,heads*,namedRows,setsOfRows,pairing,crossedHeads,spanningLabels,stackedCells}.test.ts',
  ],
  'shared/matching/edges': [
    'test/unit/matching/{numbers,meaning,rules,formsAndLists,compoundNumbers,deniedEdges,values,cut*}.test.ts',
  ],
  'shared/matching/comparison': [
    'test/unit/matching/{numbers,notation,spellings,ocr,meaning,rules,separation,differences,subtitles,languages,honest*}.test.ts',
  ],
  'shared/matching/ellipsis': [
    'test/unit/matching/{rules,ellipsis*,skipped*,honest*,crossedHeads,placedRecords,nestedBullets,shortenedRows}.test.ts',
  ],
  'shared/matching/punctuation': [
    'test/unit/matching/{rules,marks,spellings,speech,citingMarks,notes,otherNumerals,deniedEdges,rowsAndFields}.test.ts',
  ],
  'shared/matching/rules': ['test/unit/matching/rules.test.ts'],
  'shared/matching/text': ['test/unit/matching/{rules,notation,spellings,deceivingDirection,pictographs}.test.ts'],
};
/** The tests of everything that a folder belongs to: for the few mutants that survive its own. */
const TESTS_AROUND: Readonly<Record<string, readonly string[]>> = {
  'shared/billing': ['test/integration/billing/{billing,reservations}.test.ts'],
  'shared/conversion': ['test/unit/conversion/*.test.ts'],
  'shared/matching': ['test/unit/matching/*.test.ts'],
};

/** Added to a test's own time without a mutant: a mutant that hangs costs this much. */
const PATIENCE_MS = 10_000;

/** Options of Stryker's command line may follow. */
const [folder = '', ...further] = process.argv.slice(2);
if (!(folder in TESTS)) {
  throw new Error(`Name one of ${Object.keys(TESTS).join(', ')}; others first need their tests named in mutate.ts.`);
}
const report = `.cache/mutation/${folder.replaceAll('/', '-')}.json`;
const again = further[0] === 'survivors';

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Their places as Stryker takes them, with columns from 0; its report has them from 1. */
function survivors(): string[] {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start, end } }) => `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`),
  );
}

const around = Object.entries(TESTS_AROUND).find(([part]) => folder.startsWith(part));
const settings = {
  mutate: again ? survivors() : [`${folder}/**/*.ts`],
  modules: { tests: [...TESTS[folder], ...(again && around ? around[1] : [])] },
  plugins: ['./test/support/mutationRunner.mjs'],
  testRunner: 'modules',
  // Types are stripped, and Stryker has no compiler to read their settings with.
  tsconfigFile: 'none',
  warnings: { slow: false },
  coverageAnalysis: 'perTest',
  // No test promises the words of messages; names and keys that are strings fail in the storage tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  timeoutMS: PATIENCE_MS,
  tempDirName: '.cache/mutation/work',
  ignorePatterns: ['.data', '.cache', 'cdk.out'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: again ? report.replace('.json', '-survivors.json') : report },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
mkdirSync('.cache/mutation', { recursive: true });
const configuration = report.replace('.json', '-settings.json');
writeFileSync(configuration, JSON.stringify(settings));
// What is evaluated while modules load needs a new process for each mutant: compiled code is kept for them.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');
// Windows starts npm only through its shell.
const command = ['exec', '--yes', `--package=${STRYKER}`, '--', 'stryker', 'run', configuration];
const stryker = spawn('npm', [...command, ...further.slice(again ? 1 : 0)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
stryker.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
