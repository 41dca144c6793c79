/**
 * What strangers send costs in proportion to its length. Each function is given texts that are one piece again and again, at n, 2n and
 * 4n, and its processor time is compared: a quadratic one takes four times as much with each doubling. Clocks do not count.
 */
import { annotateAnswer } from '../../shared/answers/annotate.ts';
import { findQuotations } from '../../shared/answers/findQuotations.ts';
import { listedSources } from '../../shared/answers/resolveReference.ts';
import { beginsAsHtml } from '../../shared/conversion/htmlBeginning.ts';
import { answerName, isAttachment } from '../../shared/conversion/network/answerName.ts';
import { xmlPieces } from '../../shared/conversion/office/xmlTags.ts';
import { requireReadableText } from '../../shared/conversion/readableText.ts';
import { readDelimited } from '../../shared/conversion/text/delimitedText.ts';
import { setText } from '../../shared/conversion/text/setText.ts';
import { decodeText, detectTextEncoding } from '../../shared/conversion/text/textEncoding.ts';
import { cuesOf } from '../../shared/documents/media/timedText/cueText.ts';
import { readSubtitleFile } from '../../shared/documents/media/timedText/subtitleFile.ts';
import { isGarbage, isSoup } from '../../shared/documents/scans/textTrust.ts';
import { hasUsualLetters } from '../../shared/documents/scans/letterShares.ts';
import { structuredPages } from '../../shared/documents/structure/structuredPages.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import { quotedText } from '../../shared/matching/quotation/quotedText.ts';
import { createSourceIndex } from '../../shared/matching/source/sourceIndex.ts';
import { foldText } from '../../shared/matching/text/foldText.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import { attachmentDisposition } from '../../shared/storage/contentDisposition.ts';
import { placedLine } from '../support/placedLine.ts';

/** UTF-16 units of the smallest text. */
const SMALLEST = 4_000;
/** Milliseconds of processor time of the largest text, four times as long: what takes less takes nothing anybody would feel. */
const LITTLE_MS = 100;
/** For each doubling; linear is 2, quadratic 4. What is linear on an idle machine came to 2.7 where other work filled its caches. */
const MOST_GROWTH = 3;
/** A garbage collection falls into one measurement and not into the next. */
const ATTEMPTS = 8;

// prettier-ignore
const PIECES = [
  'a', 'a ', '1', '1 ', '¹', 'a¹', '1¹', '.¹', '½', '²', '.', '. ', '“', '„a', "'a ", '"a ', '«a ', '(', '(a', '[', '[1]', '[a', '-', '- ', 'a-',
  'a-\n', '\n', '\na', ' ', '\t', '|', '| ', '|a', '<', '<a ', '<!---->', '<b>', '*', '**a', '_', '`', '` a ``', '> ', '…', '... ', 'a\u0301',
  'ate ', 'mrn ', '1,', '1.', '1,000 ', '% ', 'A. ', 'Mr. ', 'http://a.', 'a@', '&amp;', '&', '\\', '"', "'", '~', '=', '#', '^', '{', '{{', '[[',
  '“a\n\n', '«a\n\n', '```\n', '```json\n{', '> — a\n', '<cite quote="',
  ': ', ', ', '; ', 'not ', 'I ', '漢', 'ا', '–', '–1', '](a', '1\n', '\r\n', '$a', 'no. ', 'p. 1 ', 'a,b\n', '"a""b",', '1\n00:00:01,000 --> 00:00:02,000\na\n\n',
];

const lines = (text: string): string[] => text.match(/[^\n]{1,90}|\n/g) ?? [];
const source = (text: string) => createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: lines(text) }]);
const ORDINARY = Array.from({ length: 60 }, (_, i) => `Row ${i} tells of ${7 * i} jobs, as the year before did.`).join(
  '\n',
);
const ordinarySource = source(ORDINARY);
const srt = (text: string): Uint8Array =>
  Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:02,000 --> 00:00:03,000\n${text}\nb\n`);

/** By what they are called in the report. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  'quotations of an answer in Markdown': (text) => findQuotations(text, 'markdown'),
  'quotations of an answer in HTML': (text) => findQuotations(text, 'html'),
  'an annotated answer': (text) => annotateAnswer(text, 'markdown', []),
  'sources that an answer lists': listedSources,
  'folding of a text': foldText,
  'a quotation taken apart': quotedText,
  'a source made ready': source,
  'a quotation against an ordinary source': (text) => judgeQuotation(ordinarySource, { sourceContext: text }),
  'an ordinary quotation against a source': (text) =>
    judgeQuotation(source(text), { sourceContext: 'Row 7 tells of 49 jobs.' }),
  'blocks and tables of pages': (text) =>
    structuredPages([
      {
        pageNumber: 1,
        width: 600,
        height: 800,
        readBy: 'textLayer',
        lines: lines(text).map((line, i) => placedLine([12 * i, [50, line]])),
      },
    ]),
  'trust in a text layer': (text) => [isGarbage(text), isSoup(text), hasUsualLetters(text)],
  'the beginning of a file': beginsAsHtml,
  'the name of a file behind an address': (text) =>
    answerName({ 'content-disposition': `attachment; filename="${text}"` }, {
      href: 'http://a.example/b',
      host: 'a.example',
    } as never),
  'a Content-Disposition': (text) => isAttachment({ 'content-disposition': text }),
  'the name of an upload': (text) => attachmentDisposition(lastPartOfName(text)),
  'encoding of a text': (text) => decodeText(Buffer.from(text), detectTextEncoding(Buffer.from(text)) ?? 'utf-8'),
  'readability of a text': requireReadableText,
  'a table written as text': (text) => readDelimited(text, true),
  'a text set for printing': setText,
  'tags of an XML file': (text) => Array.from(xmlPieces(text)),
  'subtitles with this text': (text) => cuesOf(readSubtitleFile(srt(text))),
  'subtitles that are this text': (text) => cuesOf(readSubtitleFile(Buffer.from(text))),
};

function workMs(call: () => unknown): number {
  const before = process.cpuUsage();
  try {
    call();
  } catch {
    // Refused: that is an answer, too.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @returns how the time grows with each doubling where it grows too much */
function growth(call: (text: string) => unknown, piece: string): string | undefined {
  const textOf = (length: number) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}x!`;
  const [small, middle, large] = [1, 2, 4].map((times) => textOf(times * SMALLEST));
  let least = { small: Infinity, middle: Infinity, large: Infinity };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const largeMs = workMs(() => call(large));
    if (largeMs < LITTLE_MS) return undefined;
    least = {
      small: Math.min(
        least.small,
        workMs(() => call(small)),
      ),
      middle: Math.min(
        least.middle,
        workMs(() => call(middle)),
      ),
      large: Math.min(least.large, largeMs),
    };
    if (least.large < MOST_GROWTH * MOST_GROWTH * least.small) return undefined;
  }
  return `${JSON.stringify(piece)}: ${least.small.toFixed(1)}, ${least.middle.toFixed(1)}, ${least.large.toFixed(1)} ms`;
}

describe('processor time grows no faster than the text', () => {
  it.each(Object.keys(FUNCTIONS))('of %s', (name) => {
    const call = FUNCTIONS[name];
    workMs(() => call('An ordinary text, to begin with.'));
    expect(PIECES.flatMap((piece) => growth(call, piece) ?? [])).toEqual([]);
  });

  it('and the measure sees what grows faster', () => {
    const places = (text: string) => {
      let sum = 0;
      for (let i = 0; i < text.length; i++) for (let j = i; j < text.length; j++) sum += text.charCodeAt(j);
      return sum;
    };
    expect(growth(places, 'a')).toBeDefined();
  });
});
