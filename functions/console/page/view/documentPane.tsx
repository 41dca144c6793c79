/** The document on view: its pages, its text, or its recording. */
import { isMedia } from '../state/media.ts';
import { useStore } from '../state/store.ts';
import { DocumentHead } from './documentHead.tsx';
import { MediaPlayer } from './mediaPlayer.tsx';
import { Pages } from './pages.tsx';
import { SearchHits } from './textSearch.tsx';

export function DocumentPane() {
  const source = useStore(({ sources, shown }) => sources.find(({ id }) => id === shown));
  const content = source?.content;
  return (
    <section class="pane pane-document" id="pane-document" aria-label="Document">
      {source && content ? (
        <>
          <DocumentHead source={source} content={content} />
          <SearchHits sourceId={source.id} text={content.text} />
          {isMedia(content.mimeType) && <MediaPlayer key={source.id} source={source} content={content} />}
          <Pages key={source.id} sourceId={source.id} content={content} />
        </>
      ) : (
        <EmptyDocument phase={source?.phase} />
      )}
    </section>
  );
}

function EmptyDocument({ phase }: { readonly phase: string | undefined }) {
  return (
    <div class="document-empty">
      {phase === 'preparing' ? (
        <p>The pages appear here as soon as the source is read.</p>
      ) : (
        <>
          <p class="document-empty-title">Drop a document here</p>
          <p>Then paste what somebody says that it says, and check it.</p>
        </>
      )}
    </div>
  );
}
