/** Imports point one way through the house. */
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

  it('lets nothing but storage, the recogniser of speech in AWS, and the app that deploys them, know AWS', () => {
    const knowsAws = (imported: string) => imported.startsWith('@aws-sdk/') || imported.startsWith('@smithy/');
    const offenders = violations('', (imported) => !knowsAws(imported)).filter(
      (violation) => !/^shared\/(storage|speech\/aws)\//.test(violation),
    );
    expect(offenders).toEqual([]);
    const transcribes = sources.filter(({ imports }) => imports.includes('@aws-sdk/client-transcribe'));
    expect(transcribes.map(({ path }) => path)).toEqual(['shared/speech/aws/transcribeRecogniser.ts']);
  });

  it('keeps the recognition of speech above documents and storage, and out of everything but preparations', () => {
    expect(
      violations(
        'shared/speech/',
        (imported) => !isOwn(imported) || /^shared\/(speech|documents|storage|platform)\//.test(imported),
      ),
    ).toEqual([]);
    const importers = sources
      .filter(({ imports }) => imports.some((imported) => imported.startsWith('shared/speech/')))
      .map(({ path }) => path.split('/').slice(0, 2).join('/'))
      .filter((folder) => folder !== 'shared/speech');
    expect([...new Set(importers)].sort()).toEqual([
      'functions/recogniseSpeech',
      'infra/constructs',
      'infra/local',
      'shared/preparation',
    ]);
  });

  it('keeps the recogniser of one machine, with its native code, out of what is deployed', () => {
    const importers = sources
      .filter(({ imports }) => imports.some((imported) => imported.startsWith('shared/speech/local/')))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('shared/speech/local/'));
    expect(importers.sort()).toEqual(['infra/local/openRecogniser.ts', 'infra/local/serve.ts']);
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

  it('keeps LibreOffice to those who render: the local service and the function without rights', () => {
    const importers = sources
      .filter(({ imports }) => imports.some((imported) => imported.startsWith('shared/conversion/office/wasm/')))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('shared/conversion/office/wasm/'));
    expect(importers.sort()).toEqual([
      'functions/renderDocument/lambda.ts',
      'functions/renderDocument/officeProgram.ts',
      'infra/bundling/companions.ts',
      'infra/bundling/officeProgram.ts',
      'infra/local/convertsLater.ts',
    ]);
  });

  it('reads process.env in one file', () => {
    const readers = sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path);
    expect(readers).toEqual(['shared/platform/settings.ts']);
  });
});
