/** Searches all attachments of an account for quotations: by their sketches, and in the texts of those that may contain one. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { runsOf, shareIn } from '../attachments/sketch.ts';
import { loadSketch, type StoredSketch } from '../attachments/storedSketch.ts';
import type { Citation } from '../contract/citation.ts';
import { createLimit } from '../platform/limit.ts';
import { mapInTurns } from '../platform/turns.ts';
import type { Storage } from '../storage/storage.ts';
import { accountSketches } from './accountSketches.ts';
import type { Elsewhere, SearchedSource } from './findElsewhere.ts';
import { usableSources } from './usableSources.ts';

/** Attachments that one request looks at, newest first: their sketches are at most 128 KiB each. */
export const MOST_LOOKED_AT = 5_000;
/** Sketches that a process keeps for the next search: those of about a thousand attachments of ten pages. */
export const SKETCH_CACHE_BYTES = 32 * 1024 * 1024;
/** Sketches read in parallel. */
const READS_AT_ONCE = 32;
/** Sketches in memory at a time, at most 25 MB. */
const HELD_AT_ONCE = 200;
/** Share of a quotation's runs of words: an ellipsis may split the others, or they may be read differently. */
const LEAST_SHARE = 0.6;
/** Runs of a quotation that are searched for: more add nothing. */
const MOST_RUNS = 24;
/** Quotations times sketches in a request: about two seconds of one processor. With many quotations fewer attachments are searched. */
const MOST_COMPARISONS = 500_000;
/** After which others get their turn. */
const COMPARISONS_A_TURN = 5_000;
/** Texts that are searched, for each quotation and for the request: each takes up to a second to load. */
const MOST_TEXTS_PER_QUOTATION = 3;
const MOST_TEXTS = 20;

/** What a request with `searchAlso: "account"` is told. */
export interface SearchedAccount {
  /** Examined by their sketches. */
  readonly attachments: number;
  /** In the account, including those that have no sketch yet. */
  readonly total: number;
}

export interface AccountSearch {
  readonly elsewhere: Elsewhere;
  /** Nothing was searched if everything was found. */
  searched(): SearchedAccount;
}

/** Begins the search of one request, with this many quotations in all. */
export type BeginAccountSearch = (accountId: string, quotations: number) => AccountSearch;

/** @param maxBytes of sketches that a process keeps; a sketch never changes */
export function createAccountSearch(
  { files, attachments }: Pick<Storage, 'files' | 'attachments'>,
  maxBytes: number,
): BeginAccountSearch {
  const known = new LRUCache<string, StoredSketch>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ sketch }) => Math.max(1, sketch.length),
  });
  const read = async (key: string): Promise<StoredSketch[]> => {
    const sketch = known.get(key) ?? (await loadSketch(files, key));
    if (sketch) known.set(key, sketch);
    return sketch ? [sketch] : [];
  };
  return (accountId, quotations) => {
    let searched: SearchedAccount = { attachments: 0, total: 0 };
    let listing: Promise<readonly string[]> | undefined;
    let textsLeft = MOST_TEXTS;
    const list = async (): Promise<readonly string[]> => {
      const { keys, total } = await accountSketches({ files, attachments }, accountId);
      const most = Math.min(MOST_LOOKED_AT, Math.floor(MOST_COMPARISONS / Math.max(1, quotations)));
      searched = { attachments: Math.min(keys.length, most), total };
      return keys.slice(0, most);
    };
    return {
      searched: () => searched,
      async elsewhere(missing, own) {
        listing ??= list();
        const search = await createCandidates(missing, own);
        const limit = createLimit(READS_AT_ONCE);
        const looked = await listing;
        for (let at = 0; at < looked.length; at += HELD_AT_ONCE) {
          const held = looked.slice(at, at + HELD_AT_ONCE);
          const sketches = await Promise.all(held.map((key) => limit(() => read(key))));
          await search.lookAt(sketches.flat());
        }
        const wanted = search.best().slice(0, textsLeft);
        textsLeft -= wanted.length;
        const identifiers = wanted.map(([attachmentId]) => attachmentId);
        const { ready } = await usableSources(attachments, accountId, identifiers);
        const keysOf = new Map(wanted);
        return ready.map((record): SearchedSource => ({ record, keys: keysOf.get(record.attachmentId) ?? new Set() }));
      },
    };
  };
}

interface Likely {
  readonly attachmentId: string;
  readonly share: number;
}

/**
 * Collects, sketch by sketch, the attachments that may contain a quotation. Giving others turns in between: a hundred quotations of
 * fifty thousand characters take a second to be cut into runs.
 */
async function createCandidates(missing: ReadonlyMap<string, Citation>, own: string) {
  const wanted = await mapInTurns(missing, ([key, { sourceContext, value }]) => ({
    key,
    runs: runsOf(sourceContext ?? value ?? '', MOST_RUNS),
    likely: [] as readonly Likely[],
  }));
  return {
    async lookAt(sketches: readonly StoredSketch[]): Promise<void> {
      let compared = 0;
      for (const one of wanted) {
        const found = sketches
          .map(({ attachmentId, sketch }) => ({ attachmentId, share: shareIn(sketch, one.runs, LEAST_SHARE) }))
          .filter(({ attachmentId, share }) => share > 0 && attachmentId !== own);
        // Equally likely ones are taken by age, newest first.
        one.likely = [...one.likely, ...found].sort((a, b) => b.share - a.share).slice(0, MOST_TEXTS_PER_QUOTATION);
        compared += sketches.length;
        if (compared < COMPARISONS_A_TURN) continue;
        compared = 0;
        await nextTurn();
      }
    },
    /** The most likely attachments first, with the keys of the quotations that each may contain. */
    best(): [attachmentId: string, keys: ReadonlySet<string>][] {
      const likely = wanted.flatMap((one) => one.likely.map((found) => ({ ...found, key: one.key })));
      const byAttachment = Map.groupBy(
        likely.sort((one, other) => other.share - one.share),
        ({ attachmentId }) => attachmentId,
      );
      return Array.from(byAttachment, ([attachmentId, of]) => [attachmentId, new Set(of.map(({ key }) => key))]);
    },
  };
}
