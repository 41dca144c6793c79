#!/usr/bin/env node
// The package's `cite`: starts the program with the Node.js that the package brings, which runs TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const own = join(here, '../../node_modules/node/bin/node');
const run = join(here, '../run.js');
const child = spawn(existsSync(own) ? own : process.execPath, [run, 'infra/cite/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 2;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 2;
});
// The child receives the terminal's Ctrl-C itself, and this process reports how it ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
