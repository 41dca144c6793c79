/**
 * Runs one of this project's programs (`node infra/run.js infra/local/serve.ts …`) and keeps its compiled code from one start to the next:
 * half of a start is compiling TypeScript that did not change. Only speed depends on it: if its folder cannot be written, code is compiled
 * each time. In JavaScript, because a program that begins with TypeScript begins with loading its compiler, even if all else is kept.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');

// Beside what is installed, and as trusted.
enableCompileCache(join(ROOT, 'node_modules/.cache/compiled-code'));
// The program finds its own arguments where it would without this one.
const [program] = process.argv.splice(2, 1);
await import(pathToFileURL(join(ROOT, program)).href);
// A process that is killed saves nothing.
flushCompileCache();
