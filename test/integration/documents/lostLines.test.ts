/** A line of a scan that cannot be read is never passed over in silence; what is no line is not taken for one. */
import sharp from 'sharp';
import { UNREAD } from '../../../shared/documents/ocr/unread.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { greyPicture, pagePicture } from '../../support/pagePicture.ts';
import { englishEngine } from '../../support/sharedReader.ts';

const LINES = [
  'The committee approved the grants in the spring session and told',
  'nobody but the treasurer, who had never agreed to any of them, that',
  'revenue rose by a third in the same year, while costs fell slightly.',
  'No member objected to the proposal, and the session was closed at noon.',
];
const ACROSS = 'in the spring session and told revenue rose by a third in the same year';
const PER_INCH = 200;
/** Pixels of the second line: lines of `textPdf` are 16 points apart. */
const STRIP = { left: 180, top: 222, width: 1200, height: 40 };

const engine = englishEngine();

/** The page with its second line replaced. */
async function textWith(strip: (line: Buffer) => Promise<Buffer>): Promise<readonly string[]> {
  const page = await (await pagePicture(LINES, PER_INCH)).png().toBuffer();
  const input = await strip(await sharp(page).extract(STRIP).png().toBuffer());
  const changed = await sharp(page)
    .composite([{ input, left: STRIP.left, top: STRIP.top }])
    .png()
    .toBuffer();
  const picture = await greyPicture(sharp(changed));
  const { lines } = await engine.read(() => Promise.resolve(picture), { workMs: 60_000, waitMs: 120_000 });
  return lines.map(({ text }) => text);
}
const verdictOn = (lines: readonly string[]) =>
  judgeQuotation(createSourceIndex([{ pageNumber: 1, readBy: 'ocr', lines }]), { sourceContext: ACROSS });

const white = (height: number) => ({ width: STRIP.width, height, channels: 3 as const, background: '#ffffff' });
const blank = (): Promise<Buffer> =>
  sharp({ create: white(STRIP.height) })
    .png()
    .toBuffer();
const drawn = (svg: string) => async (): Promise<Buffer> => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${STRIP.width}" height="${STRIP.height}">${svg}</svg>`;
  return sharp(await blank())
    .composite([{ input: Buffer.from(picture) }])
    .png()
    .toBuffer();
};

describe('a line that cannot be read', () => {
  it.each<[string, (line: Buffer) => Promise<Buffer>]>([
    [
      'printed over',
      async (line) => {
        const again = await sharp(line)
          .extract({ left: 0, top: 0, width: STRIP.width - 57, height: STRIP.height })
          .png()
          .toBuffer();
        const more = await sharp(line)
          .extract({ left: 90, top: 0, width: STRIP.width - 90, height: STRIP.height })
          .png()
          .toBuffer();
        return sharp(line)
          .composite([
            { input: again, left: 57, top: 0, blend: 'multiply' },
            { input: more, left: 0, top: 0, blend: 'multiply' },
          ])
          .png()
          .toBuffer();
      },
    ],
    ['smudged', (line) => sharp(line).blur(5).linear(2.5, -330).png().toBuffer()],
    [
      'in tiny type',
      async (line) => {
        const input = await sharp(line)
          .resize(STRIP.width / 3)
          .toBuffer();
        return sharp(await blank())
          .composite([{ input, left: 0, top: 12 }])
          .png()
          .toBuffer();
      },
    ],
    ['white on black', (line) => sharp(line).negate({ alpha: false }).png().toBuffer()],
    [
      'struck through',
      async (line) =>
        sharp(line)
          .composite([
            {
              input: Buffer.from(
                `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="40"><path d="M10 16 h950 v4 h-950z M10 25 h950 v4 h-950z"/></svg>`,
              ),
              left: 0,
              top: 0,
            },
          ])
          .png()
          .toBuffer(),
    ],
  ])('is not passed over in silence: %s', async (_, strip) => {
    const lines = await textWith(strip);
    expect(lines.length).toBeGreaterThan(3);
    expect(refusalOf(verdictOn(lines))).toBe(lines.includes(UNREAD) ? 'word.missing' : 'negation.removed');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a rule', drawn('<rect x="0" y="18" width="1100" height="3"/>')],
    ['a thick bar', drawn('<rect x="0" y="10" width="1100" height="20"/>')],
    ['dots', drawn('<path d="M0 20 H1100" stroke="#000" stroke-width="8" stroke-dasharray="8 22"/>')],
    [
      'a wave',
      drawn(`<path d="M0 20 ${'q 10 -24 20 0 q 10 24 20 0 '.repeat(25)}" fill="none" stroke="#000" stroke-width="3"/>`),
    ],
    [
      'diamonds',
      drawn(Array.from({ length: 20 }, (_, i) => `<path d="M${20 + 50 * i} 8 l12 12 l-12 12 l-12 -12 z"/>`).join('')),
    ],
    [
      'a seal',
      drawn(
        '<circle cx="500" cy="20" r="17" fill="none" stroke="#000" stroke-width="4"/><circle cx="500" cy="20" r="8"/>',
      ),
    ],
  ])('is not seen in %s', async (_, strip) => {
    const lines = await textWith(strip);
    expect(lines.join('\n')).not.toContain(UNREAD);
    expect(refusalOf(verdictOn(lines))).toBe('found');
  });
});
