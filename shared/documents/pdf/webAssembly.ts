/** The part of the WebAssembly interface that we use: TypeScript declares it for browsers only. */

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** By pages of 64 KiB; returns the size before. @throws RangeError if the memory cannot grow. */
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

const WASM_PAGE_BYTES = 65_536;

/**
 * Refuses growth past `limitBytes`: PDFium's own limit is 2 GB, which a small hostile file can reach. PDFium then
 * either fails cleanly or aborts.
 */
export function capMemory(memory: WasmMemory, limitBytes: number, onRefusal: () => void): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages: number): number => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > limitBytes) {
      onRefusal();
      throw new RangeError(`WebAssembly memory would exceed ${limitBytes} bytes`);
    }
    return grow(pages);
  };
}
