/** Tesseract as WebAssembly, one instance in this thread, without its JavaScript wrapper, which fetches and does not guard. */
import createModule, {
  type TessBaseAPI,
  type TesseractModule,
} from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import { capMemory, webAssembly } from '../pdf/webAssembly.ts';
import type { CompiledWasm, WasmInstance, WasmMemory } from '../pdf/webAssembly.ts';
import type { Dictionary } from './dictionary.ts';
import { withExpectedWords, type SeenWords } from './expectedWords.ts';
import { layoutRows, leaveOut, type LayoutRow } from './layoutRows.ts';
import type { GreyPicture, GreyPixels } from './picture.ts';
import type { RecognisedLine } from './recognised.ts';
import { recognisedLines } from './recognisedLines.ts';
import { STEPS_SETTING, stepsOfWords } from './timesteps.ts';

export type Layout = 'any' | 'rows' | 'line';

export interface Tesseract {
  /**
   * Lines in the order in which Tesseract reads them.
   * @param languages as Tesseract names them; each is tried if those before it are unsure
   * @param layout `line`: the picture shows one line, or a part of one; `rows`: rows across the page, no columns
   * @throws Error if it gives up: it must then be replaced
   */
  recognise(picture: GreyPicture, languages: readonly string[], layout?: Layout): readonly RecognisedLine[];
}

export interface ExpectingTesseract {
  /** The same; words that it is unsure of are read with these expected ones beside them. */
  expecting(expected: string): Tesseract;
}

export interface HalvingTesseract extends Tesseract, ExpectingTesseract, Dictionary {
  /**
   * Half of the lines that `recognise` returns; another thread recognises the other half: the same lines to the last digit, since in one
   * language each is recognised by itself. If they are not split, `first` has all of them and `second` none.
   * @param picture its pixels may be in memory that threads share
   * @param mayPart asked when the layout is known
   */
  recogniseHalf(picture: GreyPixels, language: string, half: Half, mayPart: () => boolean): RecognisedHalf;
}

export type Half = 'first' | 'second';

export interface RecognisedHalf {
  readonly lines: readonly RecognisedLine[];
  /** The layout that was split; absent if it was not. Both halves must have the same. */
  readonly parted?: string;
}

/** `tesseract/publictypes.h`: fully automatic page segmentation, without orientation detection (PSM_AUTO). */
const ANY_LAYOUT = 3;
/** The same without columns (PSM_SINGLE_COLUMN). */
const ONE_COLUMN = 4;
/** One block of text (PSM_SINGLE_BLOCK). */
const ONE_BLOCK = 6;
/** One line of text (PSM_SINGLE_LINE). */
const ONE_LINE = 7;
/**
 * Tesseract takes the parts of syllables in Hangul for lines and columns: in a short text a third is lost, on a page 3 %; in one column,
 * nothing.
 */
const ONE_COLUMN_LANGUAGES = ['kor', 'kor_vert'];
/** Neural networks only (OEM_LSTM_ONLY): the core is built without the older engine. */
const ENGINE = 1;
/** Resolution of the scaled picture for ordinary type. */
const RESOLUTION = 300;
/** Rows from which a page is worth a second layout analysis, which takes as long as five. */
const LEAST_ROWS = 12;
/** Sets of languages that are kept ready: each takes about 20 MB, and a tenth of a second to prepare again. */
const MOST_READY = 4;

/** @param dataOf the data of a language, requested when it is first needed */
export async function startTesseract(
  compiled: CompiledWasm,
  memoryLimitBytes: number,
  dataOf: (language: string) => Uint8Array,
): Promise<HalvingTesseract> {
  let memory: WasmMemory | undefined;
  const module = await createModule({
    // It writes about empty pages and diacritics on standard output and standard error.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports: object, receive: (instance: WasmInstance) => void): Record<string, never> => {
      void webAssembly.instantiate(compiled, imports).then((instance) => {
        memory = memoryOf(instance);
        capMemory(memory, memoryLimitBytes, () => undefined);
        receive(instance);
      });
      return {};
    },
  });
  const pixelMemory = memory;
  if (pixelMemory === undefined) throw new Error('Tesseract has no memory.');
  const stored = new Set<string>();
  // The least recently used first.
  const ready = new Map<string, TessBaseAPI>();
  const readerOf = (languages: readonly string[]): TessBaseAPI => {
    const name = languages.join('+');
    const known = ready.get(name);
    ready.delete(name);
    const api = known ?? begun(languages);
    ready.set(name, api);
    return api;
  };
  const begun = (languages: readonly string[]): TessBaseAPI => {
    for (const [name, oldest] of ready) {
      if (ready.size < MOST_READY) break;
      oldest.End();
      module.destroy(oldest);
      ready.delete(name);
    }
    for (const language of languages.filter((one) => !stored.has(one))) {
      module.FS.writeFile(`${language}.traineddata`, dataOf(language));
      stored.add(language);
    }
    const api = new module.TessBaseAPI();
    if (api.Init(null, languages.join('+'), ENGINE) !== 0)
      throw new Error('Tesseract does not take the language data.');
    return api;
  };
  const withPicture = <Result>(
    { width, height, pixels }: GreyPixels,
    languages: readonly string[],
    layout: Layout,
    read: (api: TessBaseAPI) => Result,
  ): Result => {
    const api = readerOf(languages);
    const page = ONE_COLUMN_LANGUAGES.includes(languages[0]) ? ONE_COLUMN : ANY_LAYOUT;
    api.SetPageSegMode({ any: page, rows: ONE_BLOCK, line: ONE_LINE }[layout]);
    const pointer = module._malloc(pixels.length);
    if (pointer === 0) throw new Error('No memory for the picture.');
    try {
      new Uint8Array(pixelMemory.buffer).set(pixels, pointer);
      api.SetImage(pointer, width, height, 1, width);
      api.SetSourceResolution(RESOLUTION);
      return read(api);
    } finally {
      api.Clear();
      module._free(pointer);
    }
  };
  const recognised = (api: TessBaseAPI): readonly RecognisedLine[] => {
    if (api.Recognize(null) !== 0) throw new Error('Tesseract gave up.');
    return recognisedLines(module, pixelMemory, api);
  };
  const seenBy = (api: TessBaseAPI): SeenWords => ({
    steps: stepsOfWords(hocr(module, pixelMemory, api)),
    isWord: (word) => api.IsValidWord(word) !== 0,
  });
  return {
    expecting: (expected) => ({
      recognise: (picture, languages, layout = 'any') =>
        withPicture(picture, languages, layout, (api) => {
          api.SetVariable(STEPS_SETTING, '1');
          try {
            return withExpectedWords(recognised(api), seenBy(api), expected);
          } finally {
            api.SetVariable(STEPS_SETTING, '0');
          }
        }),
    }),
    isWord: (word, languages) => readerOf(languages).IsValidWord(word) !== 0,
    recognise: (picture, languages, layout = 'any') => withPicture(picture, languages, layout, recognised),
    recogniseHalf: (picture, language, half, mayPart) =>
      withPicture(picture, [language], 'any', (api) => {
        const rows = layoutRows(module, pixelMemory, api, picture.height);
        if (rows === undefined || rows.length < LEAST_ROWS || !mayPart()) {
          return { lines: half === 'first' ? recognised(api) : [] };
        }
        const at = middleOf(rows);
        const putBack = leaveOut(pixelMemory, half === 'first' ? rows.slice(at) : rows.slice(0, at));
        try {
          return { lines: recognised(api), parted: JSON.stringify(rows.map(({ box }) => box)) };
        } finally {
          putBack();
        }
      }),
  };
}

function hocr(module: TesseractModule, memory: WasmMemory, api: TessBaseAPI): string {
  const pointer = module._emscripten_bind_TessBaseAPI_GetHOCRText_1(module.getPointer(api), 0);
  if (pointer === 0) return '';
  const bytes = new Uint8Array(memory.buffer);
  const text = new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  module._free(pointer);
  return text;
}

/** The number of rows that together are about as long as all others: recognition time depends on length. */
function middleOf(rows: readonly LayoutRow[]): number {
  const lengths = rows.map(({ box }) => box.x1 - box.x0);
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let sum = 0;
  return 1 + lengths.findIndex((length) => (sum += length) >= half);
}

/** Emscripten shortens the names of exports. */
function memoryOf(instance: WasmInstance): WasmMemory {
  for (const value of Object.values(instance.exports)) if ('grow' in value && 'buffer' in value) return value;
  throw new Error('Tesseract exports no memory.');
}
