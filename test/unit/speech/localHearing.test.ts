/** What surrounds the local recogniser: where sound is cut, and how its tokens become words. */
import { SOUND_RATE } from '../../../shared/documents/media/sound.ts';
import { pieceEnds, quietestMoment } from '../../../shared/speech/local/pauses.ts';
import { soundOf } from '../../../shared/speech/local/sherpaRecogniser.ts';
import { tokenWords, type TokenResult } from '../../../shared/speech/local/tokenWords.ts';

/** Loud, except for pauses of 0.4 s that end at these seconds. */
function speech(seconds: number, ...pausesBefore: number[]): Int16Array {
  const samples = new Int16Array(seconds * SOUND_RATE);
  for (let at = 0; at < samples.length; at++) {
    const second = at / SOUND_RATE;
    const isPause = pausesBefore.some((end) => second >= end - 0.4 && second < end);
    samples[at] = isPause ? 3 : 8_000 * Math.sin(at / 7);
  }
  return samples;
}
const inSeconds = (sample: number): number => sample / SOUND_RATE;

describe('the cut', () => {
  it('lies in the pause', () => {
    const cut = inSeconds(quietestMoment(speech(10, 6), 2 * SOUND_RATE, 9 * SOUND_RATE));
    expect(cut).toBeGreaterThan(5.6);
    expect(cut).toBeLessThan(6);
  });

  it('makes pieces of at most twenty seconds, each ended by a pause', () => {
    const ends = pieceEnds(speech(50, 17, 29)).map(inSeconds);
    expect(ends.at(-1)).toBe(50);
    expect(ends[0]).toBeGreaterThan(16.6);
    expect(ends[0]).toBeLessThan(17);
    expect(ends[1]).toBeGreaterThan(28.6);
    expect(ends[1]).toBeLessThan(29);
    for (const [at, end] of ends.entries()) expect(end - (ends[at - 1] ?? 0)).toBeLessThanOrEqual(20);
    expect(pieceEnds(new Int16Array(0))).toEqual([0]);
  });

  it('between two stretches is the same for both: every sample is heard once', async () => {
    const whole = speech(70, 24, 33, 41, 66);
    const sound = ({ startMs, endMs }: { startMs: number; endMs: number }) => {
      const piece = whole.slice((startMs * SOUND_RATE) / 1000, (endMs * SOUND_RATE) / 1000);
      return Promise.resolve(new Uint8Array(piece.buffer));
    };
    const heard: Uint8Array[] = [];
    const starts: number[] = [];
    for (let startMs = 0; startMs < 70_000; startMs += 20_000) {
      const endMs = Math.min(startMs + 20_000, 70_000);
      const part = await soundOf({ startMs, endMs, durationMs: 70_000, sound });
      heard.push(part.samples);
      starts.push(part.startMs);
    }
    expect(Buffer.concat(heard).equals(Buffer.from(whole.buffer))).toBe(true);
    for (const [at, end] of [24, 41, 66].entries()) {
      expect(starts[at + 1]).toBeGreaterThan(1000 * (end - 0.4));
      expect(starts[at + 1]).toBeLessThan(1000 * end);
    }
  });

  it('is none where the sound ends before its stated length', async () => {
    const sound = () => Promise.resolve(new Uint8Array(0));
    const part = await soundOf({ startMs: 20_000, endMs: 40_000, durationMs: 60_000, sound });
    expect(part).toEqual({ samples: new Uint8Array(0), startMs: 20_000 });
  });
});

describe('the words of a piece', () => {
  const result = (text: string, tokens: string[], changes: Partial<TokenResult> = {}): TokenResult => ({
    text,
    tokens,
    timestamps: tokens.map((_, at) => at * 0.3),
    durations: [],
    logProbabilities: tokens.map(() => Math.log(0.97)),
    ...changes,
  });

  it('are as sure as the least sure of their tokens', () => {
    const heard = result(' We sold fifteen.', [' We', ' sold', ' fif', 'teen', '.'], {
      logProbabilities: [0.99, 0.98, 0.95, 0.4, 0.1].map(Math.log),
    });
    const words = tokenWords(heard, 10_000, 20_000);
    expect(words.map(({ text, confidence }) => [text, Math.round(confidence)])).toEqual([
      ['We', 99],
      ['sold', 98],
      ['fifteen.', 40],
    ]);
    expect(words.map(({ startMs }) => startMs)).toEqual([10_000, 10_300, 10_600]);
  });

  it('begin where a space does, in either way of writing it', () => {
    expect(tokenWords(result('HELLO YOU ALL', ['▁HE', 'LLO', '▁', 'YOU', ' ALL']), 0, 5_000)).toMatchObject([
      { text: 'HELLO' },
      { text: 'YOU' },
      { text: 'ALL' },
    ]);
    expect(tokenWords(result('收入三百', ['收', '入', '三', '百']), 0, 5_000).map(({ text }) => text)).toEqual([
      '收',
      '入',
      '三',
      '百',
    ]);
  });

  it('last as long as the model says, and never into the next one', () => {
    const words = tokenWords(result('a b', [' a', ' b'], { timestamps: [1, 1.2], durations: [0.5, 0.1] }), 0, 9_000);
    expect(words).toMatchObject([
      { startMs: 1_000, endMs: 1_200 },
      { startMs: 1_200, endMs: 1_300 },
    ]);
  });

  it('are nobody’s to be sure of where the model does not tell, or its tokens are not its text', () => {
    expect(tokenWords(result('a b', [' a', ' b'], { logProbabilities: [] }), 0, 1_000)).toMatchObject([
      { text: 'a', confidence: 0 },
      { text: 'b', confidence: 0 },
    ]);
    const bytes = result('naïve plan', [' na', '<0xC3>', '<0xAF>', 've', ' plan']);
    expect(tokenWords(bytes, 2_000, 4_000)).toEqual([
      { text: 'naïve', startMs: 2_000, endMs: 3_000, confidence: 0 },
      { text: 'plan', startMs: 3_000, endMs: 4_000, confidence: 0 },
    ]);
    expect(tokenWords(result('a b', [' a', ' b'], { timestamps: [] }), 0, 1_000)).toMatchObject([
      { startMs: 0, confidence: 0 },
      { startMs: 500, confidence: 0 },
    ]);
  });

  it('are none where nothing was said', () => {
    expect(tokenWords(result('', []), 0, 1_000)).toEqual([]);
  });
});
