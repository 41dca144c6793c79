/** Quotations from speech have the time at which they are spoken, and a proof that shows it. */
import type { IndexedLine, IndexedPage } from '../../../../shared/documents/textIndex.ts';
import type { CueTimes } from '../../../../shared/documents/media/cue.ts';
import { spanMarks } from '../../../../shared/evidence/spanMarks.ts';
import { distanceFromTime, expectedTimeMs } from '../../../../shared/evidence/transcript/expectedTime.ts';
import { shownCues } from '../../../../shared/evidence/transcript/shownCues.ts';
import { spokenTimes } from '../../../../shared/evidence/transcript/spokenTimes.ts';
import { transcriptMarkup } from '../../../../shared/evidence/transcript/transcriptMarkup.ts';

const line = (text: string, cue: CueTimes): IndexedLine => ({
  text,
  cue,
  direction: 'horizontal',
  crossStart: 0,
  crossEnd: 0,
  edges: new Float32Array(2 * text.length),
});

/** Cue n of each page is said from second n to second n + 1. */
const pagesOf = (...pages: string[][]): IndexedPage[] =>
  pages.map((texts, page) => ({
    pageNumber: page + 1,
    width: 480,
    height: 270,
    readBy: 'subtitles',
    lines: texts.map((text, at) =>
      line(text, { startMs: page * 300_000 + at * 1000, endMs: page * 300_000 + at * 1000 + 1000 }),
    ),
  }));

const span = (pageNumber: number, lineId: number, start: number, end: number) => ({ pageNumber, lineId, start, end });
const quotation = (pageNumber: number, lineId: number, start: number, end: number) =>
  ({ ...span(pageNumber, lineId, start, end), kind: 'quotation' }) as const;

describe('when words are spoken', () => {
  it('is a share of their cue, by letters', () => {
    expect(spokenTimes(pagesOf(['0123456789']), [span(1, 1, 2, 7)])).toEqual({ startMs: 200, endMs: 700 });
  });

  it('is exact where words have times', () => {
    const cue = {
      startMs: 0,
      endMs: 10_000,
      stops: [
        [4, 6000],
        [8, 7000],
      ] as const,
    };
    const pages = [{ ...pagesOf([''])[0], lines: [line('one two three', cue)] }];
    expect(spokenTimes(pages, [span(1, 1, 4, 8)])).toEqual({ startMs: 6000, endMs: 7000 });
  });

  it('goes from the first word to the last, over cues and pages', () => {
    const pages = pagesOf(['0123456789', 'b'], ['0123456789']);
    expect(spokenTimes(pages, [span(1, 1, 5, 10), span(1, 2, 0, 1), span(2, 1, 0, 5)])).toEqual({
      startMs: 500,
      endMs: 300_500,
    });
  });

  it('is unknown for pages of paper, and transcripts have no boxes', () => {
    const [page] = pagesOf(['abc']);
    const { cue: _, ...onPaper } = page.lines[0];
    expect(spokenTimes([{ ...page, lines: [onPaper] }], [span(1, 1, 0, 3)])).toBeUndefined();
    expect(spanMarks([page], [span(1, 1, 0, 3)], 'quotation')).toEqual([]);
  });
});

describe('the time that a citation gives', () => {
  it.each<[object, number | undefined]>([
    [{ startTime: 12.5 }, 12_500],
    [{ startTime: '12.5' }, 12_500],
    [{ startTime: '00:01:02.500' }, 62_500],
    [{ startTime: '', endTime: '1:02' }, 62_000],
    [{}, undefined],
    [{ startTime: 'about noon' }, undefined],
    [{ startTime: -1 }, undefined],
  ])('%j is %p ms', (given, ms) => {
    expect(expectedTimeMs(given)).toBe(ms);
  });

  it('is near the cue that is on screen then', () => {
    const distance = distanceFromTime(pagesOf(['a', 'b'], ['c']), 1500);
    expect([
      distance({ pageNumber: 1, lineId: 1 }),
      distance({ pageNumber: 1, lineId: 2 }),
      distance({ pageNumber: 2, lineId: 1 }),
    ]).toEqual([500, 0, 298_500]);
  });
});

describe('what a proof shows of a transcript', () => {
  it('is the matched cues, one before and one after, also over a page’s end', () => {
    const pages = pagesOf(['a', 'b', 'c'], ['d', 'e']);
    expect(shownCues(pages, [quotation(1, 3, 0, 1)])).toEqual([
      { startMs: 1000, runs: [{ text: 'b' }] },
      { startMs: 2000, runs: [{ text: 'c', kind: 'quotation' }] },
      { startMs: 300_000, runs: [{ text: 'd' }] },
    ]);
  });

  it('has a gap where cues are left out, and only the ends of a long quotation', () => {
    const pages = pagesOf(Array.from({ length: 30 }, (_, i) => `cue ${i}`));
    const shown = shownCues(
      pages,
      Array.from({ length: 20 }, (_, i) => quotation(1, i + 1, 0, 3)),
    );
    expect(shown.filter((cue) => cue === 'gap')).toHaveLength(1);
    expect(shown.length).toBeLessThan(14);
  });

  it('colours a difference before a value before the quotation', () => {
    const marks = [
      quotation(1, 1, 0, 9),
      { ...span(1, 1, 2, 6), kind: 'value' as const },
      { ...span(1, 1, 4, 5), kind: 'difference' as const },
    ];
    expect(shownCues(pagesOf(['0123456789']), marks)).toEqual([
      {
        startMs: 0,
        runs: [
          { text: '01', kind: 'quotation' },
          { text: '23', kind: 'value' },
          { text: '4', kind: 'difference' },
          { text: '5', kind: 'value' },
          { text: '678', kind: 'quotation' },
          { text: '9' },
        ],
      },
    ]);
  });

  it('is cut around the words where a cue is a speech', () => {
    const [shown] = shownCues(pagesOf(['x'.repeat(5000)]), [quotation(1, 1, 2000, 2010)]);
    const text = shown === 'gap' ? '' : shown.runs.map((run) => run.text).join('');
    expect(text.length).toBeLessThan(1100);
    expect(text.startsWith(' … x')).toBe(true);
    expect(text.endsWith('x … ')).toBe(true);
  });

  it('cannot be made to say other things by what stands in a cue', () => {
    const [shown] = shownCues(pagesOf(['</span><b>"&\u0007\ud800']), [quotation(1, 1, 0, 3)]);
    const markup = transcriptMarkup({ startMs: 0, endMs: 1000 }, [shown]);
    expect(markup).toContain('&lt;/s</span>');
    expect(markup).toContain('pan&gt;&lt;b&gt;&quot;&amp;  </span>');
  });
});
