/** The words of the quotation above the words of the source, with the differences in colour. */
import { markDifferences, type Piece } from '../../../../shared/reports/markWords.ts';
import type { CheckedQuotation } from '../state/state.ts';

export function Comparison({ quotation: { text, verification } }: { readonly quotation: CheckedQuotation }) {
  const { differences = [], verifiedSourceContext, status } = verification;
  if (status !== 'partial_text_found' || verifiedSourceContext === undefined) {
    return <blockquote class="quoted">{text}</blockquote>;
  }
  const { quoted, source } = markDifferences(text, verifiedSourceContext, differences);
  return (
    <dl class="comparison">
      <div>
        <dt>Quoted</dt>
        <dd>
          <Marked as="del" pieces={quoted} />
        </dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          <Marked as="ins" pieces={source} />
        </dd>
      </div>
    </dl>
  );
}

interface MarkedProps {
  readonly as: 'del' | 'ins';
  readonly pieces: readonly Piece[];
}

function Marked({ as: Mark, pieces }: MarkedProps) {
  return <>{pieces.map(({ text, differs }, index) => (differs ? <Mark key={index}>{text}</Mark> : text))}</>;
}
