/** What is wrong with a quotation and what the source says instead: whole sentences, for people and for language models. */
import type { VerifiedQuotation } from '../contract/answerRequest.ts';
import type { Verification, WireDifference } from '../contract/verification.ts';
import { outcomeOf } from './outcome.ts';
import { warningSentences } from './warningSentences.ts';

type NameOf = (attachmentId: string) => string;

/** "report.pdf, page 3", with the time for recordings; undefined if it is nowhere. */
export function placeOf({ attachmentId, pageNumber, verifiedTimestamps }: Verification, nameOf: NameOf) {
  if (pageNumber === undefined || attachmentId === undefined) return undefined;
  const place = `${nameOf(attachmentId)}, page ${pageNumber}`;
  return verifiedTimestamps === undefined ? place : `${place}, at ${verifiedTimestamps.startTime}`;
}

/** The verdict with its place, then what to correct. One line. */
export function verdictLine(quotation: VerifiedQuotation, nameOf: NameOf): string {
  const sentences = [verdictSentence(quotation, nameOf), ...corrections(quotation.verification)];
  return sentences.join(' ').replace(/[\s\p{Cc}]+/gu, ' ');
}

export function verdictSentence(quotation: VerifiedQuotation, nameOf: NameOf): string {
  const { verification, attachmentId } = quotation;
  const place = placeOf(verification, nameOf) ?? 'the source';
  switch (outcomeOf(quotation)) {
    case 'found':
      return `Found in ${place}.`;
    case 'partly_found':
      return `Partly found in ${place}.`;
    case 'misattributed': {
      const elsewhere = (verification.foundIn ?? []).map(
        (one) => `${nameOf(one.attachmentId)}, page ${one.pageNumber}`,
      );
      return `Misattributed: not in ${nameOf(attachmentId ?? '')}, but in ${elsewhere.join('; ')}.`;
    }
    case 'not_found':
      return attachmentId === undefined ? 'Not found in any source.' : `Not found in ${nameOf(attachmentId)}.`;
  }
}

/** A sentence for each difference and each warning, in reading order. */
export const corrections = (verification: Verification): string[] => [
  ...(verification.differences ?? []).map(correction),
  ...warningSentences(verification),
];

/** Below this, what OCR or speech recognition read may be its own error. */
const SURE_READING = 0.7;

/** What the source says instead of what was quoted: one sentence, or two. */
export function correction(difference: WireDifference): string {
  const { readingConfidence = 1 } = difference;
  const said = whatDiffers(difference);
  return readingConfidence < SURE_READING ? `${said} The source is hard to read here: look at the page.` : said;
}

function whatDiffers({ kind, type, quoted, source }: WireDifference): string {
  if (type === 'omission_matters') return `What the ellipsis leaves out matters: “${source}”.`;
  if (type === 'page_changed') return `The citation says ${quoted}; the words are on ${source}.`;
  if (type === 'order_changed') return `The source has these words in another order: “${source}”, not “${quoted}”.`;
  if (quoted === source) return `“${quoted}” is hard to read in the source: only the page can tell whether it says so.`;
  if (kind === 'missing' || quoted === '') return `The source also says “${source}” there.`;
  if (kind === 'added' || source === '') return `The source does not say “${quoted}”.`;
  return `The source says “${source}”, not “${quoted}”.`;
}
