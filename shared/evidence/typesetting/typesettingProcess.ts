/** The typesetting process's entry: script shaping is native code, and its fonts are determined by the environment that a process starts with. */
import sharp from 'sharp';
import { TYPEFACE_FAMILIES, typefacePaths } from './typesettingAssets.ts';
import type { TypesettingAnswer, TypesettingQuestion } from './typesettingProtocol.ts';

const TYPEFACE = `${TYPEFACE_FAMILIES.join(',')} 11`;
/** Eleven points are then 17 pixels. */
const PIXELS_PER_INCH = 110;
/** Points between lines. */
const LEADING = 6;

sharp.concurrency(1);
sharp.cache(false);

const fonts = loadFonts();

process.on('message', (question: TypesettingQuestion) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

/** A font that was named once is tried for letters from then on. */
async function loadFonts(): Promise<void> {
  for (const fontfile of typefacePaths(import.meta.url)) {
    await sharp({ text: { text: '.', font: TYPEFACE, fontfile } })
      .raw()
      .toBuffer();
  }
}

async function answer({ markup, width }: TypesettingQuestion): Promise<TypesettingAnswer> {
  try {
    await fonts;
    const { data, info } = await sharp({
      text: {
        text: markup,
        font: TYPEFACE,
        width,
        dpi: PIXELS_PER_INCH,
        spacing: LEADING,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { kind: 'set', width: info.width, height: info.height, pixels: data };
  } catch (error) {
    return { kind: 'failed', cause: error instanceof Error ? error.message : String(error) };
  }
}
