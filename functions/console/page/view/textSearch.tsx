/** Search in the text of the document, and the pages that contain it. */
import { useMemo } from 'preact/hooks';
import { scrollTo } from '../actions/select.ts';
import { searchText } from '../quotations/searchText.ts';
import { update, useStore } from '../state/store.ts';

/** Nobody reads more. */
const MOST_HITS = 200;
/** A single letter is everywhere. */
const SHORTEST = 2;

export function SearchField() {
  const search = useStore((state) => state.search);
  return (
    <input
      id="search"
      type="search"
      class="search"
      placeholder="Search the text"
      aria-label="Search the text of the document"
      aria-keyshortcuts="/"
      value={search}
      onInput={({ currentTarget }) => {
        update({ search: currentTarget.value });
      }}
    />
  );
}

interface SearchHitsProps {
  readonly sourceId: string;
  /** One string per page. */
  readonly text: readonly string[];
}

export function SearchHits({ sourceId, text }: SearchHitsProps) {
  const search = useStore((state) => state.search.trim());
  const hits = useMemo(
    () => (search.length < SHORTEST ? undefined : searchText(text, search, MOST_HITS + 1)),
    [text, search],
  );
  if (!hits) return null;
  const count = hits.length > MOST_HITS ? `more than ${MOST_HITS}` : String(hits.length);
  return (
    <div class="hits">
      <p role="status">{hits.length === 1 ? '1 place' : `${count} places`}</p>
      <ol>
        {hits.slice(0, MOST_HITS).map(({ pageNumber, before, match, after }, index) => (
          <li key={index}>
            <button
              type="button"
              class="hit"
              onClick={() => {
                scrollTo({ sourceId, pageNumber });
              }}
            >
              <span class="hit-page">{pageNumber}</span>
              <span>
                {before}
                <mark>{match}</mark>
                {after}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
