/** The answer as it was pasted, each quotation in the colour of its verdict. */
import { useEffect, useRef } from 'preact/hooks';
import { select } from '../actions/select.ts';
import { toneOf, verdictWords } from '../quotations/verdict.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { useStore } from '../state/store.ts';

interface CheckedAnswerProps {
  readonly answer: string;
  readonly quotations: readonly CheckedQuotation[];
}

export function CheckedAnswer({ answer, quotations }: CheckedAnswerProps) {
  const selected = useStore((state) => state.selected);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) bringIntoBox(box.current, box.current.querySelector('[aria-current="true"]'));
  }, [selected]);
  return (
    <div ref={box} class="answer" tabIndex={0} role="group" aria-label="The answer, with its quotations marked">
      {piecesOf(answer, quotations).map(({ text, quotation }, index) =>
        quotation === undefined ? (
          <span key={index}>{text}</span>
        ) : (
          <Said key={index} quotation={quotation} isSelected={quotation.id === selected}>
            {text}
          </Said>
        ),
      )}
    </div>
  );
}

/** Scrolls only the box: the page around it stays where it is. */
function bringIntoBox(box: HTMLElement, element: Element | null): void {
  if (!element) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - (outer.height - Math.min(inner.height, outer.height)) / 2;
  }
}

interface SaidProps {
  readonly quotation: CheckedQuotation;
  readonly isSelected: boolean;
  readonly children: string;
}

/** No `button` element: those do not wrap across lines, and words do. */
function Said({ quotation, isSelected, children }: SaidProps) {
  const tone = toneOf(quotation.verification);
  const choose = (): void => {
    select(quotation.id, { keepPane: true });
  };
  return (
    <span
      role="button"
      tabIndex={0}
      class={`said said-${tone}`}
      aria-current={isSelected}
      title={verdictWords(quotation)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      {children}
    </span>
  );
}

interface AnswerPiece {
  readonly text: string;
  readonly quotation?: CheckedQuotation;
}

/** A quotation inside another one belongs to the outer one here; its own card is below. */
function piecesOf(answer: string, quotations: readonly CheckedQuotation[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let from = 0;
  const inOrder = [...quotations].sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  for (const quotation of inOrder) {
    const { span } = quotation;
    if (!span || span.start < from) continue;
    if (span.start > from) pieces.push({ text: answer.slice(from, span.start) });
    pieces.push({ text: answer.slice(span.start, span.end), quotation });
    from = span.end;
  }
  if (from < answer.length) pieces.push({ text: answer.slice(from) });
  return pieces;
}
