/**
 * Bodies in chunks of a few bytes. Each costs Node as much as one of a whole packet: a hundred megabytes of them take minutes of the thread
 * that everybody shares, and sending them needs no key.
 */
import { IncomingMessage } from 'node:http';

/** Programs that write by the letter send so many at most. */
const MOST_TINY_CHUNKS = 10_000;
/** Bytes on average: programs that write by the line send more. */
const LEAST_BYTES = 32;

/** Closes the connection of a body in too many chunks that are too small. */
export class MeasuredRequest extends IncomingMessage {
  private chunks = 0;
  private bytes = 0;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk instanceof Buffer) {
      this.chunks += 1;
      this.bytes += chunk.length;
      if (this.chunks > MOST_TINY_CHUNKS && this.bytes < this.chunks * LEAST_BYTES) {
        this.socket.destroy();
        return false;
      }
    }
    return super.push(chunk, encoding);
  }
}
