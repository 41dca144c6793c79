/** The text of a page, line by line, with the lines of the selected quotation marked. */
import { useStore } from '../state/store.ts';

interface PageTextProps {
  readonly text: string;
  readonly isNear: boolean;
  readonly sourceId: string;
  readonly pageNumber: number;
}

export function PageText({ text, isNear, sourceId, pageNumber }: PageTextProps) {
  const lineIds = useStore(({ quotations, selected }) => {
    const quotation = quotations.find(({ id }) => id === selected);
    const place = quotation?.sourceId === sourceId ? quotation.verification.document : undefined;
    return place?.pageNumber === pageNumber ? place.lineIds : undefined;
  });
  if (text.trim() === '') return <p class="page-wait">This page has no text.</p>;
  // Off screen, the plain text keeps the space that the lines will take.
  if (!isNear) return <div class="page-lines">{text}</div>;
  return (
    <div class="page-lines">
      {text.split('\n').map((line, index) => (
        <span key={index} class={lineIds?.includes(index + 1) ? 'line line-marked' : 'line'}>
          {line}
          {'\n'}
        </span>
      ))}
    </div>
  );
}
