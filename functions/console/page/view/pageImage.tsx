/** The picture of a page. It may not be drawn yet, and its link may have ended: both are retried. */
import { useEffect, useState } from 'preact/hooks';
import type { PageImage as Image } from '../../../../shared/contract/attachment.ts';
import { renewLinks } from '../actions/sources.ts';

/** Seconds between attempts: pages are drawn one after the other, at most a second each. */
const RETRY_SECONDS = [1, 2, 3, 5, 8, 13, 21];

interface PageImageProps {
  readonly sourceId: string;
  readonly image: Image;
}

export function PageImage({ sourceId, image }: PageImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const { imageUrl, expiresAt, pageNumber, dimensions } = image;
  useEffect(() => {
    if (!failed) return undefined;
    if (Date.parse(expiresAt) < Date.now()) {
      void renewLinks(sourceId).catch(() => undefined);
      return undefined;
    }
    const seconds = RETRY_SECONDS.at(attempt);
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => {
      setFailed(false);
      setAttempt(attempt + 1);
    }, seconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [failed]);
  return (
    <>
      {!loaded && <p class="page-wait">{attempt < RETRY_SECONDS.length ? 'Drawing …' : 'This page has no picture.'}</p>}
      {!failed && (
        <img
          key={attempt}
          class={loaded ? '' : 'page-loading'}
          src={imageUrl}
          alt={`Page ${pageNumber}`}
          width={dimensions.width}
          height={dimensions.height}
          decoding="async"
          draggable={false}
          onLoad={() => {
            setLoaded(true);
          }}
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </>
  );
}
