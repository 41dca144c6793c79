/** What can be taken away: the annotated PDF of the source on view. */
import { useState } from 'preact/hooks';
import { downloadAnnotated } from '../actions/downloads.ts';
import { useStore } from '../state/store.ts';

export function ResultDownloads() {
  const shown = useStore(({ shown: id, sources }) => sources.find((source) => source.id === id && source.content));
  const [busy, setBusy] = useState(false);
  const isMedia = /^(audio|video)\//.test(shown?.content?.mimeType ?? '');
  return (
    <div class="row downloads">
      {shown && !isMedia && (
        <button
          type="button"
          class="button-quiet"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void downloadAnnotated(shown).finally(() => {
              setBusy(false);
            });
          }}
        >
          {busy ? 'Writing the PDF …' : 'Annotated PDF'}
        </button>
      )}
    </div>
  );
}
