/** One page: an empty frame until it comes into view, then its image with the boxes on it, or its text. */
import { useRef } from 'preact/hooks';
import type { PageImage as Image } from '../../../../shared/contract/attachment.ts';
import type { PageBoxes } from '../quotations/boxes.ts';
import { Boxes } from './boxes.tsx';
import { PageImage } from './pageImage.tsx';
import { PageText } from './pageText.tsx';
import { useNear } from './useNear.ts';

interface PageProps {
  readonly sourceId: string;
  readonly pageNumber: number;
  /** Absent if the page is shown as text. */
  readonly image: Image | undefined;
  readonly text: string;
  /** Whether OCR read all of it: it may have errors of its own. */
  readonly isRead: boolean;
  /** Why its text could not be read. */
  readonly error: string | undefined;
  readonly boxes: PageBoxes;
}

export function Page({ sourceId, pageNumber, image, text, isRead, error, boxes }: PageProps) {
  const frame = useRef<HTMLElement>(null);
  const isNear = useNear(frame);
  const points = image && {
    width: image.dimensions.width / image.renderScale.x,
    height: image.dimensions.height / image.renderScale.y,
  };
  return (
    <article
      ref={frame}
      class={image ? 'page page-image' : 'page page-text'}
      data-page={pageNumber}
      data-height={points?.height}
      style={points && { aspectRatio: `${points.width} / ${points.height}` }}
      aria-label={`Page ${pageNumber}`}
    >
      {isNear && image && points && (
        <>
          {/* Another link is another picture, which starts afresh. */}
          <PageImage key={image.imageUrl} sourceId={sourceId} image={image} />
          <Boxes boxes={boxes} points={points} />
        </>
      )}
      {!image && <PageText text={text} isNear={isNear} sourceId={sourceId} pageNumber={pageNumber} />}
      {error !== undefined && <p class="page-error">{error}</p>}
      <span class="page-number" aria-hidden="true">
        {pageNumber}
        {isRead && ' · read by OCR'}
      </span>
    </article>
  );
}
