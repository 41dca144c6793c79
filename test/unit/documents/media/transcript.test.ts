/** The cues of a recording become pages of five minutes, from the track that is its transcript. */
import { readPackets } from '../../../../shared/documents/media/packets.ts';
import { readProbe, transcriptTrack, type TextTrack } from '../../../../shared/documents/media/probe.ts';
import { pictureSize } from '../../../../shared/documents/media/mediaPicture.ts';
import { transcriptPageCount, transcriptPages } from '../../../../shared/documents/media/transcript.ts';

const cue = (startMs: number, text = 'words') => ({ startMs, endMs: startMs + 1000, text });

describe('the pages of a transcript', () => {
  it('are five minutes each, begun ones counted', () => {
    expect(transcriptPageCount(300_000, [])).toBe(1);
    expect(transcriptPageCount(300_001, [])).toBe(2);
    expect(transcriptPageCount(0, [])).toBe(1);
    expect(transcriptPageCount(10_000, [cue(299_999), cue(300_000)])).toBe(2);
  });

  it('have each cue where it begins', () => {
    const pages = transcriptPages(
      [cue(0, 'a'), cue(299_999, 'b'), cue(600_000, 'c')],
      3,
      { width: 1, height: 1 },
      'subtitles',
    );
    expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['a', 'b'], [], ['c']]);
  });
});

describe('the track that is the transcript', () => {
  const track = (index: number, more: Partial<TextTrack> = {}): TextTrack => ({
    index,
    codec: 'subrip',
    isDefault: false,
    isForced: false,
    ...more,
  });
  const chosen = (textTracks: TextTrack[], language?: string) =>
    transcriptTrack({ durationMs: 0, startMs: 0, hasSound: true, language, textTracks })?.index;

  it('is in the language that is spoken, else the default one, else the first', () => {
    const tracks = [track(2), track(3, { isDefault: true }), track(4, { language: 'ger' })];
    expect(chosen(tracks, 'ger')).toBe(4);
    expect(chosen(tracks, 'eng')).toBe(3);
    expect(chosen([track(2), track(3)])).toBe(2);
  });

  it('is never the one of foreign parts alone', () => {
    expect(chosen([track(2, { isForced: true, isDefault: true }), track(3)])).toBe(3);
    expect(chosen([track(2, { isForced: true })])).toBeUndefined();
  });
});

describe('what ffprobe tells', () => {
  const video = { index: 0, codec_type: 'video', codec_name: 'h264', width: 1440, height: 1080 };
  const probe = (...streams: object[]) => readProbe(JSON.stringify({ streams, format: { duration: '12.5' } }));

  it('has the picture as it is displayed: stretched and turned', () => {
    expect(probe({ ...video, sample_aspect_ratio: '4:3' }).picture).toEqual({ width: 1920, height: 1080 });
    expect(probe({ ...video, side_data_list: [{ rotation: -90 }] }).picture).toEqual({ width: 1080, height: 1440 });
  });

  it('takes no cover for a film', () => {
    expect(probe({ ...video, disposition: { attached_pic: 1 } }).picture).toBeUndefined();
  });

  it('bounds the size of pictures, whatever the file says', () => {
    expect(pictureSize({ picture: { width: 1920, height: 1080 } })).toEqual({ width: 960, height: 540 });
    expect(pictureSize({ picture: { width: 100_000, height: 2 } })).toEqual({ width: 960, height: 120 });
    expect(pictureSize({ picture: { width: 3, height: 3 } })).toEqual({ width: 4, height: 4 });
  });
});

describe('the samples of a track', () => {
  const track: TextTrack = { index: 2, codec: 'subrip', isDefault: true, isForced: false };
  const hex =
    '\n00000000: 4865 6c6c 6f20 776f 726c 642c 0a35 203c  Hello world,.5 <\n00000010: 20                                        \n';
  const packets = (...list: object[]) => JSON.stringify({ packets: list });

  it('have their bytes and times, from the recording’s own beginning', () => {
    const printed = packets({ pts_time: '11.500000', duration_time: '2.000000', data: hex });
    expect(readPackets(printed, track, 10_000)).toEqual([
      { startMs: 1500, endMs: 3500, format: 'subrip', payload: 'Hello world,\n5 < ' },
    ]);
  });

  it('end with the next one where they have no end', () => {
    const printed = packets({ pts_time: '1.0', data: hex }, { pts_time: '3.0', data: hex });
    expect(readPackets(printed, track, 0)).toMatchObject([
      { startMs: 1000, endMs: 3000 },
      { startMs: 3000, endMs: 8000 },
    ]);
  });
});
