/** Proof images of a request: identical ones are drawn once, a few at a time, and kept for the next request. */
import { LRUCache } from 'lru-cache';
import { availableParallelism } from 'node:os';
import type { OutputImageFormat } from '../contract/requests.ts';
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import type { Mark, MarkKind } from '../evidence/mark.ts';
import { proofImage, type Proof } from '../evidence/proofImage.ts';
import { transcriptProof, type TranscriptPassage } from '../evidence/transcript/transcriptProof.ts';
import type { Typesetter } from '../evidence/typesetting/typesetter.ts';
import { placedCharacters } from '../evidence/visibility.ts';
import type { LineSpan } from '../matching/source/source.ts';
import { createFairLimit } from '../platform/fairLimit.ts';
import { mapInTurns } from '../platform/turns.ts';
import type { RequestBudget } from './requestBudget.ts';
import { createShownWords } from './shownWords.ts';

/** What is visible of a match on its pages. */
export interface Passage {
  /** Name the passage: the same in the same document are the same picture. */
  readonly spans: readonly (LineSpan & { readonly kind: MarkKind })[];
  readonly format: OutputImageFormat;
  /** Created when the passage's turn comes: for a long quotation they are large. */
  readonly marks: () => Promise<readonly Mark[]>;
  /** As `proofImage` asks it. */
  readonly wantsPicture: () => boolean;
  /** Called with what the places show as soon as they were looked at for this passage; not if another already has its picture. */
  readonly looked: (proof: Proof) => void;
  /** Called with the milliseconds of processor time of each drawing. */
  readonly drawn: (workMs: number) => void;
  /** As `proofImage` takes them. */
  readonly inTurn: RequestBudget['drawInTurn'];
  readonly mayDraw: () => boolean;
}

export interface Proofs {
  draw(source: DocumentSource, pages: readonly IndexedPage[], passage: Passage): Promise<Proof>;
  /** For a recording. */
  drawSpoken(
    source: DocumentSource,
    pages: readonly IndexedPage[],
    passage: TranscriptPassage,
    format: OutputImageFormat,
  ): Promise<Proof>;
}

export interface ProofsDependencies {
  readonly reader: DocumentReader;
  readonly typesetter: Typesetter;
  /** Bytes of pictures that are kept. */
  readonly maxBytes: number;
}

export function createProofs({ reader, typesetter, maxBytes }: ProofsDependencies): Proofs {
  // One more than the processors, so that encoding and drawing overlap, and one more for somebody else.
  const perOwner = availableParallelism() + 1;
  const fairly = createFairLimit({ concurrency: perOwner + 1, perOwner });
  const known = new LRUCache<string, Proof>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ picture }, key) => (picture?.src.length ?? 0) + key.length,
  });
  const underWay = new Map<string, Promise<Proof>>();
  const shown = createShownWords();
  const once = async (
    { owner = '' }: DocumentSource,
    key: string,
    wantsPicture: () => boolean,
    draw: () => Promise<Proof>,
  ): Promise<Proof> => {
    const earlier = known.get(key) ?? (await underWay.get(key));
    // Another request may have had no room for the picture, or no time to look.
    if (earlier && earlier.visibility !== 'unlooked' && (earlier.picture !== undefined || !wantsPicture()))
      return earlier;
    const drawn = fairly(owner, draw)
      .then((proof) => {
        if (proof.picture !== undefined) known.set(key, proof);
        return proof;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };
  return {
    draw: (source, pages, { spans, format, marks, ...look }) =>
      once(source, JSON.stringify([source.id, format, spans]), look.wantsPicture, async () => {
        const words = spans.filter(({ kind }) => kind === 'quotation');
        const unseen = shown.unseen(source.id, words);
        const characters = (await mapInTurns(unseen, (span) => placedCharacters(pages, [span]))).flat();
        const proof = await proofImage(reader, source, pages, await marks(), format, { ...look, characters });
        if (proof.visibility === 'shown') shown.note(source.id, words);
        return proof;
      }),
    drawSpoken: (source, pages, passage, format) =>
      once(
        source,
        JSON.stringify([source.id, format, passage.times, passage.marks]),
        () => true,
        () => transcriptProof({ reader, typesetter }, source, pages, passage, format),
      ),
  };
}
