/** Where an answer or quotations are pasted, and checked. */
import { check } from '../actions/check.ts';
import { update, useStore } from '../state/store.ts';

export function CheckForm() {
  const text = useStore((state) => state.text);
  const busy = useStore((state) => state.busy);
  const isPreparing = useStore((state) => state.sources.some(({ phase }) => phase === 'preparing'));
  const hasKey = useStore((state) => state.key !== undefined);
  const editing = useStore((state) => state.editing);
  if (!editing) return <CheckedForm busy={busy !== undefined} />;
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <label for="pasted" class="card-title">
        What should be checked
      </label>
      <textarea
        id="pasted"
        rows={6}
        placeholder={'Paste the answer of a language model,\nor quotations, one a line'}
        value={text}
        onInput={({ currentTarget }) => {
          update({ text: currentTarget.value });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void check();
        }}
      />
      <div class="row">
        <button type="submit" class="button button-main" disabled={busy !== undefined}>
          {busy === undefined ? 'Check' : waitingWords(hasKey, isPreparing)}
        </button>
        <span class="hint">Ctrl + Enter</span>
      </div>
    </form>
  );
}

function CheckedForm({ busy }: { readonly busy: boolean }) {
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        onClick={() => {
          update({ editing: true });
        }}
      >
        Change the text
      </button>
      <button type="button" class="button" disabled={busy} onClick={() => void check()}>
        {busy ? 'Checking …' : 'Check again'}
      </button>
    </div>
  );
}

function waitingWords(hasKey: boolean, isPreparing: boolean): string {
  if (!hasKey) return 'Waiting for the key …';
  return isPreparing ? 'Waiting for the source …' : 'Checking …';
}
