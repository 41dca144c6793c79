/** A part of a form that is held in memory: one beside the file, within a limit. */
import type { Readable } from 'node:stream';

/**
 * Reads the part while it arrives.
 * @param onTooLarge called once when it exceeds `maxBytes`; nothing more is kept then
 * @returns what has arrived so far
 */
export function collectPart(stream: Readable, maxBytes: number, onTooLarge: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    const fitted = size <= maxBytes;
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else if (fitted) onTooLarge();
  });
  return () => Buffer.concat(chunks);
}
