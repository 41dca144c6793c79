// Starts the server for large uploads as its container does: `node serverRuntime.mjs <folder>`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(join(process.argv[2], 'index.mjs')).href);
