/** What a note says of a verdict beside its name: what differs, and what to look at. */
import type { Verification } from '../../shared/contract/verification.ts';

export const VERDICT_WORDS = { found: 'Found', partial_text_found: 'Partly found', not_found: 'Not found' } as const;

export function verdictNote({ differences = [], warnings = [] }: Verification): string {
  const said = differences.map(
    ({ type, quoted, source }) => `${type}: quoted “${quoted}”, the source says “${source}”`,
  );
  const warned = warnings.length === 0 ? [] : [`warnings: ${warnings.join(', ')}`];
  return [...said, ...warned].join('; ');
}
