/** Tesseract as WebAssembly, one instance in this thread, without its JavaScript wrapper, which fetches and does not guard. */
import createModule from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import { capMemory, webAssembly } from '../pdf/webAssembly.ts';
import type { CompiledWasm, WasmInstance, WasmMemory } from '../pdf/webAssembly.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedPage } from './recognised.ts';

export interface Tesseract {
  /** Lines in the order in which Tesseract reads them. @throws Error when it gives up: it must then be replaced */
  recognise(picture: GreyPicture): readonly RecognisedLine[];
}

export interface LanguageData {
  /** As Tesseract names it, for example `eng`. */
  readonly name: string;
  readonly data: Uint8Array;
}

/** Fully automatic page segmentation, without orientation detection (`tesseract/publictypes.h`: PSM_AUTO). */
const PAGE_SEGMENTATION = 3;
/** Neural networks only (OEM_LSTM_ONLY): the core is built without the older engine. */
const ENGINE = 1;
/** What the scaled picture comes to for ordinary type. */
const RESOLUTION = 300;

export async function startTesseract(
  compiled: CompiledWasm,
  memoryLimitBytes: number,
  languages: readonly LanguageData[],
): Promise<Tesseract> {
  let memory: WasmMemory | undefined;
  const module = await createModule({
    // It talks of empty pages and diacritics on standard output and standard error.
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
  for (const { name, data } of languages) module.FS.writeFile(`${name}.traineddata`, data);
  const api = new module.TessBaseAPI();
  if (api.Init(null, languages.map(({ name }) => name).join('+'), ENGINE) !== 0) {
    throw new Error('Tesseract does not take the language data.');
  }
  api.SetPageSegMode(PAGE_SEGMENTATION);
  return {
    recognise: ({ width, height, pixels }) => {
      const pointer = module._malloc(pixels.length);
      if (pointer === 0) throw new Error('No memory for the picture.');
      try {
        new Uint8Array(pixelMemory.buffer).set(pixels, pointer);
        api.SetImage(pointer, width, height, 1, width);
        api.SetSourceResolution(RESOLUTION);
        if (api.Recognize(null) !== 0) throw new Error('Tesseract gave up.');
        const page = JSON.parse(api.GetJSONText(0)) as RecognisedPage;
        return (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      } finally {
        api.Clear();
        module._free(pointer);
      }
    },
  };
}

/** Emscripten shortens the names of exports. */
function memoryOf(instance: WasmInstance): WasmMemory {
  for (const value of Object.values(instance.exports)) if ('grow' in value && 'buffer' in value) return value;
  throw new Error('Tesseract exports no memory.');
}
