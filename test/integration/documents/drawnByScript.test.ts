/** Producers draw a line once for each of its scripts, and jump over what the others draw: it is read as it is seen. */
import { CHARACTER_WIDTH, pdfFile } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const SIZE = 10;

/** Content that draws the characters of each script in one go, each where it is in the line; a space is drawn with the character before it. */
function drawn(line: string, scripts: readonly RegExp[]): string {
  const characters = Array.from(line);
  const scriptOf = characters.map((one) => scripts.findIndex((script) => script.test(one)));
  scriptOf.forEach((script, i) => {
    if (script < 0) scriptOf[i] = scriptOf[i - 1];
  });
  return scripts
    .map((_, script) => {
      const shown = characters.map((one, i) => (scriptOf[i] === script ? `<${hex(one)}>` : String(JUMP)));
      return `BT /H ${SIZE} Tf 1 0 0 1 72 700 Tm [${shown.join(' ')}] TJ ET\n`;
    })
    .join('');
}

/** Over one character, in thousandths of the font size. */
const JUMP = -1000 * CHARACTER_WIDTH;
const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

it.each([
  ['약 300℃ ~ 350℃로 하여, 모든 nan값을 없앤 3개의 공정', [/[\d~,a-z]/, /\p{Script=Hangul}/u, /℃/]],
  ['약 300℃ ~ 350℃로 하여, 모든 nan값을 없앤 3개의 공정', [/\p{Script=Hangul}/u, /℃/, /[\d~,a-z]/]],
  ['Die 12 Räume, je 3 m hoch, und 4 Säle', [/[a-zä]/i, /[\d,]/]],
])('%s', async (line, scripts) => {
  expect(await linesOf(reader, pdfFile([{ content: drawn(line, scripts) }]))).toEqual([line]);
});
