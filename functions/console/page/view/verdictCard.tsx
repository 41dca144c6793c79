/** One quotation: its verdict, what differs, and the proof. */
import { useEffect, useRef } from 'preact/hooks';
import { copyPlaceLink } from '../actions/placeLinks.ts';
import { placeOf, select } from '../actions/select.ts';
import { toneOf, VERDICT_SIGNS, verdictWords } from '../quotations/verdict.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { useStore } from '../state/store.ts';
import { Comparison } from './comparison.tsx';
import { FoundElsewhere } from './foundElsewhere.tsx';
import { VerdictNotes } from './verdictNotes.tsx';

export function VerdictCard({ quotation }: { readonly quotation: CheckedQuotation }) {
  const isSelected = useStore((state) => state.selected === quotation.id);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { id, reference, verification } = quotation;
  const tone = toneOf(verification);
  const { evidence } = verification;
  return (
    <li ref={card} id={id} class={`verdict verdict-${tone}`} aria-current={isSelected}>
      <button
        type="button"
        class="verdict-head"
        onClick={() => {
          select(id);
        }}
      >
        <span class="verdict-sign" aria-hidden="true">
          {VERDICT_SIGNS[tone]}
        </span>
        <span class="verdict-words">{verdictWords(quotation)}</span>
        <PlaceWords quotation={quotation} />
      </button>
      <Comparison quotation={quotation} />
      {reference !== undefined && (
        <p class="quiet">
          The answer names <bdi>{reference.text}</bdi>
        </p>
      )}
      <VerdictNotes verification={verification} />
      <FoundElsewhere verification={verification} />
      {evidence && (
        <button
          type="button"
          class="proof"
          aria-label="Go to this place in the document"
          onClick={() => {
            select(id);
          }}
        >
          <img src={evidence.src} alt="Picture of the place in the source" {...evidence.dimensions} />
        </button>
      )}
      {isSelected && placeOf(quotation) && (
        <div class="row">
          <button
            type="button"
            class="button-quiet narrow-only"
            onClick={() => {
              select(id);
            }}
          >
            Show on the page
          </button>
          <button type="button" class="button-quiet" onClick={() => void copyPlaceLink(quotation)}>
            Copy link
          </button>
        </div>
      )}
    </li>
  );
}

function PlaceWords({ quotation: { sourceId, verification } }: { readonly quotation: CheckedQuotation }) {
  const name = useStore(({ sources }) =>
    sources.length > 1 ? sources.find(({ id }) => id === sourceId)?.name : undefined,
  );
  const { pageNumber, searchState, verifiedTimestamps, status } = verification;
  if (status === 'not_found' || pageNumber === undefined) return null;
  const { expectedPage, occurrences } = searchState;
  const words = [
    verifiedTimestamps ? `at ${verifiedTimestamps.startTime.slice(0, 8)}` : `page ${pageNumber}`,
    ...(expectedPage !== undefined && expectedPage !== pageNumber ? [`not page ${expectedPage}`] : []),
    ...(occurrences > 1 ? [`${occurrences} places`] : []),
  ];
  return (
    <span class="verdict-place">
      {name !== undefined && <bdi class="verdict-source">{name}</bdi>} {words.join(' · ')}
    </span>
  );
}
