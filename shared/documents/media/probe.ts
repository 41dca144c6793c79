/** What a recording contains, as reported by ffprobe. */
import { z } from 'zod';

const flag = z
  .number()
  .optional()
  .transform((value) => value === 1);
const seconds = z
  .string()
  .optional()
  .transform((text) => {
    const value = Number(text ?? NaN);
    return Number.isFinite(value) ? value : undefined;
  });

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  disposition: z.object({ default: flag, forced: flag, attached_pic: flag }).optional(),
  tags: z.object({ language: z.string().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});
type Stream = z.infer<typeof streamSchema>;

const probeSchema = z.object({
  streams: z.array(streamSchema),
  format: z.object({ duration: seconds, start_time: seconds }),
});

/** What ffprobe is asked for, and prints as JSON. */
export const PROBE_ENTRIES =
  'format=duration,start_time:stream=index,codec_type,codec_name,width,height,sample_aspect_ratio' +
  ':stream_disposition=default,forced,attached_pic:stream_tags=language:stream_side_data=rotation';

const TEXT_CODECS = ['mov_text', 'subrip', 'webvtt', 'ass', 'text'] as const;
export type TextCodec = (typeof TEXT_CODECS)[number];

export interface TextTrack {
  /** Number of the stream in its file. */
  readonly index: number;
  readonly codec: TextCodec;
  readonly language?: string;
  readonly isDefault: boolean;
  /** Only for the parts in another language. */
  readonly isForced: boolean;
}

export interface Probe {
  /** Milliseconds; 0 if the file does not say. */
  readonly durationMs: number;
  /** Times in the file count from here, milliseconds. */
  readonly startMs: number;
  /** As displayed, pixels; absent for sound alone, with or without a cover. */
  readonly picture?: { readonly width: number; readonly height: number };
  readonly hasSound: boolean;
  /** Language of the sound, if the file names it. */
  readonly language?: string;
  readonly textTracks: readonly TextTrack[];
}

/** @throws Error if it is not what ffprobe prints about a recording */
export function readProbe(printed: string): Probe {
  const { streams, format } = probeSchema.parse(JSON.parse(printed));
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const picture = streams.find(
    ({ codec_type, disposition, width = 0, height = 0 }) =>
      codec_type === 'video' && disposition?.attached_pic !== true && width > 0 && height > 0,
  );
  return {
    durationMs: Math.max(0, Math.round((format.duration ?? 0) * 1000)),
    startMs: Math.max(0, Math.round((format.start_time ?? 0) * 1000)),
    picture: picture && displayedSize(picture),
    hasSound: sound !== undefined,
    language: languageOf(sound),
    textTracks: streams.flatMap((stream) => textTrack(stream)),
  };
}

function textTrack(stream: Stream): TextTrack[] {
  const codec = TEXT_CODECS.find((known) => known === stream.codec_name);
  if (stream.codec_type !== 'subtitle' || codec === undefined) return [];
  const { index, disposition } = stream;
  return [
    {
      index,
      codec,
      language: languageOf(stream),
      isDefault: disposition?.default ?? false,
      isForced: disposition?.forced ?? false,
    },
  ];
}

/** `und` is how files say that they do not know. */
const languageOf = (stream: Stream | undefined): string | undefined =>
  stream?.tags?.language === 'und' ? undefined : stream?.tags?.language;

/** Pixels that are not square are stretched horizontally, and a phone's film is rotated. */
function displayedSize({ width = 0, height = 0, sample_aspect_ratio, side_data_list }: Stream): {
  width: number;
  height: number;
} {
  const [across, down] = (sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const stretched = across > 0 && down > 0 ? Math.max(1, Math.round((width * across) / down)) : width;
  const rotation = side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(Math.round(rotation / 90)) % 2 === 1;
  return isTurned ? { width: height, height: stretched } : { width: stretched, height };
}

/** The transcript: not the track of foreign parts; what the file shows by default first, then what is in the spoken language. */
export function transcriptTrack({ textTracks, language }: Probe): TextTrack | undefined {
  const whole = textTracks.filter(({ isForced }) => !isForced);
  return (
    whole.find((track) => language !== undefined && track.language === language) ??
    whole.find(({ isDefault }) => isDefault) ??
    whole.at(0)
  );
}
