/** The highlights of a verdict: the matched words, page by page, and what differs in a colour of its own. */
import type { Highlight, HighlightKind } from '../../shared/annotation/annotationProtocol.ts';
import type { BoundingBox, Verification } from '../../shared/contract/verification.ts';
import { correction } from '../../shared/reports/correction.ts';
import { verdictName, verdictNote } from './verdictNote.ts';

export function highlightsOf(key: string, verification: Verification): Highlight[] {
  const { status, document, differences = [], warnings = [], verifiedAt } = verification;
  const detail = verdictNote(verification);
  const note = `${verdictName(verification)} (${key}). ${detail === '' ? '' : `${detail} `}Verified ${verifiedAt}.`;
  const kind = status === 'partial_text_found' ? 'partial' : warnings.length > 0 ? 'warned' : 'found';
  return [
    ...byPage(document?.boundingBoxes ?? [], kind, note, verifiedAt),
    ...differences.flatMap((difference) =>
      byPage(difference.boundingBoxes, 'difference', correction(difference), verifiedAt),
    ),
  ];
}

const byPage = (boxes: readonly BoundingBox[], kind: HighlightKind, note: string, at: string): Highlight[] =>
  Array.from(
    Map.groupBy(boxes, ({ pageNumber }) => pageNumber),
    ([pageNumber, of]) => ({ pageNumber, boxes: of, kind, note, at }),
  );
