/** The report for people: one self-contained HTML file, to open from disk, to print and to file. It runs nothing and loads nothing. */
import { nameOfSource, type CheckedText, type ReportSource } from '../checkedText.ts';
import { verdictLine } from '../correction.ts';
import { markupText } from '../markupText.ts';
import { countOutcomes, isWarned, OUTCOMES, outcomeOf, OUTCOME_WORDS, type OutcomeCounts } from '../outcome.ts';
import { NOT_CHECKED_WORDS } from '../notChecked.ts';
import { placesIn } from '../textPlace.ts';
import { linkTarget } from './harmless.ts';
import { markedText } from './markedText.ts';
import { quotationArticle } from './quotationArticle.ts';
import { REPORT_STYLE, REPORT_STYLE_HASH } from './reportStyle.ts';

const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${REPORT_STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** One piece at a time: with many pictures it is more than one string can hold. */
export function* htmlReport(checked: CheckedText): Generator<string> {
  const { name, quotations } = checked;
  const counts = countOutcomes(quotations);
  const placeAt = placesIn(checked.text);
  yield [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>Quotations in ${markupText(name)}</title><style>${REPORT_STYLE}</style></head><body>`,
    `<header><h1>Quotations in ${markupText(name)}</h1>`,
    `<p class="quiet">Checked on ${markupText(timeText(checked.checkedAt))}</p>`,
    `<p class="verdict">${conclusion(counts, checked.quotations.filter(isWarned).length)}</p>`,
    `<ul class="counts">${OUTCOMES.toReversed()
      .map(
        (outcome) =>
          `<li class="${counts[outcome] === 0 ? 'quiet' : outcome}"><b>${counts[outcome]}</b> ${OUTCOME_WORDS[outcome]}</li>`,
      )
      .join('')}</ul></header>`,
    problemList(checked),
    notCheckedList(checked),
    `<section><h2>Sources</h2>${sourceTable(checked.sources)}</section>`,
    `<section><h2>The text, as it was checked</h2>${markedText(checked)}</section>`,
    '<section><h2>Each quotation</h2>',
  ].join('\n');
  for (const [i, quotation] of quotations.entries()) {
    yield `\n${quotationArticle(checked, quotation, i + 1, placeAt(quotation.start))}`;
  }
  yield `\n</section>\n${footer(checked)}\n</body></html>\n`;
}

/** "2026-11-22 17:55:40 UTC" */
const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** @param warned how many of the found ones have a warning */
function conclusion(counts: OutcomeCounts, warned: number): string {
  const total = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
  if (total === 0) return 'Nothing was checked: no quotation was found in the text.';
  const found = total === 1 ? 'The one quotation is in the sources' : `All ${total} quotations are in the sources`;
  if (counts.found === total) return warned === 0 ? `${found}.` : `${found}, ${warned} with a warning to look at.`;
  const problems = `${total - counts.found} of ${total} ${total === 1 ? 'quotation' : 'quotations'} must be looked at`;
  return warned === 0 ? `${problems}.` : `${problems}, and ${warned} found with a warning.`;
}

function problemList(checked: CheckedText): string {
  const items = checked.quotations.flatMap((quotation, i) => {
    if (outcomeOf(quotation) === 'found' && !isWarned(quotation)) return [];
    const said = verdictLine(quotation, (id) => nameOfSource(checked, id));
    return [
      `<li><a href="#q${i + 1}">${i + 1}</a> <q dir="auto">${markupText(shortened(quotation.text))}</q> ${markupText(said)}</li>`,
    ];
  });
  return items.length === 0 ? '' : `<section><h2>To look at</h2><ul>${items.join('\n')}</ul></section>`;
}

function notCheckedList({ notChecked = [] }: CheckedText): string {
  const items = notChecked.map(
    ({ text, reason }) =>
      `<li><q dir="auto">${markupText(shortened(text))}</q> ${markupText(NOT_CHECKED_WORDS[reason])}</li>`,
  );
  return items.length === 0
    ? ''
    : `<section><h2>Between quotation marks, not checked</h2><ul class="quiet">${items.join('\n')}</ul></section>`;
}

/** Characters of a quotation in a list. */
const LISTED_LENGTH = 120;
const shortened = (text: string): string => (text.length > LISTED_LENGTH ? `${text.slice(0, LISTED_LENGTH)}…` : text);

function sourceTable(sources: readonly ReportSource[]): string {
  const rows = sources.map(({ name, href, mimeType, pageCount, sha256, capturedAt }, i) => {
    const target = linkTarget(href);
    const shown = target === undefined ? markupText(name) : `<a href="${markupText(target)}">${markupText(name)}</a>`;
    const proof = [
      sha256 && `SHA-256 <span class="hash">${markupText(sha256)}</span>`,
      capturedAt && `Visited on ${markupText(timeText(capturedAt))}`,
    ].filter((part) => part);
    return `<tr><td>${i + 1}</td><td>${shown}</td><td>${markupText(mimeType)}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}</td><td>${proof.join('<br>')}</td></tr>`;
  });
  return `<table><thead><tr><th class="narrow">#</th><th>Source</th><th>What it is</th><th>How to know it again</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function footer({ quotations, strictness }: CheckedText): string {
  const versions = [...new Set(quotations.map(({ verification }) => verification.matcherVersion))];
  const rules = versions.length === 0 ? '' : `, by the rules of version ${versions.map(markupText).join(', ')}`;
  return [
    `<footer><p>Each quotation was compared with the text of the sources, word by word, by a program${rules}, strictness “${strictness}”.`,
    'Found: the source says it, up to changes that cannot alter the meaning. Partly found: a part of it, or something like it.',
    'Not found: nothing in the sources comes near. Misattributed: not in the source that is named, but in another one.</p></footer>',
  ].join('\n');
}
