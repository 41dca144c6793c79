/**
 * Runs one of this project's programs (`node infra/run.js infra/local/serve.ts …`) and keeps its compiled code from one start to the next:
 * half of a start is compiling TypeScript that did not change. Only speed depends on it: if its folder cannot be written, code is compiled
 * each time. Programs that are packed keep theirs in `packedScript.js`. In JavaScript, because a program that begins with TypeScript begins
 * with loading its compiler, even if all else is kept.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packedPrograms } from './install/packedPrograms.js';
import { runPackedScript } from './install/packedScript.js';

const ROOT = resolve(import.meta.dirname, '..');
const COMPILED_CODE = 'compiled-code';

/**
 * Programs that run for days. glibc gives their threads eight heaps for each core, and threads that read scans come and go: each leaves behind
 * what it had freed. With two heaps `npm run bench` sees 1,158 MiB at the peak and 597 at rest, instead of 1,355 and 851. A process must be
 * started with the setting (mallopt(3), M_ARENA_MAX), so this one starts anew in its own place, which takes some 40 ms.
 */
const RUNNING_ON = ['infra/local/serve.ts'];
if (process.platform === 'linux' && RUNNING_ON.includes(process.argv[2]) && !('MALLOC_ARENA_MAX' in process.env)) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  });
}

// The program finds its own arguments where it would without this one.
const [program] = process.argv.splice(2, 1);
const packed = packedPrograms(ROOT);
const file = packed?.programs[program];
// Beside what is installed, and as trusted.
enableCompileCache(
  packed && file ? join(packed.folder, COMPILED_CODE) : join(ROOT, 'node_modules/.cache', COMPILED_CODE),
);
if (packed && file) runPackedScript(join(packed.folder, file));
else await import(pathToFileURL(join(ROOT, program)).href);
// A process that is killed saves nothing.
flushCompileCache();
