/** Subtitles without a recording read as what is said, and nothing else is taken for subtitles. */
import { subtitleText } from '../../../shared/conversion/text/subtitleText.ts';

describe('subtitles without their recording', () => {
  it('are the words of their cues, without times, numbers and tags', () => {
    const vtt =
      'WEBVTT\nKind: captions\n\n00:00:01.000 --> 00:00:03.000 align:start\nI love growing<00:00:02.000><c> and</c>\n\n' +
      '00:00:03.000 --> 00:00:05.000\ntaking care of my plants\n';
    expect(subtitleText(vtt)).toBe('I love growing and\ntaking care of my plants');
    const srt =
      '1\r\n00:00:01,000 --> 00:00:03,000\r\nAfter college\r\nI moved.\r\n\r\n2\r\n00:00:03,000 --> 00:00:05,000\r\n<i>To Virginia.</i>\r\n';
    expect(subtitleText(srt)).toBe('After college I moved.\nTo Virginia.');
  });

  it.each([
    ['prose', 'WEBVTTX is no word.'],
    ['a list with times', '1\n00:00 the bell rings --> we begin'],
    ['a report on the format', 'WEBVTT files begin with that word.\nThey have cues.'],
  ])('are not seen in %s', (_, text) => {
    expect(subtitleText(text)).toBeUndefined();
  });
});
