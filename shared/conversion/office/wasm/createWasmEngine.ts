/** The Office engine that npm alone installs: LibreOffice as WebAssembly, in a process that is monitored, replaced and retried. */
import { readFile, writeFile } from 'node:fs/promises';
import { createLimit } from '../../../platform/limit.ts';
import type { OfficeEngine, OfficeJob } from '../officeEngine.ts';
import { refusedDocument, tooSlow, unbearableDocument } from '../officeFailures.ts';
import { installedProgram } from './officeAssets.ts';
import { forkOfficeProcess, OfficeChildLost, startOfficeChild } from './officeChild.ts';
import type { ForkOfficeProcess, OfficeChild } from './officeChild.ts';
import { officeFontPaths } from './officeFonts.ts';
import type { SetUp } from './officeProtocol.ts';

export interface WasmEngineOptions {
  /** The folder of LibreOffice's program, requested at each start of a process; by default the npm package's own. */
  readonly program?: () => Promise<string>;
  /** Additional font files, for scripts that the package has none for. */
  readonly fontPaths?: readonly string[];
  readonly limits?: Partial<WasmEngineLimits>;
  /** Injected by tests: how the process is started. */
  readonly forkProcess?: ForkOfficeProcess;
  /** False: a process that has done its work is replaced when the next document arrives, and its memory is free until then. */
  readonly startsAhead?: boolean;
  /** Called when a process was lost and another one takes its place. */
  readonly onLost?: (lost: OfficeChildLost) => void;
}

export interface WasmEngineLimits {
  /** By the clock. A start takes 3 to 5 s, and more than 45 s on two processors that seventeen programs share. */
  readonly startMs: number;
  /** Processor time: a start that works for longer is not kept waiting by others. */
  readonly startWorkMs: number;
  /** 872 pages take 6 s. */
  readonly convertMs: number;
  /** Processor time for a small document: twice what 872 pages take, and answered within twenty seconds. One that takes it is not tried again: others wait for the one LibreOffice. */
  readonly workMs: number;
  /** LibreOffice accumulates memory and state from document to document; one alone also keeps the documents of two accounts apart. */
  readonly conversionsPerProcess: number;
  /** WebAssembly does not release memory: a process that has grown beyond that is replaced, before the next document waits for it. */
  readonly maxResidentBytes: number;
  /** An unused process releases its gigabyte. */
  readonly idleMs: number;
  /** Pages of 64 KiB: 1.25 gibibytes, in addition to half a gibibyte of the process; 872 pages take less than the initial memory. */
  readonly maxMemoryPages: number;
}

const GIBIBYTE = 1024 ** 3;

const WASM_ENGINE_LIMITS: WasmEngineLimits = {
  startMs: 150_000,
  startWorkMs: 30_000,
  convertMs: 120_000,
  workMs: 12_000,
  conversionsPerProcess: 25,
  maxResidentBytes: 1.5 * GIBIBYTE,
  idleMs: 90_000,
  maxMemoryPages: 20_480,
};

/** Milliseconds of processor time that each megabyte of a document adds: five of plain text, 1,400 pages, take 16 s. */
const WORK_MS_PER_MB = 4_000;
const MEGABYTE = 1_000_000;

const ATTEMPTS = 2;
/** Share of the remaining time that a first attempt may take, so that the second one has time too. */
const FIRST_ATTEMPT = 0.6;

export function createWasmEngine({
  program = () => Promise.resolve(installedProgram()),
  fontPaths = officeFontPaths(),
  limits: given = {},
  forkProcess = forkOfficeProcess,
  startsAhead = true,
  onLost = () => undefined,
}: WasmEngineOptions = {}): OfficeEngine {
  const limits = { ...WASM_ENGINE_LIMITS, ...given };
  const inTurn = createLimit(1);
  let ready: Promise<OfficeChild> | undefined;
  let conversions = 0;
  let residentBytes = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const discard = (): void => {
    void ready?.then(
      (child) => {
        child.kill();
      },
      () => undefined,
    );
    ready = undefined;
  };

  const started = (): Promise<OfficeChild> => {
    if (closed) throw new Error('The Office engine is closed.');
    clearTimeout(idleTimer);
    if (ready) return ready;
    conversions = 0;
    residentBytes = 0;
    const starting = startedChild(program, forkProcess, fontPaths, limits, onLost);
    ready = starting;
    // Nobody may be waiting yet; the next caller starts another.
    starting.catch(() => {
      if (ready === starting) ready = undefined;
    });
    return starting;
  };

  const wake = (): void => {
    if (!closed) void started().catch(() => undefined);
  };

  const rest = (): void => {
    conversions += 1;
    clearTimeout(idleTimer);
    if (conversions >= limits.conversionsPerProcess || residentBytes > limits.maxResidentBytes) {
      discard();
      if (startsAhead) wake();
      return;
    }
    idleTimer = setTimeout(discard, limits.idleMs);
    idleTimer.unref();
  };

  const attempt = async (
    { format, target, isTagged = false }: OfficeJob,
    bytes: Uint8Array,
    timeoutMs: number,
  ): Promise<Uint8Array> => {
    const child = await started();
    const reply = await child.convert(
      { kind: 'convert', format, target, isTagged, bytes },
      {
        timeoutMs,
        workMs: limits.workMs + (WORK_MS_PER_MB * bytes.length) / MEGABYTE,
      },
    );
    ({ residentBytes } = reply);
    if (reply.kind === 'refused') throw refusedDocument(reply.cause);
    return reply.bytes;
  };

  const convert = async (job: OfficeJob): Promise<void> => {
    const bytes = await readFile(job.inputPath);
    for (let attempts = 1; ; attempts += 1) {
      const left = job.deadline - Date.now();
      if (left <= 0) throw tooSlow();
      const isLast = attempts === ATTEMPTS;
      try {
        const result = await attempt(job, bytes, Math.min(limits.convertMs, isLast ? left : left * FIRST_ATTEMPT));
        await writeFile(job.outputPath, result);
        return;
      } catch (error) {
        if (!(error instanceof OfficeChildLost)) throw error;
        discard();
        onLost(error);
        if (error.why === 'busy') throw tooSlow(error);
        if (isLast) throw error.why === 'silent' ? tooSlow(error) : unbearableDocument(error);
      } finally {
        rest();
      }
    }
  };

  return {
    convert: (job) => inTurn(() => convert(job)),
    wake,
    close: async () => {
      closed = true;
      clearTimeout(idleTimer);
      discard();
      await inTurn(() => Promise.resolve());
    },
  };
}

const START_ATTEMPTS = 2;

/** @throws Error if it does not start, however often: a failure of ours and not of a document */
async function startedChild(
  program: () => Promise<string>,
  forkProcess: ForkOfficeProcess,
  fontPaths: readonly string[],
  { startMs, startWorkMs, maxMemoryPages }: WasmEngineLimits,
  onLost: (lost: OfficeChildLost) => void,
): Promise<OfficeChild> {
  const programFolder = await program();
  const order: SetUp = { kind: 'setUp', programFolder, fontPaths, maxMemoryPages };
  for (let attempts = 1; ; attempts += 1) {
    const child = startOfficeChild(forkProcess, [programFolder, ...fontPaths]);
    try {
      await child.setUp(order, { timeoutMs: startMs, workMs: startWorkMs });
      return child;
    } catch (error) {
      if (!(error instanceof OfficeChildLost)) throw error;
      onLost(error);
      if (attempts === START_ATTEMPTS) throw new Error('LibreOffice does not start.', { cause: error });
    }
  }
}
