/** Subtitles of every format become cues of plain text with times. */
import { cuesOf } from '../../../../shared/documents/media/timedText/cueText.ts';
import { readSubtitleFile } from '../../../../shared/documents/media/timedText/subtitleFile.ts';
import { clockTime, timeOf } from '../../../../shared/documents/media/timedText/times.ts';

const cuesIn = (text: string) => cuesOf(readSubtitleFile(Buffer.from(text)));
const webVtt = (...cues: string[]) => cuesIn(`WEBVTT\n\n${cues.join('\n\n')}\n`);

describe('SubRip', () => {
  it('is cues of one line each, without the tags that programs write', () => {
    const text =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Two</i> <font color="red">lines</font>,\r\n{\\an8}one cue.\r\n';
    expect(cuesIn(text)).toEqual([{ startMs: 1000, endMs: 2500, text: 'Two lines, one cue.' }]);
  });

  it('keeps angle brackets and ampersands that are no tags', () => {
    expect(cuesIn('1\n00:01 --> 00:02\n5 < 6 & 7 > 3, <b>a</b> &amp; b\n')).toMatchObject([
      { text: '5 < 6 & 7 > 3, a &amp; b' },
    ]);
  });

  it('is put in order of time, and cues without words are left out', () => {
    const text =
      '1\n00:00:09,000 --> 00:00:10,000\nlast\n\n2\n00:00:01,000 --> 00:00:02,000\nfirst\n\n3\n00:00:03,000 --> 00:00:04,000\n<i></i>\n';
    expect(cuesIn(text).map((cue) => cue.text)).toEqual(['first', 'last']);
  });

  it('may be UTF-16, and may lack its numbers', () => {
    const utf16 = Buffer.from('\ufeff00:00:01,000 --> 00:00:02,000\nžluťoučký kůň\n', 'utf16le');
    expect(cuesOf(readSubtitleFile(utf16))).toMatchObject([{ text: 'žluťoučký kůň' }]);
  });
});

describe('WebVTT', () => {
  it('is cues without tags, escapes undone, notes and styles left out', () => {
    expect(
      webVtt(
        'NOTE\n00:01.000 --> 00:02.000\nno cue',
        'STYLE\n::cue { color: red }',
        'one\n00:01.000 --> 00:02.000 align:start\n<v Ann>Salt &amp; <c.loud>pepper</c></v>\nand 3 &lt; 4',
      ),
    ).toEqual([{ startMs: 1000, endMs: 2000, text: 'Salt & pepper and 3 < 4' }]);
  });

  it('keeps the times of words', () => {
    expect(webVtt('00:01.000 --> 00:04.000\none <00:02.000>two<00:03.500><c> three</c>')).toEqual([
      {
        startMs: 1000,
        endMs: 4000,
        text: 'one two three',
        stops: [
          [4, 2000],
          [7, 3500],
        ],
      },
    ]);
  });

  it('says once what captions that roll up show twice', () => {
    const rolling = webVtt(
      '00:01.000 --> 00:02.000\nalpha one',
      '00:02.000 --> 00:02.010\nalpha one',
      '00:02.010 --> 00:03.000\nalpha one\nbeta two',
      '00:03.000 --> 00:03.010\nbeta two',
      '00:03.010 --> 00:04.000\nbeta two\ngamma three',
    );
    expect(rolling.map(({ text }) => text)).toEqual(['alpha one', 'beta two', 'gamma three']);
  });

  it('takes the most lines that two cues share, where several numbers of them would fit', () => {
    const cue = (start: number, ...lines: string[]) => `00:0${start}.000 --> 00:0${start + 1}.000\n${lines.join('\n')}`;
    const rolling = webVtt(
      cue(1, 'x', 'a', 'b', 'a', 'b', 'a'),
      cue(2, 'a', 'b', 'a', 'b', 'a', 'c'),
      cue(3, 'a', 'c', 'd'),
      cue(4, 'c', 'd', 'd', 'd'),
      cue(5, 'd', 'd', 'd', 'e'),
    );
    expect(rolling.map(({ text }) => text)).toEqual(['x a b a b a', 'c', 'd', 'd d', 'e']);
  });

  it('has the times of words after runs of spaces where the words are', () => {
    const [cue] = webVtt('00:01.000 --> 00:04.000\n  one  <00:02.000> two <00:03.000>  three ');
    expect(cue).toMatchObject({
      text: 'one two three',
      stops: [
        [4, 2000],
        [8, 3000],
      ],
    });
  });

  it('keeps what is really said twice', () => {
    const spoken = webVtt(
      '00:01.000 --> 00:02.000\nWe want it.',
      '00:02.000 --> 00:03.000\nNever!',
      '00:03.000 --> 00:04.000\nNever!',
      '00:04.000 --> 00:05.000\nWell, perhaps.',
    );
    expect(spoken.map(({ text }) => text)).toEqual(['We want it.', 'Never!', 'Never!', 'Well, perhaps.']);
  });
});

describe('samples of subtitle tracks', () => {
  const cue = { startMs: 0, endMs: 1000 };
  const textOf = (...payload: Parameters<typeof cuesOf>[0]) => cuesOf(payload).map(({ text }) => text);

  it('are 3GPP text as UTF-8 and as UTF-16, without the boxes of style after it', () => {
    const sample = (text: Buffer) =>
      Buffer.concat([Buffer.from([0, text.length]), text, Buffer.from('\0\0\0\x16styl')]);
    expect(textOf({ ...cue, format: 'mov_text', payload: sample(Buffer.from('Grüß')) })).toEqual(['Grüß']);
    const words = Buffer.from('\ufeffGrüß', 'utf16le').swap16();
    expect(textOf({ ...cue, format: 'mov_text', payload: sample(words) })).toEqual(['Grüß']);
  });

  it('are dialogue of Substation Alpha without its fields, styles and drawings', () => {
    const payload = '4,0,Default,Ann,0,0,0,,Well, {\\i1}yes{\\i0}.\\NIndeed.';
    expect(textOf({ ...cue, format: 'ass', payload })).toEqual(['Well, yes. Indeed.']);
    const drawing = '5,0,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}';
    expect(textOf({ ...cue, format: 'ass', payload: drawing })).toEqual([]);
  });
});

describe('times', () => {
  it.each([
    ['01:02:03.500', 3_723_500],
    ['02:03,5', 123_500],
    ['00:00:00.000', 0],
    ['100:00:00.000', 360_000_000],
  ])('are read: %s', (text, ms) => {
    expect(timeOf(text)).toBe(ms);
  });

  it.each(['', '12', '00:61:00', '00:00:61', '1:2:3:4', '-00:01', '00:00:01.5s'])('are not read: %p', (text) => {
    expect(timeOf(text)).toBeUndefined();
  });

  it('are written with hours and milliseconds', () => {
    expect([0, 61_001, 3_723_500, 360_000_000].map(clockTime)).toEqual([
      '00:00:00.000',
      '00:01:01.001',
      '01:02:03.500',
      '100:00:00.000',
    ]);
  });
});
