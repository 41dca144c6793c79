/** Recognised speech becomes lines that end where sentences do. */
import { spokenCues } from '../../../shared/speech/spokenCues.ts';
import type { SpokenWord } from '../../../shared/speech/spokenWord.ts';
import { spokenTimes } from '../../../shared/evidence/transcript/spokenTimes.ts';
import { transcriptPages } from '../../../shared/documents/media/transcript.ts';

/** `text` at `startMs`, 300 ms long. */
const word = (text: string, startMs: number, confidence = 95): SpokenWord => ({
  text,
  startMs,
  endMs: startMs + 300,
  confidence,
});
const words = (text: string, startMs = 0): SpokenWord[] =>
  text.split(' ').map((part, at) => word(part, startMs + 400 * at));
const HOUR_MS = 3_600_000;
const lines = (heard: readonly SpokenWord[]): string[] => spokenCues(heard, HOUR_MS).map(({ text }) => text);

describe('the lines of recognised speech', () => {
  it('end with sentences, with pauses, and where they are long', () => {
    expect(lines(words('Costs fell. Revenue rose? Yes!'))).toEqual(['Costs fell.', 'Revenue rose?', 'Yes!']);
    expect(lines([...words('we sold'), ...words('the ferries', 2_000)])).toEqual(['we sold', 'the ferries']);
    const long = lines(words(Array.from({ length: 60 }, () => 'ferries').join(' ')));
    expect(long.length).toBeGreaterThan(4);
    for (const line of long) expect(line.length).toBeLessThanOrEqual(90);
  });

  it('have a confidence for each word between spaces, and only those', () => {
    const heard = [word('three', 0, 61.4), word('hundred\u00a0and', 400, 99), word('  ', 800), word('five.', 900, 80)];
    expect(spokenCues(heard, HOUR_MS)).toMatchObject([
      { text: 'three hundred and five.', wordConfidences: [61, 99, 99, 80] },
    ]);
  });

  it('have no spaces between signs, of which the least sure one counts', () => {
    const heard = [word('收入', 0, 98), word('三百', 300, 71), word('。', 600, 90), word('AWS', 700, 99)];
    expect(spokenCues(heard, HOUR_MS)).toMatchObject([
      { text: '收入三百。', wordConfidences: [71] },
      { text: 'AWS', wordConfidences: [99] },
    ]);
  });

  it('tell when each word is spoken', () => {
    const heard = [word('We', 1_000), word('sold', 1_500), word('ferries', 2_600)];
    const pages = transcriptPages(spokenCues(heard, HOUR_MS), 1, { width: 1, height: 1 }, 'speech');
    expect(pages[0].lines[0].text).toBe('We sold ferries');
    const at = (start: number, end: number) => spokenTimes(pages, [{ pageNumber: 1, lineId: 1, start, end }]);
    expect(at(3, 7)).toEqual({ startMs: 1_500, endMs: 1_800 });
    expect(at(8, 15)).toEqual({ startMs: 2_600, endMs: 2_900 });
    expect(at(0, 15)).toEqual({ startMs: 1_000, endMs: 2_900 });
  });

  it('lie within the recording, in order, whatever times were given', () => {
    const cues = spokenCues([word('last', 9_900), word('late', 20_000), word('early', -500)], 10_000);
    expect(cues.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
      ['early', 0, 1],
      ['last late', 9_900, 10_000],
    ]);
  });

  it('are none where nothing was said', () => {
    expect(spokenCues([], HOUR_MS)).toEqual([]);
    expect(spokenCues([word(' ', 0)], HOUR_MS)).toEqual([]);
  });
});
