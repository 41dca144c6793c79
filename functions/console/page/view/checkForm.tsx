/** Where an answer or quotations are pasted, and checked. */
import { check } from '../actions/check.ts';
import type { Strictness } from '../../../../shared/contract/requests.ts';
import { update, useStore } from '../state/store.ts';
import { bringToTop, focusIfLost, focusOn } from './focusOn.ts';

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
        void checkAndFocus();
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
          void checkAndFocus();
        }}
      />
      <StrictnessChoice />
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
          focusOn('#pasted');
        }}
      >
        Change the text
      </button>
      <button type="button" class="button" disabled={busy} onClick={() => void checkAndFocus()}>
        {busy ? 'Checking …' : 'Check again'}
      </button>
    </div>
  );
}

/** The form disappears when the verdicts arrive: the keyboard continues with them, and so does a screen reader. */
export async function checkAndFocus(by?: Parameters<typeof check>[0]): Promise<void> {
  await check(by);
  focusIfLost('#results-title', '#pasted');
  // The totals and the marked answer come first: the first problem may be far below them.
  bringToTop('.results');
}

/** What each lets pass, in order of strictness. */
const STRICTNESS_WORDS: Readonly<Record<Strictness, { readonly name: string; readonly hint: string }>> = {
  lenient: { name: 'Lenient', hint: 'Accents, spelling variants and corrected typing errors pass.' },
  standard: { name: 'Standard', hint: 'What cannot alter the meaning passes.' },
  strict: { name: 'Strict', hint: 'Nothing passes that would be warned of, as before a court.' },
};

const STRICTNESSES = Object.keys(STRICTNESS_WORDS) as Strictness[];

function StrictnessChoice() {
  const strictness = useStore((state) => state.strictness);
  return (
    <div class="row">
      <label for="strictness" class="quiet">
        Strictness
      </label>
      <select
        id="strictness"
        aria-describedby="strictness-hint"
        value={strictness}
        onChange={({ currentTarget }) => {
          const chosen = STRICTNESSES.find((name) => name === currentTarget.value);
          if (chosen) update({ strictness: chosen });
        }}
      >
        {STRICTNESSES.map((name) => (
          <option key={name} value={name}>
            {STRICTNESS_WORDS[name].name}
          </option>
        ))}
      </select>
      <span id="strictness-hint" class="hint">
        {STRICTNESS_WORDS[strictness].hint}
      </span>
    </div>
  );
}

function waitingWords(hasKey: boolean, isPreparing: boolean): string {
  if (!hasKey) return 'Waiting for the key …';
  return isPreparing ? 'Waiting for the source …' : 'Checking …';
}
