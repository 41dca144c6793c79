/** The part of `tesseract.js-core` that we use; the package declares no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export interface TessBaseAPI {
    /** 0 on success. */
    Init(dataPath: string | null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    SetImage(pixels: number, width: number, height: number, bytesPerPixel: number, bytesPerRow: number): void;
    SetSourceResolution(perInch: number): void;
    /** 0 on success. */
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
    Clear(): void;
    /** Gives the memory of the languages back. */
    End(): void;
  }
  interface TesseractModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
    destroy(object: TessBaseAPI): void;
    _malloc(size: number): number;
    _free(pointer: number): void;
  }
  const createModule: (options: object) => Promise<TesseractModule>;
  export default createModule;
}
