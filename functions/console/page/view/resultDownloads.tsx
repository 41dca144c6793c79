/** What can be downloaded: the annotated PDF of the source on view, a report, and the receipts. */
import { useState } from 'preact/hooks';
import { downloadAnnotated, downloadReceipts, downloadReport } from '../actions/downloads.ts';
import { isMedia } from '../state/media.ts';
import { useStore } from '../state/store.ts';

export function ResultDownloads() {
  const shown = useStore(({ shown: id, sources }) => sources.find((source) => source.id === id && source.content));
  const hasReceipts = useStore(({ quotations }) => quotations.some(({ verification }) => verification.receipt));
  const [busy, setBusy] = useState(false);
  return (
    <div class="row downloads" role="group" aria-label="Download">
      <span class="quiet">Download</span>
      <button type="button" class="button-quiet" onClick={downloadReport}>
        Report
      </button>
      {shown && !isMedia(shown.content?.mimeType ?? '') && (
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
      {hasReceipts && (
        <button
          type="button"
          class="button-quiet"
          title="Signed statements, which a third party can check without this service"
          onClick={downloadReceipts}
        >
          Receipts
        </button>
      )}
    </div>
  );
}
