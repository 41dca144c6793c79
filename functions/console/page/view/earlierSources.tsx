/** What the account already has, to continue with. */
import { useState } from 'preact/hooks';
import type { AttachmentList, ListedAttachment } from '../../../../shared/contract/attachmentList.ts';
import { listEarlier } from '../actions/listEarlier.ts';
import { isMedia } from '../state/media.ts';
import { openStored } from '../actions/sources.ts';
import { useStore } from '../state/store.ts';

export function EarlierSources() {
  const hasKey = useStore((state) => state.key !== undefined);
  const [listed, setListed] = useState<AttachmentList | undefined>(undefined);
  if (!hasKey) return null;
  const more = async (before?: string): Promise<void> => {
    const page = await listEarlier(before);
    if (!page) return;
    setListed((known) => ({
      ...page,
      attachments: [...(before === undefined ? [] : (known?.attachments ?? [])), ...page.attachments],
    }));
  };
  return (
    <details
      class="earlier"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void more();
      }}
    >
      <summary>Earlier sources</summary>
      {listed?.attachments.length === 0 && <p class="hint">There are none yet.</p>}
      <ul>
        {listed?.attachments.map((one) => (
          <Earlier key={one.attachmentId} {...one} />
        ))}
      </ul>
      {listed?.next !== undefined && (
        <button type="button" class="button-quiet" onClick={() => void more(listed.next)}>
          Show more
        </button>
      )}
    </details>
  );
}

function Earlier({
  attachmentId,
  originalFilename,
  source,
  status,
  mimeType,
  pageCount,
  uploadedAt,
}: ListedAttachment) {
  const name = originalFilename === '' ? source : originalFilename;
  const extent = isMedia(mimeType) ? 'recording' : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const when = new Date(uploadedAt);
  return (
    <li>
      <button
        type="button"
        class="hit"
        disabled={status !== 'ready'}
        onClick={() => {
          openStored(attachmentId, name);
        }}
      >
        <span class="earlier-name" title={`${source}\n${attachmentId}`}>
          <bdi>{name}</bdi>
          {source !== name && <bdi class="quiet earlier-source">{source}</bdi>}
        </span>
        <span class="quiet earlier-when">
          {status === 'ready' ? extent : status}
          <time dateTime={uploadedAt}>
            {when.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      </button>
    </li>
  );
}
