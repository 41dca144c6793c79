/** All pages one below the other. Each has its space from the start, so that the scroll bar is right; its content arrives when it comes near. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { takePagesScroll } from '../actions/keepScroll.ts';
import { boxesByPage, type PageBoxes } from '../quotations/boxes.ts';
import { isMedia } from '../state/media.ts';
import type { SourceContent } from '../state/state.ts';
import { useStore } from '../state/store.ts';
import { Page } from './page.tsx';

interface PagesProps {
  readonly sourceId: string;
  readonly content: SourceContent;
}

const NO_BOXES: PageBoxes = [];

export function Pages({ sourceId, content }: PagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const quotations = useStore((state) => state.quotations);
  const reading = useStore((state) => state.reading);
  const boxes = useMemo(() => boxesByPage(quotations, sourceId), [quotations, sourceId]);
  const images = useMemo(
    () => new Map(content.pageImages.map((image) => [image.pageNumber, image])),
    [content.pageImages],
  );
  const errors = useMemo(
    () => new Map(content.pageErrors.map(({ pageNumber, message }) => [pageNumber, message])),
    [content.pageErrors],
  );
  useLayoutEffect(() => {
    const top = takePagesScroll(sourceId);
    if (top !== undefined) scroller.current?.scrollTo({ top, behavior: 'instant' });
  }, [sourceId]);
  useScrollToTarget(scroller, sourceId);
  // For a recording the words say more than the waveform.
  const isShownAsImages = reading === 'pages' && !isMedia(content.mimeType);
  return (
    <div ref={scroller} class="pages" tabIndex={0} role="group" aria-label="Pages">
      {content.text.map((text, index) => (
        <Page
          key={index}
          sourceId={sourceId}
          pageNumber={index + 1}
          image={isShownAsImages ? images.get(index + 1) : undefined}
          text={text}
          isRead={content.textSources.at(index) === 'ocr'}
          error={errors.get(index + 1)}
          boxes={boxes.get(index + 1) ?? NO_BOXES}
        />
      ))}
    </div>
  );
}

/** Share of the view left above a place, so that its surroundings are visible. */
const ROOM_ABOVE = 0.3;
/** A jump over more views than this is not a scroll that an eye could follow. */
const SMOOTH_VIEWS = 3;

function useScrollToTarget(scroller: { readonly current: HTMLDivElement | null }, sourceId: string): void {
  const target = useStore((state) => state.target);
  const pane = useStore((state) => state.pane);
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || target?.sourceId !== sourceId) return;
    const page = view.querySelector<HTMLElement>(`[data-page="${target.pageNumber}"]`);
    if (!page) return;
    // Points on a page as a share of its height, whatever size it is shown at.
    const height = Number(page.dataset.height ?? 0);
    const share = target.y === undefined || height === 0 ? 0 : target.y / height;
    const room = target.y === undefined ? 0 : view.clientHeight * ROOM_ABOVE;
    const top = page.offsetTop + share * page.offsetHeight - room;
    const isNear = Math.abs(top - view.scrollTop) < view.clientHeight * SMOOTH_VIEWS;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ top, behavior: isNear && !isCalm ? 'smooth' : 'instant' });
  }, [target, pane, sourceId]);
}
