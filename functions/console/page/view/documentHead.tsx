/** Above the document: its name, how it is shown, and the search in its text. */
import { isMedia } from '../state/media.ts';
import type { Source, SourceContent } from '../state/state.ts';
import { update, useStore } from '../state/store.ts';
import { SearchField } from './textSearch.tsx';

const READINGS = [
  ['pages', 'Pages'],
  ['text', 'Text'],
] as const;

interface DocumentHeadProps {
  readonly source: Source;
  readonly content: SourceContent;
}

export function DocumentHead({ source: { name }, content }: DocumentHeadProps) {
  const reading = useStore((state) => state.reading);
  const address = webAddress(content.address);
  return (
    <div class="document-head">
      <h2 class="document-name" title={name}>
        <bdi>{name}</bdi>
      </h2>
      {!isMedia(content.mimeType) && (
        <div class="choice" role="group" aria-label="Show the document as">
          {READINGS.map(([value, words]) => (
            <button
              key={value}
              type="button"
              aria-pressed={reading === value}
              onClick={() => {
                update({ reading: value });
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <SearchField />
      {address !== undefined && <OpenLink href={address}>Web page</OpenLink>}
      {(content.original ?? content.converted) && (
        <OpenLink href={(content.original ?? content.converted)?.link.url ?? ''}>
          {content.original ? 'Original' : 'PDF'}
        </OpenLink>
      )}
    </div>
  );
}

function OpenLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a class="button-quiet" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Addresses come from outside: only a web address becomes a link. */
const webAddress = (address = ''): string | undefined => (/^https?:\/\//i.test(address) ? address : undefined);
