/** Asks for the API key, once per tab, and says beside the field what is wrong with it. */
import { useEffect, useRef } from 'preact/hooks';
import { enterKey } from '../actions/key.ts';
import { useStore } from '../state/store.ts';
import { focusIfLost } from './focusOn.ts';

/** For users who run the service on their own machine. */
const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

export function KeyForm() {
  const key = useStore((state) => state.key);
  return key === undefined ? <KeyField /> : null;
}

function KeyField() {
  const check = useStore((state) => state.keyCheck);
  const hasSources = useStore((state) => state.sources.length > 0);
  const input = useRef<HTMLInputElement>(null);
  const isRefused = check !== undefined && check !== 'looking';
  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (isRefused) input.current?.select();
  }, [isRefused]);
  return (
    <form
      class="card key-form"
      onSubmit={(event) => {
        event.preventDefault();
        // The field disappears when the key is accepted: a user who is typing continues at what comes next.
        void enterKey(input.current?.value ?? '').then(() => {
          focusIfLost(hasSources ? '#pasted' : '#choose-file');
        });
      }}
    >
      <label for="key">API key</label>
      <div class="row">
        <input
          id="key"
          ref={input}
          type="password"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="key-hint key-failure"
          aria-invalid={isRefused}
        />
        <button type="submit" class="button" aria-disabled={check === 'looking'}>
          {check === 'looking' ? 'Looking …' : 'Use key'}
        </button>
      </div>
      <p id="key-failure" class="field-failure" role="alert">
        {isRefused && (
          <>
            <strong>{check.title}</strong> {check.advice}
          </>
        )}
      </p>
      <p id="key-hint" class="hint">
        {isLocal ? (
          <>
            <code>npm start</code> has printed it; it is also in the file <code>.data/api-key</code>.{' '}
          </>
        ) : (
          'Your operator gives it to you. '
        )}
        It stays in this tab until you close it, as your text does.
      </p>
    </form>
  );
}
