import { projectSources, type SourceFile } from '../../support/projectSources.ts';

const sources = projectSources('infra', 'functions', 'shared');

function violations(within: string, isAllowed: (imported: string, file: SourceFile) => boolean): string[] {
  return sources
    .filter(({ path }) => path.startsWith(within))
    .flatMap((file) =>
      file.imports.filter((imported) => !isAllowed(imported, file)).map((imported) => `${file.path} → ${imported}`),
    );
}

const isOwn = (imported: string): boolean => /^(infra|functions|shared|test)\//.test(imported);

describe('the direction of imports', () => {
  it('sees the sources', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.some(({ imports }) => imports.includes('zod'))).toBe(true);
  });

  it('points from infra to functions to shared, and never to the tests', () => {
    expect(violations('shared/', (imported) => !isOwn(imported) || imported.startsWith('shared/'))).toEqual([]);
    expect(violations('functions/', (imported) => !/^(infra|test)\//.test(imported))).toEqual([]);
    expect(violations('infra/', (imported) => !imported.startsWith('test/'))).toEqual([]);
  });

  it('keeps matching pure: it imports itself only', () => {
    expect(violations('shared/matching/', (imported) => imported.startsWith('shared/matching/'))).toEqual([]);
  });

  it('lets the contract import zod and itself only', () => {
    expect(
      violations('shared/contract/', (imported) => imported === 'zod' || imported.startsWith('shared/contract/')),
    ).toEqual([]);
  });

  it('keeps documents away from evidence, storage, accounts and HTTP', () => {
    expect(
      violations(
        'shared/documents/',
        (imported) => !isOwn(imported) || /^shared\/(documents|platform)\//.test(imported),
      ),
    ).toEqual([]);
  });

  it('lets nothing but storage, and the app that deploys it, know AWS', () => {
    const knowsAws = (imported: string) => imported.startsWith('@aws-sdk/') || imported.startsWith('@smithy/');
    const offenders = violations('', (imported) => !knowsAws(imported)).filter(
      (violation) => !violation.startsWith('shared/storage/'),
    );
    expect(offenders).toEqual([]);
  });

  it('keeps functions apart from each other', () => {
    const folderOf = (path: string) => path.split('/')[1];
    expect(
      violations(
        'functions/',
        (imported, { path }) =>
          !imported.startsWith('functions/') ||
          folderOf(imported) === folderOf(path) ||
          imported.split('/').length === 2,
      ),
    ).toEqual([]);
  });

  it('keeps LibreOffice as WebAssembly, a quarter of a gigabyte, out of what is deployed', () => {
    const importers = sources
      .filter(({ imports }) => imports.some((imported) => imported.startsWith('shared/conversion/office/wasm/')))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('shared/conversion/office/wasm/'));
    expect(importers).toEqual(['infra/local/start.ts']);
  });

  it('reads process.env in one file', () => {
    const readers = sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path);
    expect(readers).toEqual(['shared/platform/settings.ts']);
  });
});
