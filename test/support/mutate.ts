/**
 * Mutation testing of one folder: `npm run mutate -- shared/billing`. Each mutant is one small change of the code, and survives
 * if no test notices. The list of survivors is printed, and written with their places to `.cache/mutation`. Stryker is fetched on
 * demand: it has as many packages as everything that runs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const STRYKER = ['@stryker-mutator/core@10.0.0', '@stryker-mutator/jest-runner@10.0.0'];

/** The tests responsible for a folder: quick ones, as they run once for each mutant that they reach. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'shared/billing': ['test/unit/billing', 'test/integration/billing/{billing,reservations}.test.ts'],
  'shared/accounts': ['test/unit/accounts'],
  'shared/conversion/network': ['test/security/web/addresses.test.ts', 'test/unit/conversion/network.test.ts'],
  'shared/matching/cells': ['test/unit/matching/{cells,rules}*.test.ts'],
  'shared/matching/edges': ['test/unit/matching/{edges,rules}*.test.ts'],
  'shared/matching/ellipsis': ['test/unit/matching/{ellipsis,rules}*.test.ts'],
  'shared/matching/rules': ['test/unit/matching/rules.test.ts'],
};

/** Modules that Jest makes: types are erased as Node itself does. */
const OWN_MODULES = {
  testEnvironment: 'node',
  testRunner: 'jest-circus/runner',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/test/support/stripTypes.mjs' },
};

/** Added to a test's own time without a mutant: a mutant that hangs costs this much. */
const PATIENCE_MS = 20_000;

/** Options of Stryker's command line may follow. */
const [folder = '', ...further] = process.argv.slice(2);
if (!(folder in TESTS)) {
  throw new Error(`Name one of ${Object.keys(TESTS).join(', ')}; others first need their tests named in mutate.ts.`);
}
const { jest } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly jest: object };
const testMatch = TESTS[folder].map((path) => `<rootDir>/${path}${path.endsWith('.ts') ? '' : '/**/*.test.ts'}`);

const settings = {
  mutate: [`${folder}/**/*.ts`],
  testRunner: 'jest',
  // Types are stripped, and Stryker has no compiler to read their settings with.
  tsconfigFile: 'none',
  // Stryker counts what each test reaches in an environment of its own, which it derives from Jest's; each mutant needs modules anew.
  jest: {
    projectType: 'custom',
    config: { ...jest, ...OWN_MODULES, testMatch },
    enableFindRelatedTests: false,
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  // No test promises the words of messages; names and keys that are strings fail in the storage tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  timeoutMS: PATIENCE_MS,
  // Module contexts are never released.
  maxTestRunnerReuse: 100,
  tempDirName: '.cache/mutation/work',
  ignorePatterns: ['.data', '.cache', 'cdk.out'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${folder.replaceAll('/', '-')}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
const configuration = '.cache/mutation/stryker.json';
mkdirSync('.cache/mutation', { recursive: true });
writeFileSync(configuration, JSON.stringify(settings));
const packages = STRYKER.map((name) => `--package=${name}`);
// Windows starts npm only through its shell.
const stryker = spawn('npm', ['exec', '--yes', ...packages, '--', 'stryker', 'run', configuration, ...further], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
stryker.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
