/** What an image may cost: all limits on pixels, time and memory of decoding. */

/** Pixels of one picture: a page of newsprint at 300 dpi, or the largest phone's photograph. 200 MB at four bytes each. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Pixels along a side: what JPEG, WebP and every viewer can hold; a longer strip is not a page. */
export const MAX_IMAGE_SIDE = 65_500;
/** Milliseconds that inspecting or decoding one picture may take: the largest take under two seconds. */
export const DECODING_DEADLINE_MS = 20_000;
/** JavaScript memory of the decoding process, megabytes. Pixels are outside it, under the limit on pixels. */
export const DECODER_HEAP_MB = 512;
/** Bytes of files that the decoding process keeps for the next question about the same image. */
export const KEPT_FILE_BYTES = 100 * 1024 * 1024;
