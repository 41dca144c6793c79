/** Where else the quotation is, if it is not where it was said to be. */
import { scrollTo } from '../actions/select.ts';
import type { FoundIn, Verification } from '../../../../shared/contract/verification.ts';
import { useStore } from '../state/store.ts';

export function FoundElsewhere({ verification }: { readonly verification: Verification }) {
  const { foundIn = [] } = verification;
  return (
    <>
      {foundIn.map((place) => (
        <Elsewhere key={place.attachmentId} place={place} />
      ))}
    </>
  );
}

function Elsewhere({ place: { attachmentId, pageNumber, document, evidence } }: { readonly place: FoundIn }) {
  const name = useStore(({ sources }) => sources.find(({ id }) => id === attachmentId)?.name ?? attachmentId);
  return (
    <div class="elsewhere">
      <p>
        These words are in <bdi>{name}</bdi>, page {pageNumber}.{' '}
        <button
          type="button"
          class="button-quiet"
          onClick={() => {
            scrollTo({ sourceId: attachmentId, pageNumber, y: document?.boundingBoxes.at(0)?.y });
          }}
        >
          Show
        </button>
      </p>
      {evidence && <img src={evidence.src} alt={`Picture of the place in ${name}`} {...evidence.dimensions} />}
    </div>
  );
}
