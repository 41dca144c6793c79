/** The part of `tesseract.js-core` that we use; the package declares no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export interface TessBaseAPI {
    /** 0 on success. */
    Init(dataPath: string | null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    SetImage(pixels: number, width: number, height: number, bytesPerPixel: number, bytesPerRow: number): void;
    SetSourceResolution(perInch: number): void;
    /** The layout, line by line; null if there is nothing. Belongs to the caller. `Recognize` continues from there. */
    AnalyseLayout(mergeSimilarWords: boolean): PageIterator | null;
    /** 0 on success. */
    Recognize(monitor: null): number;
    /** What was recognised, letter by letter; null if there is nothing. Belongs to the caller. */
    GetIterator(): ResultIterator | null;
    /** Whether the dictionary of its languages has it: 0 if not. */
    IsValidWord(word: string): number;
    Clear(): void;
    /** Frees the memory of the languages. */
    End(): void;
  }
  /** `PageIteratorLevel` of Tesseract: 2 a line, 3 a word, 4 a symbol. */
  export type Level = 2 | 3 | 4;
  export interface PageIterator {
    Begin(): void;
    /** False if there is none left. */
    Next(level: Level): boolean;
    /** As in `ResultIterator`, with this many pixels around it. */
    BoundingBox(level: Level, padding: number, left: number, top: number, right: number, bottom: number): boolean;
  }
  export interface ResultIterator {
    Begin(): void;
    /** False if there is none left. */
    Next(level: Level): boolean;
    IsAtBeginningOf(level: Level): boolean;
    /** 0..100. */
    Confidence(level: Level): number;
    getBaseline(level: Level): { x0: number; y0: number; x1: number; y1: number; has_baseline: boolean };
    /** For the line. `descenders` is negative. */
    getRowAttributes(): { row_height: number; descenders: number; ascenders: number };
    /** Writes four 32-bit integers at the addresses. False if there is no box. */
    BoundingBox(level: Level, left: number, top: number, right: number, bottom: number): boolean;
  }
  export interface TesseractModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
    destroy(object: TessBaseAPI | PageIterator | ResultIterator): void;
    getPointer(object: TessBaseAPI | PageIterator | ResultIterator): number;
    /** Address of a string that ends with a zero byte and belongs to the caller: the method of the class would lose it. */
    _emscripten_bind_ResultIterator_GetUTF8Text_1(iterator: number, level: Level): number;
    /** The same, of a page (from 0) as hOCR. */
    _emscripten_bind_TessBaseAPI_GetHOCRText_1(api: number, page: number): number;
    _malloc(size: number): number;
    _free(pointer: number): void;
  }
  const createModule: (options: object) => Promise<TesseractModule>;
  export default createModule;
}
