/** The Office engine of the deployed converter: the machine's own LibreOffice, one process a document. */
import { access, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLimit } from '../../../platform/limit.ts';
import type { UnconvertibleSource } from '../../unconvertibleSource.ts';
import type { OfficeEngine, OfficeFormat, OfficeJob, OfficeTarget } from '../officeEngine.ts';
import { refusedDocument, tooSlow, unbearableDocument } from '../officeFailures.ts';
import { PDF_OPTIONS } from '../pdfOptions.ts';
import { writeProfile } from './profile.ts';
import { runSoffice } from './runSoffice.ts';

export interface NativeEngineOptions {
  /** Path of the program, or its name where it is on the path. */
  readonly sofficePath: string;
  /** Milliseconds that one attempt may take. */
  readonly convertMs?: number;
}

const CONVERT_MS = 120_000;
const ATTEMPTS = 2;
/** Part of the time left that a first attempt may take, so that the second one has time too. */
const FIRST_ATTEMPT = 0.6;

type Family = 'writer' | 'calc' | 'impress';
const FAMILIES: Readonly<Record<OfficeFormat, Family>> = {
  docx: 'writer',
  odt: 'writer',
  doc: 'writer',
  rtf: 'writer',
  xlsx: 'calc',
  ods: 'calc',
  xls: 'calc',
  pptx: 'impress',
  odp: 'impress',
  ppt: 'impress',
};
const SAVED_BY: Readonly<Record<Exclude<OfficeTarget, 'pdf'>, string>> = { odt: 'writer8', ods: 'calc8' };

export function createNativeEngine({ sofficePath, convertMs = CONVERT_MS }: NativeEngineOptions): OfficeEngine {
  const inTurn = createLimit(1);

  /** Everything of an attempt is in a folder that goes with it: no document finds anything of another. */
  const attempt = async (job: OfficeJob, timeoutMs: number): Promise<UnconvertibleSource | undefined> => {
    const folder = await mkdtemp(join(tmpdir(), 'citation-verification-office-'));
    try {
      await writeProfile(join(folder, 'profile'));
      const source = join(folder, `source.${job.format}`);
      await copyFile(job.inputPath, source);
      const run = { sofficePath, arguments: sofficeArguments(job, folder, source), folder, timeoutMs };
      const { why, complaints } = await runSoffice(run);
      const result = join(folder, 'out', `source.${job.target}`);
      if (await exists(result)) {
        await copyFile(result, job.outputPath);
        return undefined;
      }
      if (why === 'killed') return tooSlow();
      // It ends with 0 whatever happened.
      if (complaints.includes('could not be loaded')) throw refusedDocument(complaints);
      return unbearableDocument(complaints);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const convert = async (job: OfficeJob): Promise<void> => {
    for (let attempts = 1; ; attempts += 1) {
      const left = job.deadline - Date.now();
      if (left <= 0) throw tooSlow();
      const isLast = attempts === ATTEMPTS;
      const failure = await attempt(job, Math.min(convertMs, isLast ? left : left * FIRST_ATTEMPT));
      if (!failure) return;
      if (isLast) throw failure;
    }
  };

  return {
    convert: (job) => inTurn(() => convert(job)),
    wake: () => undefined,
    close: () => inTurn(() => Promise.resolve()),
  };
}

function sofficeArguments({ format, target }: OfficeJob, folder: string, source: string): string[] {
  const filter = target === 'pdf' ? `${FAMILIES[format]}_pdf_Export:${PDF_OPTIONS}` : SAVED_BY[target];
  return [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    '--convert-to',
    `${target}:${filter}`,
    '--outdir',
    join(folder, 'out'),
    source,
  ];
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
