/** Problems as SARIF 2.1.0, which code hosts show at the line of a pull request. */
import { nameOfSource, type CheckedText } from './checkedText.ts';
import { verdictLine } from './correction.ts';
import { isFailure, isWarned, outcomeOf, type FailOn, type Outcome } from './outcome.ts';
import { placesIn } from './textPlace.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const RULES: Readonly<Record<Outcome, { readonly name: string; readonly says: string }>> = {
  not_found: { name: 'QuotationNotFound', says: 'No source says what is quoted.' },
  misattributed: {
    name: 'QuotationMisattributed',
    says: 'Another source says what is quoted than the one that is named.',
  },
  partly_found: { name: 'QuotationPartlyFound', says: 'The source says something else than what is quoted.' },
  found: { name: 'QuotationWithWarning', says: 'The source says what is quoted, and something about it needs a look.' },
};

const idOf = (outcome: Outcome): string => `quotation/${outcome.replaceAll('_', '-')}`;

/** @param checked each from a different file; `name` is its path below the root of the repository */
export function sarifReport(checked: readonly CheckedText[], failOn: FailOn, toolVersion: string): string {
  const rules = Object.entries(RULES).map(([outcome, { name, says }]) => ({
    id: idOf(outcome as Outcome),
    name,
    shortDescription: { text: says },
  }));
  const run = {
    tool: { driver: { name: 'cite', version: toolVersion, rules } },
    columnKind: 'utf16CodeUnits',
    results: checked.flatMap((text) => resultsOf(text, failOn)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, undefined, 2)}\n`;
}

/** Below the root of the repository, as code hosts expect it; any other path becomes an address on this machine. */
function placeOfFile(name: string) {
  const uri = name.split(/[\\/]/).map(encodeURIComponent).join('/');
  return uri.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: '%SRCROOT%' };
}

function resultsOf(checked: CheckedText, failOn: FailOn) {
  const placeAt = placesIn(checked.text);
  const artifactLocation = placeOfFile(checked.name);
  return checked.quotations
    .filter((quotation) => outcomeOf(quotation) !== 'found' || isWarned(quotation))
    .map((quotation) => {
      const outcome = outcomeOf(quotation);
      const start = placeAt(quotation.start);
      const end = placeAt(quotation.end);
      return {
        ruleId: idOf(outcome),
        ruleIndex: Object.keys(RULES).indexOf(outcome),
        level: isFailure(quotation, failOn) ? 'error' : outcome === 'found' ? 'note' : 'warning',
        message: { text: `“${quotation.text}” ${verdictLine(quotation, (id) => nameOfSource(checked, id))}` },
        locations: [
          {
            physicalLocation: {
              artifactLocation,
              region: {
                startLine: start.line,
                startColumn: start.column,
                endLine: end.line,
                endColumn: end.column,
                snippet: { text: checked.text.slice(quotation.start, quotation.end) },
              },
            },
          },
        ],
      };
    });
}
