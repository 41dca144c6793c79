/** Asks for the API key, once a tab. */
import { useEffect, useRef } from 'preact/hooks';
import { useKey } from '../actions/key.ts';
import { useStore } from '../state/store.ts';

/** Where somebody runs the service on their own machine. */
const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

export function KeyForm() {
  const key = useStore((state) => state.key);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (key === undefined) input.current?.focus();
  }, [key]);
  if (key !== undefined) return null;
  return (
    <form
      class="card key-form"
      onSubmit={(event) => {
        event.preventDefault();
        useKey(input.current?.value ?? '');
      }}
    >
      <label for="key">API key</label>
      <div class="row">
        <input id="key" ref={input} type="password" autocomplete="off" spellcheck={false} aria-describedby="key-hint" />
        <button type="submit" class="button">
          Use key
        </button>
      </div>
      <p id="key-hint" class="hint">
        {isLocal ? (
          <>
            <code>npm start</code> has printed it; it is also in the file <code>.data/api-key</code>.{' '}
          </>
        ) : (
          'Your operator gives it to you. '
        )}
        It stays in this tab until you close it.
      </p>
    </form>
  );
}
