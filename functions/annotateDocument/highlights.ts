/** The highlights of a verdict: the matched words, page by page, and the differences in a separate colour. */
import type { Highlight, HighlightKind } from '../../shared/annotation/annotationProtocol.ts';
import type { BoundingBox } from '../../shared/contract/verification.ts';
import { mapInTurns } from '../../shared/platform/turns.ts';
import { correction } from '../../shared/reports/correction.ts';
import type { ListedVerdict } from './listedVerdicts.ts';
import { cut, verdictNote } from './verdictNote.ts';

/** Lines marked in one document: a thousand ordinary verdicts have about three thousand. */
const MOST_LINES = 50_000;
/** Characters in the note of one difference. */
const NOTE_CHARACTERS = 1_000;

/** For all verdicts in their order. If there are too many lines, the later verdicts are marked only where they begin. */
export function highlightsOfAll(
  verdicts: readonly ListedVerdict[],
  nameOf: (attachmentId: string) => string,
): Promise<Highlight[]> {
  let lines = 0;
  return mapInTurns(verdicts, (verdict) => {
    const highlights = highlightsOf(verdict, nameOf);
    lines += highlights.reduce((sum, { boxes }) => sum + boxes.length, 0);
    if (lines <= MOST_LINES) return highlights;
    return highlights.slice(0, 1).map((first) => ({ ...first, boxes: first.boxes.slice(0, 1) }));
  }).then((all) => all.flat());
}

function highlightsOf(verdict: ListedVerdict, nameOf: (attachmentId: string) => string): Highlight[] {
  const { status, document, differences = [], warnings = [], verifiedAt } = verdict.verification;
  const kind = status === 'partial_text_found' ? 'partial' : warnings.length > 0 ? 'warned' : 'found';
  return [
    ...byPage(document?.boundingBoxes ?? [], kind, verdictNote(verdict, nameOf), verifiedAt),
    ...differences.flatMap((difference) =>
      byPage(
        difference.boundingBoxes,
        'difference',
        cut(`${verdict.number}. ${correction(difference)}`, NOTE_CHARACTERS),
        verifiedAt,
      ),
    ),
  ];
}

const byPage = (boxes: readonly BoundingBox[], kind: HighlightKind, note: string, at: string): Highlight[] =>
  Array.from(
    Map.groupBy(boxes, ({ pageNumber }) => pageNumber),
    ([pageNumber, of]) => ({ pageNumber, boxes: of, kind, note, at }),
  );
