/** On narrow screens: which of the two panes is on view. */
import { update, useStore } from '../state/store.ts';

const PANES = [
  ['quotations', 'Quotations'],
  ['document', 'Document'],
] as const;

export function PaneTabs() {
  const pane = useStore((state) => state.pane);
  return (
    <nav class="pane-tabs" aria-label="Panes">
      {PANES.map(([name, words]) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => {
            update({ pane: name });
          }}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
