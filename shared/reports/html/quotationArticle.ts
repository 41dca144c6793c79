/** Everything known about one quotation: its verdict, what differs, where it is, and the pictures that prove it. */
import type { VerifiedQuotation } from '../../contract/answerRequest.ts';
import type { Verification } from '../../contract/verification.ts';
import { rules } from '../../matching/rules/registry.ts';
import { nameOfSource, type CheckedText } from '../checkedText.ts';
import { corrections, placeOf, verdictSentence } from '../correction.ts';
import { markupText } from '../markupText.ts';
import { markDifferences } from '../markWords.ts';
import { outcomeOf, OUTCOME_WORDS } from '../outcome.ts';
import type { TextPlace } from '../textPlace.ts';
import { linkTarget, pictureSource } from './harmless.ts';
import { piecesIn } from './markedText.ts';

/** @param number as in the marked text */
export function quotationArticle(
  checked: CheckedText,
  quotation: VerifiedQuotation,
  number: number,
  { line, column }: TextPlace,
): string {
  const outcome = outcomeOf(quotation);
  const isElsewhere = outcome === 'misattributed';
  const { verification, reference } = quotation;
  const { differences = [], verifiedSourceContext, omitted = [] } = verification;
  const nameOf = (id: string): string => nameOfSource(checked, id);
  const marked = markDifferences(quotation.text, verifiedSourceContext ?? '', differences);
  const said = verifiedSourceContext && `<q dir="auto">${piecesIn('ins', marked.source)}</q>`;
  const findings = corrections(verification).map(markupText);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Quoted', `<q dir="auto">${piecesIn('del', marked.quoted)}</q>`],
    ['The source says', isElsewhere ? undefined : said],
    ['Where', isElsewhere ? elsewhereOf(checked, verification) : whereOf(checked, quotation)],
    ['Named as source', reference && markupText(reference.text)],
    ['There', isElsewhere ? (whereOf(checked, quotation) ?? 'Nothing comes near these words.') : undefined],
    ['What it says', isElsewhere ? said : undefined],
    ['What to look at', findings.length === 0 ? undefined : listOf(findings)],
    [
      'Left out',
      omitted.length === 0 ? undefined : listOf(omitted.map(({ text }) => `<q dir="auto">${markupText(text)}</q>`)),
    ],
    // It is already said that the named source has nothing similar, and that is not why it is elsewhere.
    ['Decided by', isElsewhere ? undefined : decidedBy(verification.decidedBy ?? [])],
  ];
  return [
    `<article id="q${number}" class="of-${outcome}">`,
    `<h3>${number} <span class="badge ${outcome}">${OUTCOME_WORDS[outcome]}</span> `,
    `<a class="quiet" href="#t${number}">line ${line}, column ${column}</a></h3>`,
    `<p>${markupText(verdictSentence(quotation, nameOf))}</p>`,
    `<dl>${rows.map(([term, said]) => (said ? `<dt>${term}</dt><dd>${said}</dd>` : '')).join('\n')}</dl>`,
    picture(verification.evidence?.src, placeOf(verification, nameOf)),
    ...(verification.foundIn ?? []).map(({ attachmentId, pageNumber, evidence }) =>
      picture(evidence?.src, `${nameOf(attachmentId)}, page ${pageNumber}`),
    ),
    receiptOf(verification.receipt),
    '</article>',
  ].join('\n');
}

function whereOf(checked: CheckedText, { verification }: VerifiedQuotation): string | undefined {
  const place = placeOf(verification, (id) => nameOfSource(checked, id));
  const { link, attachmentId, pageNumber, document, searchState } = verification;
  if (place === undefined || attachmentId === undefined || pageNumber === undefined) return undefined;
  const shown = linked(place, link ?? addressIn(checked, attachmentId, pageNumber));
  const { occurrences } = searchState;
  return `${shown}${linesOf(document)}${occurrences > 1 ? `; it stands there ${occurrences} times` : ''}`;
}

/** For a quotation that is in a source other than the named one. */
function elsewhereOf(checked: CheckedText, { foundIn = [] }: Verification): string {
  const places = foundIn.map(({ attachmentId, pageNumber, document }) => {
    const place = `${nameOfSource(checked, attachmentId)}, page ${pageNumber}`;
    return linked(place, addressIn(checked, attachmentId, pageNumber)) + linesOf(document);
  });
  return places.length === 1 ? places[0] : listOf(places);
}

function addressIn({ sources }: CheckedText, attachmentId: string, pageNumber: number): string | undefined {
  const source = sources.find((one) => one.attachmentId === attachmentId);
  return source?.href && source.mimeType === 'application/pdf' ? `${source.href}#page=${pageNumber}` : source?.href;
}

function linked(place: string, href: string | undefined): string {
  const target = linkTarget(href);
  return target === undefined ? markupText(place) : `<a href="${markupText(target)}">${markupText(place)}</a>`;
}

function linesOf(document: Verification['document']): string {
  const { lineIds = [] } = document ?? {};
  return lineIds.length === 0 ? '' : `, ${lineIds.length === 1 ? 'line' : 'lines'} ${lineIds.join(', ')}`;
}

const listOf = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function decidedBy(ids: readonly string[]): string | undefined {
  if (ids.length === 0) return undefined;
  const known: Readonly<Record<string, { readonly says: string } | undefined>> = rules;
  return listOf(ids.map((id) => `<code>${markupText(id)}</code> ${markupText(known[id]?.says ?? '')}`));
}

function picture(src: string | undefined, place: string | undefined): string {
  const harmless = pictureSource(src);
  if (harmless === undefined) return '';
  const what = `${place ?? 'The source'}: the matched words in yellow, those that differ in red.`;
  return `<figure><img src="${harmless}" alt="${markupText(what)}"><figcaption>${markupText(what)}</figcaption></figure>`;
}

/** Can be checked without the service, by its published keys. */
function receiptOf(receipt: Verification['receipt']): string {
  if (receipt === undefined) return '';
  const keys = receipt.signatures.map(({ keyid }) => markupText(keyid)).join(', ');
  const envelope = markupText(JSON.stringify(receipt, undefined, 1));
  return `<details><summary>Receipt, signed with the key <code>${keys}</code></summary><pre><code>${envelope}</code></pre></details>`;
}
