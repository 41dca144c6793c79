/** The highlights of a verdict: the matched words, page by page, and what differs in a colour of its own. */
import type { Highlight, HighlightKind } from '../../shared/annotation/annotationProtocol.ts';
import type { BoundingBox } from '../../shared/contract/verification.ts';
import { correction } from '../../shared/reports/correction.ts';
import type { ListedVerdict } from './listedVerdicts.ts';
import { verdictNote } from './verdictNote.ts';

export function highlightsOf(verdict: ListedVerdict, nameOf: (attachmentId: string) => string): Highlight[] {
  const { status, document, differences = [], warnings = [], verifiedAt } = verdict.verification;
  const kind = status === 'partial_text_found' ? 'partial' : warnings.length > 0 ? 'warned' : 'found';
  return [
    ...byPage(document?.boundingBoxes ?? [], kind, verdictNote(verdict, nameOf), verifiedAt),
    ...differences.flatMap((difference) =>
      byPage(difference.boundingBoxes, 'difference', `${verdict.number}. ${correction(difference)}`, verifiedAt),
    ),
  ];
}

const byPage = (boxes: readonly BoundingBox[], kind: HighlightKind, note: string, at: string): Highlight[] =>
  Array.from(
    Map.groupBy(boxes, ({ pageNumber }) => pageNumber),
    ([pageNumber, of]) => ({ pageNumber, boxes: of, kind, note, at }),
  );
