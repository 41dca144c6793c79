/** What went wrong, and what to do. */
import { update, useStore } from '../state/store.ts';
import { focusIfLost } from './focusOn.ts';

export function FailureNotice() {
  const failure = useStore((state) => state.failure);
  if (!failure) return null;
  return (
    <section class="notice notice-bad" role="alert">
      <strong>{failure.title}</strong>
      <p>{failure.advice}</p>
      <button
        type="button"
        class="button-quiet"
        onClick={() => {
          update({ failure: undefined });
          focusIfLost('#pasted', '#results-title');
        }}
      >
        Close
      </button>
    </section>
  );
}
