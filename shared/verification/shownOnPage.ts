/** Whether the page shows the words of a match: what the look at its place says, and if that is not sure, what OCR reads there. */
import type { DocumentReader } from '../documents/documentReader.ts';
import type { MissingScript } from '../documents/ocr/missingScript.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import type { Shown } from '../evidence/asShown.ts';
import type { Proof } from '../evidence/proofImage.ts';
import type { Match, Verdict } from '../matching/answer/verdict.ts';
import type { ProofChecks } from './proofChecks.ts';

export interface Looks {
  readonly verdict: Verdict;
  readonly proof: Proof | undefined;
  /** The request asks for its proofs to be read back. */
  readonly isAsked: boolean;
  readonly foundOnes: Promise<unknown>;
  /** All pages of the document, in order. */
  readonly pages: readonly IndexedPage[];
}

export interface ShownOnPage {
  readonly shown: Shown;
  readonly proofConfirmed?: boolean | undefined;
  readonly uncheckedLayer?: MissingScript;
}

export async function shownOnPage(
  reader: Pick<DocumentReader, 'missingScript'>,
  checks: ProofChecks,
  { verdict, proof, isAsked, foundOnes, pages }: Looks,
): Promise<ShownOnPage> {
  // A page that could not be drawn proves nothing either way.
  const visibility = proof?.visibility ?? 'shown';
  if (visibility === 'unlooked') return { shown: 'unchecked' };
  const isUnsure = visibility === 'unsure';
  const uncheckedLayer =
    isUnsure && verdict.status !== 'not_found' ? missingScriptAt(reader, pages, verdict.match) : undefined;
  if (uncheckedLayer !== undefined) return { shown: 'unchecked', uncheckedLayer };
  if (!isUnsure && !isAsked) return { shown: visibility };
  // Reading back has its time, too: what it decides comes before what it only warns of.
  if (verdict.status !== 'found') await foundOnes;
  const check = await checks.check(verdict);
  // A citing author is not accused because a request has many places to look at, or the machine reads for others.
  if (check === 'no time left') return { shown: isUnsure ? 'unchecked' : visibility };
  const shown = isUnsure ? (check === true ? 'shown' : 'hidden') : visibility;
  return { shown, proofConfirmed: check };
}

/** A few words may have none of the letters by which Russian is known from Ukrainian: the page that they are on has them. */
function missingScriptAt(
  reader: Pick<DocumentReader, 'missingScript'>,
  pages: readonly IndexedPage[],
  { text, spans }: Match,
): MissingScript | undefined {
  const own = reader.missingScript(text);
  if (own !== undefined) return own;
  const numbers = [...new Set(spans.map(({ pageNumber }) => pageNumber))];
  const around = numbers.flatMap((number) => pages.at(number - 1)?.lines.map((line) => line.text) ?? []).join('\n');
  const missing = reader.missingScript(around);
  return missing && new RegExp(`\\p{Script=${missing.script}}`, 'u').test(text) ? missing : undefined;
}
