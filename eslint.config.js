import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'cdk.out', '.data', '.cache', 'coverage'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A leading underscore names what is taken apart only to be left out.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    // What strangers send meets these patterns: none may cost more than in proportion to it.
    files: ['shared/**/*.ts', 'functions/**/*.{ts,tsx}', 'infra/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  {
    // Looked at one by one; each works on a few characters, or begins where no other match can.
    files: [
      // The last 160 characters of a quotation.
      'shared/matching/quotation/citationMarks.ts',
      // Twelve characters before a number.
      'shared/matching/text/tokens.ts',
      // Lines of 60 characters at most.
      'shared/matching/source/runningLines.ts',
      'shared/documents/structure/recurrence.ts',
      // Only where each line has a bullet to end the search at.
      'shared/matching/quotation/unwrapMarkup.ts',
      // Lines of 100 characters at most.
      'shared/documents/layout/stackedValues.ts',
      // A search ends at the next `<`.
      'shared/conversion/office/xmlTags.ts',
      // The 160 characters beside a quotation.
      'shared/answers/references.ts',
      // Addresses that the operator sets.
      'shared/platform/settings.ts',
    ],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  {
    // What stands between two words, and code in one answer: not linear, and bounded by the time of a citation.
    files: ['shared/matching/punctuation/emptyCells.ts', 'shared/answers/markdownBlocks.ts'],
    rules: { 'regexp/no-super-linear-move': 'off' },
  },
  {
    // Command lines and benchmarks talk to people through the console.
    files: ['infra/local/**', 'infra/operator/**', 'test/bench/**', 'test/support/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    // jest's asymmetric matchers (expect.stringContaining and its kin) are typed `any`.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // CloudFront calls `handler`; what it runs exports nothing.
    files: ['infra/uploads/chooseOrigin.js'],
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^handler$' }] },
  },
  {
    files: ['**/*.mjs', '*.js', 'infra/cite/cite.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  prettier,
);
