/** Whether the page shows the words of a match: what the look at its place says, and if that is not sure, what OCR reads there. */
import type { DocumentReader } from '../documents/documentReader.ts';
import type { MissingScript } from '../documents/ocr/missingScript.ts';
import type { Shown } from '../evidence/asShown.ts';
import type { Proof } from '../evidence/proofImage.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import type { ProofChecks } from './proofChecks.ts';

export interface Looks {
  readonly verdict: Verdict;
  readonly proof: Proof | undefined;
  /** The request asks for its proofs to be read back. */
  readonly isAsked: boolean;
  readonly foundOnes: Promise<unknown>;
}

export interface ShownOnPage {
  readonly shown: Shown;
  readonly proofConfirmed?: boolean | undefined;
  readonly uncheckedLayer?: MissingScript;
}

export async function shownOnPage(
  reader: Pick<DocumentReader, 'missingScript'>,
  checks: ProofChecks,
  { verdict, proof, isAsked, foundOnes }: Looks,
): Promise<ShownOnPage> {
  // A page that could not be drawn proves nothing either way.
  const visibility = proof?.visibility ?? 'shown';
  if (visibility === 'unlooked') return { shown: 'unchecked' };
  const isUnsure = visibility === 'unsure';
  const uncheckedLayer =
    isUnsure && verdict.status !== 'not_found' ? reader.missingScript(verdict.match.text) : undefined;
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
