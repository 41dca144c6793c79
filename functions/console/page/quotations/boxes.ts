/** Where the verdicts are on the pages. */
import type { BoundingBox } from '../../../../shared/contract/verification.ts';
import type { CheckedQuotation } from '../state/state.ts';
import { toneOf, verdictWords, type Tone } from './verdict.ts';

export interface PageBox {
  readonly quotationId: string;
  /** Within the list, from 1: its name for a screen reader. */
  readonly order: number;
  readonly tone: Tone;
  /** The verdict in words. */
  readonly words: string;
  /** The whole match; or inside it what differs, and what an ellipsis leaves out. */
  readonly part: 'match' | 'difference' | 'omitted';
  /** Whether it is the first box of its quotation on this page: the one that the keyboard reaches. */
  readonly isFirst: boolean;
  /** PDF points. */
  readonly box: BoundingBox;
}

export type PageBoxes = readonly PageBox[];

export function boxesByPage(quotations: readonly CheckedQuotation[], sourceId: string): ReadonlyMap<number, PageBoxes> {
  const all = quotations.flatMap((quotation, index) =>
    quotation.sourceId === sourceId ? boxesOf(quotation, index + 1) : [],
  );
  return Map.groupBy(all, ({ box }) => box.pageNumber);
}

function boxesOf(quotation: CheckedQuotation, order: number): PageBox[] {
  const { id, verification } = quotation;
  if (verification.status === 'not_found') return [];
  const { document, differences = [], omitted = [] } = verification;
  const seen = new Set<number>();
  const boxed = (part: PageBox['part'], boxes: readonly BoundingBox[]): PageBox[] =>
    boxes.map((box) => {
      const isFirst = part === 'match' && !seen.has(box.pageNumber);
      if (isFirst) seen.add(box.pageNumber);
      return { quotationId: id, order, tone: toneOf(verification), words: verdictWords(quotation), part, isFirst, box };
    });
  return [
    ...boxed('match', document?.boundingBoxes ?? []),
    ...boxed(
      'omitted',
      omitted.flatMap(({ boundingBoxes }) => boundingBoxes),
    ),
    ...boxed(
      'difference',
      differences.flatMap(({ boundingBoxes }) => boundingBoxes),
    ),
  ];
}
