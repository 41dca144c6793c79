/** The verdicts on a page, as clickable boxes. */
import { selectOnPage } from '../actions/select.ts';
import type { PageBox, PageBoxes } from '../quotations/boxes.ts';
import { useStore } from '../state/store.ts';

interface BoxesProps {
  readonly boxes: PageBoxes;
  /** Size of the page, in PDF points. */
  readonly points: { readonly width: number; readonly height: number };
}

export function Boxes({ boxes, points }: BoxesProps) {
  const selected = useStore((state) => state.selected);
  return (
    <div class="boxes">
      {boxes.map((box, index) => (
        <Box key={index} {...box} points={points} isSelected={box.quotationId === selected} />
      ))}
    </div>
  );
}

interface BoxProps extends PageBox {
  readonly points: BoxesProps['points'];
  readonly isSelected: boolean;
}

function Box({ quotationId, order, tone, words, part, isFirst, box, points, isSelected }: BoxProps) {
  const share = (length: number, whole: number): string => `${(length / whole) * 100}%`;
  const place = {
    left: share(box.x, points.width),
    top: share(box.y, points.height),
    width: share(box.width, points.width),
    height: share(box.height, points.height),
  };
  const name = `box box-${part} box-${tone}${isSelected ? ' box-selected' : ''}`;
  if (part !== 'match') return <span class={name} style={place} aria-hidden="true" />;
  return (
    <button
      type="button"
      class={name}
      style={place}
      // A match of several lines is one thing to the keyboard and to a screen reader.
      tabIndex={isFirst ? 0 : -1}
      aria-hidden={isFirst ? undefined : true}
      aria-label={`Quotation ${order}: ${words}`}
      onClick={() => {
        selectOnPage(quotationId);
      }}
    />
  );
}
