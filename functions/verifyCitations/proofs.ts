/** Proof images of a request: equal ones are drawn once, a few at a time, and kept for the next request. */
import { LRUCache } from 'lru-cache';
import { availableParallelism } from 'node:os';
import type { OutputImageFormat } from '../../shared/contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import type { Mark } from '../../shared/evidence/mark.ts';
import { proofImage, type ProofImage } from '../../shared/evidence/proofImage.ts';
import { transcriptProof, type TranscriptPassage } from '../../shared/evidence/transcript/transcriptProof.ts';
import type { Typesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import type { PlacedCharacter } from '../../shared/evidence/visibility.ts';
import { createLimit } from '../../shared/platform/limit.ts';

export interface Proofs {
  draw(
    source: DocumentSource,
    pages: readonly IndexedPage[],
    marks: readonly Mark[],
    format: OutputImageFormat,
    characters: readonly PlacedCharacter[],
  ): Promise<ProofImage>;
  /** Of a recording. */
  drawSpoken(
    source: DocumentSource,
    pages: readonly IndexedPage[],
    passage: TranscriptPassage,
    format: OutputImageFormat,
  ): Promise<ProofImage>;
}

export interface ProofsDependencies {
  readonly reader: DocumentReader;
  readonly typesetter: Typesetter;
  /** Bytes of pictures that are kept. */
  readonly maxBytes: number;
}

export function createProofs({ reader, typesetter, maxBytes }: ProofsDependencies): Proofs {
  // One more than the processors, so that encoding and drawing overlap.
  const limit = createLimit(availableParallelism() + 1);
  const images = new LRUCache<string, ProofImage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (image, key) => image.src.length + key.length,
  });
  const underWay = new Map<string, Promise<ProofImage>>();
  const once = (key: string, draw: () => Promise<ProofImage>): Promise<ProofImage> => {
    const known = images.get(key);
    if (known) return Promise.resolve(known);
    const started = underWay.get(key);
    if (started) return started;
    const drawn = limit(draw)
      .then((image) => {
        images.set(key, image);
        return image;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };
  return {
    draw: (source, pages, marks, format, characters) =>
      once(JSON.stringify([source.id, format, marks, characters]), () =>
        proofImage(reader, source, pages, marks, format, characters),
      ),
    drawSpoken: (source, pages, passage, format) =>
      once(JSON.stringify([source.id, format, passage.times, passage.marks]), () =>
        transcriptProof({ reader, typesetter }, source, pages, passage, format),
      ),
  };
}
