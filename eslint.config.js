import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { linearPatterns } from './test/support/linearPatterns.js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'cdk.out', '.data', '.cache', 'coverage'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked],
    // Each project compiled once, as in a single run; a service for editors takes longer.
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'functions/console/page/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A leading underscore names a value that is destructured only to be left out.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    // These patterns meet untrusted input: none may cost more than in proportion to it.
    files: ['shared/**/*.ts', 'functions/**/*.{ts,tsx}', 'infra/**/*.ts'],
    plugins: { patterns: linearPatterns },
    rules: {
      'patterns/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'patterns/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  {
    // Lists of what a file holds have any length; those of OCR have as many words as a picture has room for.
    files: ['shared/{answers,conversion,documents,speech}/**/*.ts'],
    ignores: ['shared/documents/ocr/**', 'shared/conversion/browser/inPage/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="Math"] > SpreadElement, CallExpression[callee.property.name="push"] > SpreadElement',
          message:
            'The stack has room for 125,000 arguments: use least, greatest and append of shared/platform/longLists.ts.',
        },
      ],
    },
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
    files: ['**/*.mjs', '*.js', 'infra/run.js', 'infra/cite/cite.js', 'infra/install/*.js'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setInterval: 'readonly' },
    },
  },
  prettier,
);
