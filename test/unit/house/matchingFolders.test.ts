/** The folders of the matcher, from the one that knows none to the one that knows all: imports point one way. */
import { projectSources } from '../../support/projectSources.ts';

const ROOT = 'shared/matching/';
const ORDER = [
  'language',
  'text',
  'source',
  'rules',
  'marks',
  'alignment',
  'quotation',
  'punctuation',
  'edges',
  'comparison',
  'context',
  'search',
  'ellipsis',
  'answer',
  'cells',
];

const files = projectSources('shared').filter(({ path }) => path.startsWith(ROOT));
const folderOf = (path: string): string => (path.split('/').length > 3 ? path.split('/')[2] : '');
const rankOf = (path: string): number => (folderOf(path) === '' ? ORDER.length : ORDER.indexOf(folderOf(path)));

describe('the folders of the matcher', () => {
  it('are those in the list', () => {
    expect([...new Set(files.map(({ path }) => folderOf(path)))].filter(Boolean).sort()).toEqual([...ORDER].sort());
  });

  it('import only those that stand before them in the list', () => {
    const backward = files.flatMap(({ path, imports }) =>
      imports
        .filter((imported) => imported.startsWith(ROOT) && rankOf(imported) > rankOf(path))
        .map((imported) => `${path} → ${imported}`),
    );
    expect(backward).toEqual([]);
  });
});
