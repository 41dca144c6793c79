/** Files may be dropped anywhere on the page. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addFiles } from '../actions/sources.ts';

export function DropTarget({ children }: { readonly children: ComponentChildren }) {
  const [over, setOver] = useState(false);
  return (
    <div
      class={over ? 'console console-over' : 'console'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        // Moving onto a child does not leave the page.
        if (event.relatedTarget === null) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void addFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      {children}
      {over && (
        <div class="drop-veil" aria-hidden="true">
          Drop to use it as a source
        </div>
      )}
    </div>
  );
}
