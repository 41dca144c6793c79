/** The whole page: head, what is checked on one side, the document on the other. */
import { useEffect } from 'preact/hooks';
import { restoreScroll } from '../actions/keepScroll.ts';
import { followAddress } from '../actions/placeLinks.ts';
import { useStore } from '../state/store.ts';
import { CheckForm } from './checkForm.tsx';
import { DocumentPane } from './documentPane.tsx';
import { DropTarget } from './dropTarget.tsx';
import { FailureNotice } from './failureNotice.tsx';
import { KeyForm } from './keyForm.tsx';
import { PageHead } from './pageHead.tsx';
import { PaneTabs } from './paneTabs.tsx';
import { Results } from './results.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SourceList } from './sourceList.tsx';

export function Console() {
  const pane = useStore((state) => state.pane);
  const notice = useStore((state) => state.notice);
  useShortcuts();
  useEffect(followAddress, []);
  useEffect(restoreScroll, []);
  return (
    <DropTarget>
      <PageHead />
      <PaneTabs />
      <div class={`panes panes-${pane}`}>
        <main class="pane pane-quotations" id="pane-quotations" aria-label="Quotations">
          <KeyForm />
          <SourceList />
          <CheckForm />
          <FailureNotice />
          <Results />
        </main>
        <DocumentPane />
      </div>
      <div class="visually-hidden" role="status" aria-live="polite">
        {notice}
      </div>
    </DropTarget>
  );
}
