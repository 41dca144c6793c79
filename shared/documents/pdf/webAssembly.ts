/** The part of the WebAssembly interface that we use: TypeScript declares it for browsers only. */

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** By pages of 64 KiB; answers with the size before. @throws RangeError when the memory cannot grow. */
  grow(pages: number): number;
}

/** Compiled code without state: may be posted to other threads. */
export interface CompiledWasm {
  readonly [Symbol.toStringTag]?: string;
}

export interface WasmInstance {
  readonly exports: { readonly memory: WasmMemory };
}

interface WebAssemblyInterface {
  compile(bytes: Uint8Array): Promise<CompiledWasm>;
  instantiate(compiled: CompiledWasm, imports: object): Promise<WasmInstance>;
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyInterface }).WebAssembly;
