/** Every setting is in the docs for operators, with its actual default. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseDeploySettings } from '../../../infra/config.ts';
import {
  CITE_SETTING_NAMES,
  readLocalSettings,
  readSettings,
  SETTING_NAMES,
} from '../../../shared/platform/settings.ts';

const docs = (name: string): string => readFileSync(join(import.meta.dirname, '../../../infra/docs', name), 'utf8');
const DOCS = docs('operators.md');
/** Rows of tables whose first cell is a name in code: name and second cell. */
const rows = new Map(
  [...DOCS.matchAll(/^\| `([\w]+)`(?:, `\w+`)* *\| ([^|]*)\|/gm)].map(([, name, cell]) => [
    name,
    cell.trim().replaceAll('`', ''),
  ]),
);
const local = readLocalSettings({});
/** The data directory is relative to the folder in which the service is started. */
const defaults = { ...readSettings({}), ...local, DATA_DIR: relative('', local.DATA_DIR) };

describe('the settings of the service', () => {
  it.each(SETTING_NAMES)('%s has a row in the docs for operators', (name) => {
    expect([...rows.keys()]).toContain(name);
  });

  it.each(Object.entries(defaults).filter(([name]) => rows.get(name) !== ''))(
    '%s has the default there that it has',
    (name, value) => {
      expect(rows.get(name)).toBe(String(value));
    },
  );
});

describe('the settings of the command line', () => {
  it.each(CITE_SETTING_NAMES.filter((name) => name.startsWith('CITE_')))('%s is told of in its docs', (name) => {
    expect(docs('reviewers.md') + docs('integrators.md')).toContain(name);
  });
});

describe('the settings of a deployment', () => {
  it.each(Object.entries(parseDeploySettings({})))('%s has a row there too, with its default', (name, value) => {
    expect(rows.get(name)).toBe(typeof value === 'object' ? '' : String(value));
  });
});
