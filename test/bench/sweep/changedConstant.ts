/** Imported before a program: one constant of one file has another value in it. The environment says which. */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withValue } from './constants.ts';

const { SWEEP_FILE = '', SWEEP_NAME = '', SWEEP_VALUE = '' } = process.env;
const changed = pathToFileURL(resolve(SWEEP_FILE)).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== changed || loaded.source === undefined) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: withValue(source, SWEEP_NAME, Number(SWEEP_VALUE)) };
  },
});
