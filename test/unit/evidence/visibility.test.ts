/** A verdict is found only where the page shows the characters of the match. */
import type { CharacterTrace, Raster } from '../../../shared/documents/pdfReader.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { asShown } from '../../../shared/evidence/asShown.ts';
import { liesIn, placedCharacters, visibilityOf } from '../../../shared/evidence/visibility.ts';
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';

/** "two words" at x 10 and 50, ten points a letter, 10 to 20 down. */
const page: IndexedPage = {
  pageNumber: 1,
  width: 200,
  height: 100,
  readBy: 'textLayer',
  lines: [
    {
      text: 'two words',
      direction: 'horizontal',
      crossStart: 10,
      crossEnd: 20,
      edges: Float32Array.from({ length: 18 }, (_, i) => 10 + 10 * Math.ceil(i / 2)),
    },
  ],
};
const region = { pageNumber: 1, box: { x: 0, y: 0, width: 200, height: 100 } };
const span = { pageNumber: 1, lineId: 1, start: 0, end: 9 };

/** White, with a dot of the colour at each x, 15 down. */
function drawn(traces: readonly CharacterTrace[] | undefined, colour: readonly number[], ...xs: number[]): Raster {
  const pixels = new Uint8Array(200 * 100 * 3).fill(255);
  for (const x of xs) pixels.set(colour, (15 * 200 + x) * 3);
  return { width: 200, height: 100, scaleX: 1, scaleY: 1, pixels, traces };
}

describe('the characters of a match', () => {
  it('have a place each, the spaces between them none', () => {
    expect(placedCharacters([page], [{ ...span, start: 2, end: 5 }]).map(({ text, box }) => [text, box.x])).toEqual([
      ['o', 30],
      ['w', 50],
    ]);
  });

  it.each([
    ['a joiner of Persian words', '\u200c'],
    ['a mark of direction', '\u200f'],
    ['a soft hyphen', '\u00ad'],
  ])('are no characters where nothing is ever to be seen: %s', (_, invisible) => {
    const [line] = page.lines;
    const joined = { ...page, lines: [{ ...line, text: `two${invisible}words` }] };
    expect(placedCharacters([joined], [{ ...span, start: 2, end: 5 }]).map(({ text }) => text)).toEqual(['o', 'w']);
  });

  it.each([
    ['• two', 'two'],
    ['– two', 'two'],
    ['a • two', 'atwo'],
    ['- x', '-x'],
    ['- 5 %', '-5%'],
    ['• 5 %', '•5%'],
    ['a - two', 'a-two'],
  ])('are no marks of list items, which say nothing, but every sign: %s', (text, looked) => {
    const [line] = page.lines;
    const listed = { ...page, lines: [{ ...line, text }] };
    const characters = placedCharacters([listed], [{ ...span, end: text.length }]);
    expect(characters.map((character) => character.text).join('')).toBe(looked);
  });

  it('are seen where OCR read them', () => {
    expect(placedCharacters([{ ...page, readBy: 'ocr' }], [span])).toEqual([]);
  });

  const [first, second] = placedCharacters([page], [span]);
  const both = [first, second];

  it('are shown when the page drew each of them', () => {
    expect(visibilityOf(drawn(['drawn', 'drawn'], [0, 0, 0]), region, both)).toBe('shown');
  });

  it('are hidden when one of them leaves nothing in its place', () => {
    expect(visibilityOf(drawn(['drawn', 'hidden'], [0, 0, 0], 15), region, both)).toBe('hidden');
    expect(visibilityOf(drawn(['drawn', 'hidden'], [250, 250, 250], 15, 25), region, both)).toBe('hidden');
    expect(visibilityOf(drawn(undefined, [0, 0, 0]), region, both)).toBe('hidden');
  });

  it('leave it unsure when something else is to be seen in their place', () => {
    expect(visibilityOf(drawn(['drawn', 'hidden'], [0, 0, 0], 15, 25), region, both)).toBe('unsure');
    expect(visibilityOf(drawn(['drawn', 'unknown'], [255, 255, 200], 15, 25), region, both)).toBe('unsure');
  });

  it('are hidden in type that no reader can read', () => {
    expect(visibilityOf(drawn(['drawn'], [0, 0, 0], 15), region, [{ ...first, size: 1.5 }])).toBe('hidden');
  });

  it('are struck out when one of them is, unless another is hidden', () => {
    expect(visibilityOf(drawn(['drawn', 'struckOut'], [0, 0, 0], 15, 25), region, both)).toBe('struckOut');
    expect(visibilityOf(drawn(['unknown', 'struckOut'], [0, 0, 0], 15, 25), region, both)).toBe('struckOut');
    expect(visibilityOf(drawn(['hidden', 'struckOut'], [255, 255, 255], 15, 25), region, both)).toBe('hidden');
  });

  it('are left to the other pieces of the proof when they stand elsewhere', () => {
    expect(liesIn(first, region)).toBe(true);
    expect(liesIn(first, { pageNumber: 2, box: region.box })).toBe(false);
    expect(liesIn(first, { pageNumber: 1, box: { x: 0, y: 50, width: 200, height: 50 } })).toBe(false);
  });
});

describe('a verdict as shown', () => {
  const match = { text: 'two words', snippet: 'two words', spans: [span], valueSpans: [] };
  const found: Verdict = { status: 'found', match, occurrences: 1, confidence: 0.98, warnings: [], decidedBy: [] };

  it('stays when the page shows the words, and when there are none', () => {
    expect(asShown(found, 'shown')).toBe(found);
    const none: Verdict = { status: 'not_found', confidence: 0.9, decidedBy: ['source.nothing-alike'] };
    expect(asShown(none, 'hidden')).toBe(none);
  });

  it('is never found when the page does not show them', () => {
    expect(asShown(found, 'hidden')).toMatchObject({
      status: 'partial_text_found',
      warnings: ['not_visible'],
      decidedBy: ['page.hidden'],
      differences: [{ kind: 'added', rule: 'page.hidden', source: '' }],
    });
  });

  it('stands with a warning when nobody could check the page, and is not found where every warning counts', () => {
    expect(asShown(found, 'unchecked')).toMatchObject({
      status: 'found',
      warnings: ['layer_unchecked'],
      decidedBy: ['page.unchecked'],
    });
    expect(asShown(found, 'unchecked', policyOf('strict')).status).toBe('partial_text_found');
  });

  it('is never found when the page strikes them out', () => {
    expect(asShown(found, 'struckOut')).toMatchObject({ status: 'partial_text_found', warnings: ['struck_out'] });
  });
});
