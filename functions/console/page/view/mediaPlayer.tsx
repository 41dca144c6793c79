/** Plays a recording, from the cited moment on when a quotation is selected. */
import { useEffect, useRef } from 'preact/hooks';
import type { Source, SourceContent } from '../state/state.ts';
import { useStore } from '../state/store.ts';

/** Seconds before the cited words, so that they do not begin mid-breath. */
const LEAD = 0.5;

interface MediaPlayerProps {
  readonly source: Source;
  readonly content: SourceContent;
}

export function MediaPlayer({ source: { id, name }, content: { mimeType, original } }: MediaPlayerProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const target = useStore((state) => state.target);
  useEffect(() => {
    if (!player.current || target?.sourceId !== id || target.seconds === undefined) return;
    player.current.currentTime = Math.max(0, target.seconds - LEAD);
    if (!target.play) return;
    // A browser may refuse to play before somebody has clicked: then the player waits at the place.
    player.current.play().catch(() => undefined);
  }, [target, id]);
  if (!original) return null;
  const Player = mimeType.startsWith('video/') ? 'video' : 'audio';
  return <Player ref={player} class="player" src={original.link.url} controls preload="metadata" aria-label={name} />;
}
