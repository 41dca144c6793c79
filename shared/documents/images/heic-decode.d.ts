/** The part of `heic-decode` that we use; the package declares no types. */
declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    /** RGBA, 4 bytes a pixel. */
    decode(): Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  interface HeicPictures extends ReadonlyArray<HeicPicture> {
    /** Gives the memory of all pictures back. */
    dispose(): void;
  }
  const decodeHeic: { all(file: { readonly buffer: Uint8Array }): Promise<HeicPictures> };
  export default decodeHeic;
}
