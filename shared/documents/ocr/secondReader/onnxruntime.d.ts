/** The part of ONNX Runtime's WebAssembly that we use; the package declares it for its own wrapper only. Addresses are bytes in its memory. */
declare module 'onnxruntime-web/ort-wasm-simd-threaded.mjs' {
  export interface OnnxRuntime {
    readonly HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    UTF8ToString(address: number): string;
    /** 0 on success, as of the other functions that return no address. */
    _OrtInit(threads: number, logLevel: number): number;
    /** The message of the last error, at the second address. */
    _OrtGetLastError(code: number, message: number): number;
    /** All addresses returned are 0 on failure. */
    _OrtCreateSessionOptions(
      optimisation: number,
      keepsMemory: boolean,
      plansMemory: boolean,
      executionMode: number,
      profiles: boolean,
      profilePrefix: number,
      logName: number,
      logLevel: number,
      logVerbosity: number,
      optimisedModelPath: number,
    ): number;
    _OrtCreateSession(model: number, bytes: number, options: number): number;
    /** The name of an input, or of an output after all inputs, at the third address. */
    _OrtGetInputOutputMetadata(session: number, index: number, name: number, metadata: number): number;
    _OrtCreateTensor(
      type: number,
      data: number,
      bytes: number,
      dimensions: number,
      rank: number,
      location: number,
    ): number;
    _OrtGetTensorData(tensor: number, type: number, data: number, dimensions: number, rank: number): number;
    _OrtReleaseTensor(tensor: number): void;
    _OrtRun(
      session: number,
      inputNames: number,
      inputs: number,
      inputCount: number,
      outputNames: number,
      outputCount: number,
      outputs: number,
      options: number,
    ): number;
    _OrtFree(address: number): void;
  }
  interface Options {
    readonly numThreads: number;
    readonly print: () => void;
    readonly printErr: () => void;
    readonly instantiateWasm: (
      imports: object,
      receive: (instance: object, compiled: object) => void,
    ) => Record<string, never>;
  }
  const startRuntime: (options: Options) => Promise<OnnxRuntime>;
  export default startRuntime;
}
