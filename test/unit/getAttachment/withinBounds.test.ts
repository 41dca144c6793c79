/** An answer loses pictures before it grows too large, and never a verdict. */
import { Readable } from 'node:stream';
import { withinBounds } from '../../../functions/getAttachment/withinBounds.ts';
import type { StoredEntry } from '../../../shared/attachments/storedVerifications.ts';

const SIZE = 1_000_000;

function* verifications(count: number, pictureSize: number, snippetSize: number): Generator<StoredEntry> {
  const src = 'A'.repeat(pictureSize);
  const snippet = 'a'.repeat(snippetSize);
  for (let i = 0; i < count; i++) {
    yield [
      String(i),
      {
        status: 'found',
        searchState: { status: 'found', occurrences: 1, confidence: 1 },
        lowerCaseSearchTerm: '',
        sourceSnippet: snippet,
        matchSnippet: '',
        evidence: { src, dimensions: { width: 1, height: 1 } },
        citation: {},
        matcherVersion: 'test',
        verifiedAt: '2030-01-01T00:00:00.000Z',
      },
    ];
  }
}

async function bounded(entries: Iterable<StoredEntry>): Promise<StoredEntry[]> {
  const kept: StoredEntry[] = [];
  for await (const entry of withinBounds(Readable.from(entries))) kept.push(entry);
  return kept;
}

describe('the verifications of one answer', () => {
  it('keep all their pictures while these are less than half of what AWS streams', async () => {
    const kept = await bounded(verifications(90, SIZE, 10));
    expect(kept.filter(([, { evidence }]) => evidence !== undefined)).toHaveLength(90);
  });

  it('lose the pictures of the oldest, and no verdict, where there are more', async () => {
    const kept = await bounded(verifications(150, SIZE, 10));
    expect(kept).toHaveLength(150);
    expect(kept.map(([, { evidence }]) => evidence !== undefined).lastIndexOf(true)).toBe(99);
    expect(kept[149][1]).toMatchObject({ status: 'found', sourceSnippet: 'a'.repeat(10) });
  });

  it('end with what still fits, where not even the verdicts do', async () => {
    const kept = await bounded(verifications(200, 10, SIZE));
    expect(kept.length).toBeGreaterThan(150);
    expect(kept.length).toBeLessThan(175);
  });
});
