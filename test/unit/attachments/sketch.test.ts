/** Promise kept: a sketch never misses a text that contains the quotation, selects few that do not, and stays small. */
import { runsOf, shareIn, sketchOf } from '../../../shared/attachments/sketch.ts';
import { seededRandom } from '../../support/matching/random.ts';

describe('the sketch of a text', () => {
  it('has every run of words of the text, over line ends, parted words and page ends', async () => {
    const sketch = await sketchOf([
      'The harbour wall was re-\nbuilt in 1911\nafter the great',
      'storm of No\u00advember.',
    ]);
    expect(shareIn(sketch, runsOf('the harbour wall was rebuilt in 1911 after the great storm of november'))).toBe(1);
    expect(shareIn(sketch, runsOf('two sailors were praised for rescuing a whale'))).toBeLessThan(0.2);
  });

  it('knows scripts that set no spaces', async () => {
    const sketch = await sketchOf(['承租人应当按时支付租金。']);
    expect(shareIn(sketch, runsOf('应当按时支付租金'))).toBe(1);
    expect(shareIn(sketch, runsOf('出租人不得提高价格'))).toBeLessThan(0.2);
  });

  it('finds runs by the hashes that stored sketches were made with', () => {
    expect(runsOf('The great storm of Novem\u00adber 1911')).toEqual([673333788, 2456995708, 2721639891, 433829902]);
  });

  it('takes some of the runs from all over a quotation, the same as of all', () => {
    const words = Array.from({ length: 12 }, (_, i) => `w${i}`).join(' ');
    const all = runsOf(words);
    expect(all).toHaveLength(10);
    expect(runsOf(words, 4)).toEqual([all[0], all[2], all[5], all[7]]);
    expect(runsOf(words, 24)).toEqual(all);
  });

  it('says nothing of quotations of fewer than three words', async () => {
    expect(runsOf('great storm')).toEqual([]);
    expect(shareIn(await sketchOf(['the great storm']), [])).toBe(0);
  });

  it('is small, however long the text is, and still tells texts apart', async () => {
    const words = (seed: number, count: number): string => {
      const random = seededRandom(seed);
      return Array.from({ length: count }, () => `w${random.below(20_000)}`).join(' ');
    };
    const text = words(1, 150_000);
    const long = await sketchOf([text]);
    expect(long.length).toBe(128 * 1024);
    const others = Array.from({ length: 200 }, (_, i) => shareIn(long, runsOf(words(2 + i, 12))));
    expect(others.filter((share) => share >= 0.6)).toEqual([]);
    expect(shareIn(long, runsOf(text.slice(400_000, 400_100).replace(/^\S*|\S*$/g, '')))).toBe(1);
    expect((await sketchOf(['a note'])).length).toBe(64);
  });
});
