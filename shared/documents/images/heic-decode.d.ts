/** The part of `heic-decode` that we use; the package declares no types. */
declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    /** RGBA, 4 bytes per pixel. */
    decode(): Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  interface HeicPictures extends ReadonlyArray<HeicPicture> {
    /** Frees the memory of all pictures. */
    dispose(): void;
  }
  const decodeHeic: { all(file: { readonly buffer: Uint8Array }): Promise<HeicPictures> };
  export default decodeHeic;
}
