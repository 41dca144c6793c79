/** Recordings as documents: their transcript is the text, a frame or the waveform is the picture of a page. */
import { LRUCache } from 'lru-cache';
import type { DocumentSource, KindReader } from '../documentReader.ts';
import type { Raster } from '../pdfReader.ts';
import type { Cue } from './cue.ts';
import {
  foreignSubtitles,
  noSuchPage,
  noTranscript,
  silentTranscript,
  soundlessRecording,
  tooLong,
  tooLongForSpeech,
} from './failures.ts';
import type { MediaEngine } from './mediaEngine.ts';
import { mediaPicture, pictureSize, PIXELS_PER_POINT, type Moment } from './mediaPicture.ts';
import { isMediaType, type MediaType } from './mediaType.ts';
import { transcriptTrack, type Probe } from './probe.ts';
import type { SoundPiece } from './sound.ts';
import { PAGE_MS, transcriptPageCount, transcriptPages } from './transcript.ts';

/** Transcripts that are kept between counting the pages and reading them. */
const KEPT_RECORDINGS = 4;

export interface MediaReader extends KindReader {
  /**
   * The frame at that moment; for sound alone, or if no frame can be decoded, the waveform.
   * @throws UnreadableDocument if the recording cannot be opened
   */
  picture(source: DocumentSource, moment: Moment): Promise<Raster>;
  /** @throws UnreadableDocument as above, and if it has no sound that can be decoded */
  sound(source: DocumentSource, piece: SoundPiece): Promise<Uint8Array>;
}

interface Recording {
  readonly type: MediaType;
  readonly probe: Probe;
}

interface Transcribed extends Recording {
  /** Absent if only speech recognition can provide them. */
  readonly cues?: readonly Cue[];
  /** Milliseconds: length of the sound if there are no cues, otherwise as stated in the file. */
  readonly durationMs: number;
  readonly pageCount: number;
}

export interface MediaReaderDependencies {
  readonly engine: MediaEngine;
  /** Recordings with more pages of five minutes are not read. */
  readonly maxPages: number;
  /** Longest recording whose speech is recognised, milliseconds; absent if speech recognition is not available. */
  readonly longestSpeechMs?: number | undefined;
}

export function createMediaReader({ engine, maxPages, longestSpeechMs }: MediaReaderDependencies): MediaReader {
  const kept = new LRUCache<string, Promise<Transcribed>>({ max: KEPT_RECORDINGS });
  const probes = new LRUCache<string, Promise<Recording>>({ max: KEPT_RECORDINGS });

  const opened = (source: DocumentSource): Promise<Recording> =>
    remembered(probes, source.id, async () => {
      const type = typeOf(source);
      return { type, probe: await engine.probe(source, type) };
    });

  const transcribe = async (source: DocumentSource): Promise<Transcribed> => {
    const recording = await opened(source);
    const { type, probe } = recording;
    const cues = await cuesIn(engine, source, recording);
    const durationMs = cues === undefined && probe.hasSound ? await engine.soundLength(source, type) : probe.durationMs;
    const pageCount = transcriptPageCount(durationMs, cues ?? []);
    if (pageCount > maxPages) throw tooLong(pageCount, maxPages);
    return { ...recording, ...(cues && { cues }), durationMs, pageCount };
  };
  const transcribed = (source: DocumentSource): Promise<Transcribed> =>
    remembered(kept, source.id, () => transcribe(source));

  /** @throws UnreadableDocument if there are no subtitles, and speech is not recognised or unavailable */
  const readable = async (source: DocumentSource): Promise<Transcribed> => {
    const recording = await transcribed(source);
    const { cues, probe, durationMs } = recording;
    if (cues !== undefined) return recording;
    if (longestSpeechMs === undefined) throw noTranscript();
    if (!probe.hasSound || durationMs === 0) throw soundlessRecording();
    if (durationMs > longestSpeechMs) throw tooLongForSpeech(durationMs, longestSpeechMs);
    return recording;
  };

  const picture = async (source: DocumentSource, moment: Moment): Promise<Raster> => {
    const { type, probe } = await opened(source);
    return mediaPicture(engine, source, type, probe, moment);
  };

  return {
    countPages: async (source) => (await readable(source)).pageCount,
    draftText: async (source) => {
      const { probe, cues, durationMs, pageCount } = await readable(source);
      const { width, height } = pictureSize(probe);
      const inPoints = { width: width / PIXELS_PER_POINT, height: height / PIXELS_PER_POINT };
      if (cues !== undefined) return { pages: transcriptPages(cues, pageCount, inPoints, 'subtitles'), scans: [] };
      return { pages: transcriptPages([], pageCount, inPoints, 'speech'), scans: [], speech: { durationMs } };
    },
    // A recording has none.
    readScans: () => Promise.resolve([]),
    render: async (source, { pageNumber }) => {
      const { cues, pageCount } = await transcribed(source);
      if (pageNumber < 1 || pageNumber > pageCount) throw noSuchPage(pageNumber, pageCount);
      return picture(source, pageMoment(cues ?? [], pageNumber));
    },
    picture,
    sound: (source, piece) => engine.sound(source, typeOf(source), piece),
    close: () => engine.close(),
  };
}

/** Failures are not kept: what was too slow may be faster the next time. */
function remembered<Value>(
  cache: LRUCache<string, Promise<Value>>,
  id: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const made = make();
  cache.set(id, made);
  made.catch(() => {
    if (cache.get(id) === made) cache.delete(id);
  });
  return made;
}

/** @returns undefined if there are no subtitles */
async function cuesIn(
  engine: MediaEngine,
  source: DocumentSource,
  { type, probe }: Recording,
): Promise<readonly Cue[] | undefined> {
  const sent = await source.subtitles?.();
  if (sent !== undefined) return withinRecording(spoken(await engine.sentSubtitles(source, sent)), probe.durationMs);
  const track = transcriptTrack(probe);
  if (track === undefined) return undefined;
  return spoken(await engine.subtitles(source, type, probe, track));
}

function spoken(cues: readonly Cue[]): readonly Cue[] {
  if (cues.length === 0) throw silentTranscript();
  return cues;
}

/** Stated lengths are estimates if a recording has no index, and subtitles stay on screen: this much more is accepted. */
const LONGER_THAN_STATED = { share: 1.1, ms: 30_000 } as const;

/** @throws UnreadableDocument for subtitles of another recording: their times would prove nothing */
function withinRecording(cues: readonly Cue[], durationMs: number): readonly Cue[] {
  const lastMs = cues.at(-1)?.startMs ?? 0;
  const isStated = durationMs > 0;
  if (isStated && lastMs > durationMs * LONGER_THAN_STATED.share + LONGER_THAN_STATED.ms) {
    throw foreignSubtitles(lastMs, durationMs);
  }
  return cues;
}

/** A page is shown by the frame at its first words, or at its own beginning. */
function pageMoment(cues: readonly Cue[], pageNumber: number): Moment {
  const startMs = (pageNumber - 1) * PAGE_MS;
  const endMs = startMs + PAGE_MS;
  const first = cues.find((cue) => cue.startMs >= startMs && cue.startMs < endMs);
  return { startMs, endMs, atMs: first?.startMs ?? startMs, exact: false };
}

function typeOf({ mimeType }: DocumentSource): MediaType {
  if (!isMediaType(mimeType)) throw new Error(`${mimeType} is no recording that we read.`);
  return mimeType;
}
