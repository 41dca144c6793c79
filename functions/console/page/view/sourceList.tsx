/** The sources: how to add one, and those already added. */
import { useRef, useState } from 'preact/hooks';
import { addAddress, addFiles, removeSource, show } from '../actions/sources.ts';
import { focusIfLost } from './focusOn.ts';
import { EarlierSources } from './earlierSources.tsx';
import { isMedia } from '../state/media.ts';
import type { Source } from '../state/state.ts';
import { useStore } from '../state/store.ts';

export function SourceList() {
  const sources = useStore((state) => state.sources);
  return (
    <section class="card" aria-labelledby="sources-title">
      <h2 id="sources-title">Source</h2>
      {sources.length > 0 && (
        <ul class="sources">
          {sources.map((source) => (
            <SourceItem key={source.id} source={source} />
          ))}
        </ul>
      )}
      <FileChoice compact={sources.length > 0} />
      <AddressForm />
      <EarlierSources />
    </section>
  );
}

function FileChoice({ compact }: { readonly compact: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class={compact ? 'drop drop-compact' : 'drop'}>
      <button
        id="choose-file"
        type="button"
        class={compact ? 'button-quiet' : 'button'}
        onClick={() => input.current?.click()}
      >
        {compact ? 'Add another file' : 'Choose a file'}
      </button>
      {!compact && (
        <span class="hint">or drop it anywhere: PDF, Office, text, picture, scan, a recording with its subtitles</span>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void addFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function AddressForm() {
  const [address, setAddress] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() === '') return;
        void addAddress(address.trim());
        setAddress('');
      }}
    >
      <input
        type="text"
        inputMode="url"
        aria-label="Web address of a source"
        placeholder="or a web address: https://…"
        value={address}
        onInput={({ currentTarget }) => {
          setAddress(currentTarget.value);
        }}
      />
      {address.trim() !== '' && (
        <button type="submit" class="button-quiet">
          Add
        </button>
      )}
    </form>
  );
}

function SourceItem({ source }: { readonly source: Source }) {
  const isShown = useStore((state) => state.shown === source.id);
  const { id, name, phase, progress, failure } = source;
  return (
    <li class={`source source-${phase}`} data-id={id}>
      <button
        type="button"
        class="source-name"
        aria-pressed={isShown}
        onClick={() => {
          show(id);
        }}
      >
        <bdi>{name}</bdi>
      </button>
      <span class="quiet">{statusWords(source)}</span>
      <button
        type="button"
        class="button-icon"
        aria-label={`Take ${name} off the list`}
        onClick={() => {
          removeSource(id);
          focusIfLost('.source-name', '#choose-file');
        }}
      >
        ×
      </button>
      {phase === 'preparing' && (
        <progress aria-label={`${progress?.words ?? 'Preparing'}: ${name}`} value={progress?.share} max={1} />
      )}
      {failure && (
        <p class="source-failure" role="alert">
          <strong>{failure.title}</strong> {failure.advice}
        </p>
      )}
    </li>
  );
}

function statusWords({ phase, progress, content }: Source): string {
  if (phase === 'preparing') return `${progress?.words ?? 'Waiting'} …`;
  if (phase === 'failed' || !content) return '';
  if (isMedia(content.mimeType)) return 'recording';
  return content.pageCount === 1 ? '1 page' : `${content.pageCount} pages`;
}
