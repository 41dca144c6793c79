/** LibreOffice as WebAssembly, through the LibreOfficeKit functions that the package exports: loads a document and saves it. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withholdFirstThread } from './withheldThread.ts';

/** TypeScript declares WebAssembly for browsers only. */
const { WebAssembly: webAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: new (size: { initial: number; maximum: number; shared: boolean }) => object };
};

/** What we use of the Emscripten module. Pointers are numbers; 0 is null. */
interface EmscriptenModule {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
    unlink(path: string): void;
  };
  readonly HEAPU8: Uint8Array;
  /** Set once the program is loaded. */
  readonly calledRun?: boolean;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _libreofficekit_hook(installPath: number): number;
  _lok_documentLoadWithOptions(kit: number, url: number, options: number): number;
  _lok_documentSaveAs(document: number, url: number, format: number, options: number): number;
  _lok_documentDestroy(document: number): void;
  _lok_getError(kit: number): number;
}

/** What the program finds at its start, and loads itself from. */
interface ProgramGlobals {
  Module?: Partial<EmscriptenModule> & Record<string, unknown>;
  XMLHttpRequest?: unknown;
}

/** LibreOffice cannot load or save the document, and is still healthy; the message is its own. */
export class DocumentRefused extends Error {}

export interface LibreOffice {
  /** @throws DocumentRefused; after any other error the process must not be used again */
  convert(bytes: Uint8Array, from: string, to: string, options: string): Uint8Array;
}

export interface LibreOfficeOptions {
  readonly programFolder: string;
  /** Font files in addition to those of the package. */
  readonly fontPaths: readonly string[];
  /** Pages of 64 KiB. */
  readonly maxMemoryPages: number;
}

/** What the program requests at its start: it was linked for a gibibyte. */
const INITIAL_MEMORY_PAGES = 16_384;
const LOADING_POLL_MS = 20;
const FONT_FOLDER = '/instdir/share/fonts/truetype';
/** LibreOffice exits if its user's folders do not exist. */
const USER_FOLDERS = [
  '/tmp',
  '/instdir/user/temp/embeddedfonts/fromdocs',
  '/instdir/user/temp/embeddedfonts/fromsystem',
  '/instdir/user/registry/data',
];

/** Works once per process: the program lives in global variables. */
export async function startLibreOffice(options: LibreOfficeOptions): Promise<LibreOffice> {
  const module = await loadProgram(options);
  for (const folder of USER_FOLDERS) module.FS.mkdirTree(folder);
  for (const path of options.fontPaths) module.FS.writeFile(`${FONT_FOLDER}/${basename(path)}`, readFileSync(path));
  const kit = withStrings(module, ['/instdir/program'], ([path = 0]) => module._libreofficekit_hook(path));
  if (kit === 0) throw new Error('LibreOffice did not start.');
  const office: LibreOffice = {
    convert: (bytes, from, to, written) => convert(module, kit, { bytes, from, to, written }),
  };
  // The first document triggers a scan of the fonts, which takes longer than most documents.
  office.convert(Buffer.from('{\\rtf1 .}'), 'rtf', 'pdf', '');
  return office;
}

interface Conversion {
  readonly bytes: Uint8Array;
  readonly from: string;
  readonly to: string;
  readonly written: string;
}

function convert(module: EmscriptenModule, kit: number, { bytes, from, to, written }: Conversion): Uint8Array {
  const input = `/tmp/source.${from}`;
  const output = `/tmp/result.${to}`;
  module.FS.writeFile(input, bytes);
  try {
    const document = withStrings(module, [`file://${input}`, BATCH], ([url = 0, batch = 0]) =>
      module._lok_documentLoadWithOptions(kit, url, batch),
    );
    if (document === 0) throw new DocumentRefused(lastError(module, kit));
    try {
      const saved = withStrings(module, [`file://${output}`, to, written], ([url = 0, format = 0, options = 0]) =>
        module._lok_documentSaveAs(document, url, format, options),
      );
      if (saved === 0) throw new DocumentRefused(lastError(module, kit));
    } finally {
      module._lok_documentDestroy(document);
    }
    const result = module.FS.readFile(output);
    module.FS.unlink(output);
    return result;
  } finally {
    module.FS.unlink(input);
  }
}

/** No dialogues; macros do not run unless an option says so. */
const BATCH = 'Batch=true';

async function loadProgram({ programFolder, maxMemoryPages }: LibreOfficeOptions): Promise<EmscriptenModule> {
  const globals = globalThis as unknown as ProgramGlobals;
  const module: NonNullable<ProgramGlobals['Module']> = {
    locateFile: (name: string) => join(programFolder, name),
    wasmMemory: new webAssembly.Memory({ initial: INITIAL_MEMORY_PAGES, maximum: maxMemoryPages, shared: true }),
    print: () => undefined,
    printErr: () => undefined,
  };
  globals.Module = module;
  globals.XMLHttpRequest = FileRequest;
  withholdFirstThread();
  createRequire(import.meta.url)(join(programFolder, 'soffice.cjs'));
  while (module._libreofficekit_hook === undefined || module.calledRun !== true) await wait(LOADING_POLL_MS);
  return module as EmscriptenModule;
}

/** The program was linked for browsers and requests its files by XMLHttpRequest; here they are on disk. */
class FileRequest {
  status = 0;
  readyState = 0;
  responseType = '';
  response: ArrayBuffer | string | null = null;
  responseText = '';
  onload: (() => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  onreadystatechange: (() => void) | null = null;
  private path = '';

  open(_method: string, path: string): void {
    this.path = path;
  }

  overrideMimeType(): void {
    // Bytes are bytes.
  }

  setRequestHeader(): void {
    // Nobody reads it.
  }

  send(): void {
    this.readyState = 4;
    try {
      const bytes = readFileSync(this.path);
      this.status = 200;
      if (this.responseType === 'arraybuffer') {
        this.response = Uint8Array.from(bytes).buffer;
      } else {
        this.responseText = bytes.toString('utf8');
        this.response = this.responseText;
      }
    } catch (error) {
      this.status = 404;
      this.onerror?.(error);
      return;
    }
    this.onload?.();
    this.onreadystatechange?.();
  }
}

/** Calls with the strings in the program's memory, which are freed afterwards. */
function withStrings<Result>(
  module: EmscriptenModule,
  strings: readonly string[],
  call: (pointers: readonly number[]) => Result,
): Result {
  const pointers = strings.map((text) => {
    const bytes = Buffer.from(`${text}\0`);
    const pointer = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, pointer);
    return pointer;
  });
  try {
    return call(pointers);
  } finally {
    pointers.forEach((pointer) => {
      module._free(pointer);
    });
  }
}

function lastError(module: EmscriptenModule, kit: number): string {
  const start = module._lok_getError(kit);
  if (start === 0) return 'no reason given';
  const end = module.HEAPU8.indexOf(0, start);
  // Shared memory cannot be decoded in place.
  return Buffer.from(module.HEAPU8.slice(start, end)).toString('utf8');
}
