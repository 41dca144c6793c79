/**
 * Measures how processor time grows with the text: each function is given texts that are one piece repeated, at n, 2n and 4n. A
 * separate program: otherwise the test runner's globals and heap would be measured too. Prints a line of JSON for each function, or only
 * for those with a part of their names: `node test/support/growth.ts "a table"`.
 */
import { annotateAnswer } from '../../shared/answers/annotate.ts';
import { quotationsOfData } from '../../shared/answers/citationData.ts';
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
import { runsOf } from '../../shared/attachments/sketch.ts';
import { normalForm } from '../../shared/platform/normalForm.ts';
import { asStated } from '../../shared/documents/stated/asStated.ts';
import { asksFor } from '../../shared/http/accept.ts';
import { countJson } from '../../shared/http/jsonSize.ts';
import { repeatedKeys } from '../../shared/http/repeatedKeys.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import { quotedText } from '../../shared/matching/quotation/quotedText.ts';
import { createSourceIndex } from '../../shared/matching/source/sourceIndex.ts';
import { foldText } from '../../shared/matching/text/foldText.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import { attachmentDisposition } from '../../shared/storage/contentDisposition.ts';
import { CELLS, laidOut, PLACINGS, readingsOf, tableOf } from './growthLayouts.ts';
import { placedLine } from './placedLine.ts';

/** UTF-16 units of the smallest text, for functions of one quotation or one answer. */
const SMALLEST = 3_000;
/** For functions of whole documents, which are longer. */
const SMALLEST_OF_DOCUMENTS = 8_000;
/**
 * Milliseconds of processor time of the largest text, four times as long: anything below this nobody would feel. A quadratic
 * function with a nanosecond per step takes as much for twelve thousand characters; caches make less look like growth.
 */
const LITTLE_MS = 50;
/** What grows like that over every doubling in two attempts is nothing that more of them would acquit: full caches have cost 2.6. */
const SURE_GROWTH = 3.5;
/**
 * The minimum of all attempts counts: a garbage collection, or caches that another program filled, affect one measurement but not
 * the next. Both doublings must grow: what fills a cache on its way from one length to the next grows once.
 */
const ATTEMPTS = 10;
/** Milliseconds of the largest text from which five attempts are as good: little beside it doubles a second of work. */
const MUCH_MS = 1_000;
const ATTEMPTS_AT_MUCH = 5;
/** The shorter texts are measured more often: one that was held up makes the longer ones look cheap. */
const RUNS = { smallest: 3, middle: 2, largest: 1 } as const;
/**
 * Doublings, and how much each of them may grow; linear is 2, quadratic 4. A function that grew at first is measured once more, with
 * all attempts, from twice the length on. There a quadratic part that was a third of the work at first is most of it, and caches that
 * others keep full have cost 2.9 in each of three doublings.
 */
const AT_FIRST = { doublings: 2, mostGrowth: 2.5 } as const;
const ONCE_MORE = { doublings: 3, mostGrowth: 3 } as const;
type Measurement = typeof AT_FIRST | typeof ONCE_MORE;

// prettier-ignore
const PIECES = [
  'a', 'a ', '1', '1 ', '¹', 'a¹', '1¹', '.¹', '½', '²', '.', '. ', '“', '„a', "'a ", '"a ', '«a ', '(', '(a', '[', '[1]', '[a', '-', '- ', 'a-',
  'a-\n', '\n', '\na', ' ', '\t', '|', '| ', '|a', '<', '<a ', '<!---->', '<b>', '*', '**a', '_', '`', '` a ``', '> ', '…', '... ', 'a\u0301',
  'ate ', 'mrn ', '1,', '1.', '1,000 ', '% ', 'A. ', 'Mr. ', 'http://a.', 'a@', '&amp;', '&', '\\', '"', "'", '~', '=', '#', '^', '{', '{{', '[[',
  '* A\n', '1 A\n', ': [1]', '“[1]', 'x: [1]\n', '“a\n\n', '«a\n\n', '```\n', '```json\n{', '> — a\n', '<cite quote="', '<q>a ', '<cite>a ', '<blockquote>a ',
  ': ', ', ', '; ', 'not ', 'I ', '漢', 'ا', '–', '–1', '](a', '1\n', '\r\n', '$a', 'no. ', 'p. 1 ', 'a,b\n', '"a""b",', '\u0301\u0316', 'a\u200b', '\u202e', '\u00ad', '\ufdfa', '\u1112\u1161\u11ab', '\u0f71\u0f72', '\u{1f468}\u200d', '1\n00:00:01,000 --> 00:00:02,000\na\n\n',
];

const lines = (text: string): string[] => text.match(/[^\n]{1,90}|\n/g) ?? [];
const source = (text: string) => createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines: lines(text) }]);
const ORDINARY = Array.from({ length: 60 }, (_, i) => `Row ${i} tells of ${7 * i} jobs, as the year before did.`).join(
  '\n',
);
const ordinarySource = source(ORDINARY);
const srt = (text: string): Uint8Array =>
  Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:02,000 --> 00:00:03,000\n${text}\nb\n`);

/** Rows that differ from each other, so that a quotation of them is at one place, which is compared from its first word to its last. */
const rowsOf = (text: string): string[] =>
  (text.match(/[^\n]{1,30}/g) ?? []).map(
    (row, i) => `${i.toString(26).replace(/\d/g, 'zyxwvutsrq'.charAt(i % 10))}row ${row}`,
  );
/** What somebody who quotes such rows makes of them: something else in each gap. Each with the rows that cost the most. */
const QUOTED: Readonly<
  Record<string, { readonly piece: string; readonly quoted: (rows: readonly string[]) => string }>
> = {
  'bars for their line ends': { piece: 'a ', quoted: (rows) => rows.join(' | ') },
  'dashes for their spaces': {
    piece: '☐ ',
    quoted: (rows) =>
      rows
        .slice(0, rows.length / 4)
        .join('\n')
        .replaceAll(' ', ' - '),
  },
};

/** By their names in the report. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  'quotations of an answer in Markdown': (text) => findQuotations(text, 'markdown'),
  'quotations of an answer in HTML': (text) => findQuotations(text, 'html'),
  'an annotated answer': (text) => annotateAnswer(text, 'markdown', []),
  'citation data beside this text, whose words are written otherwise': (text) => {
    const records = '{"sourceContext":"aaa\\u0041"},'.repeat(text.length / 32);
    return quotationsOfData(`<<<CITATION_DATA>>>[${records}{"sourceContext":${JSON.stringify(text)}}]`);
  },
  'sources that an answer lists': listedSources,
  'folding of a text': foldText,
  'a sketch of a text': (text) => runsOf(text),
  'a normal form': (text) => normalForm(text, 'NFKC'),
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
  'pages beside what their original states': (text) =>
    asStated(
      [
        {
          pageNumber: 1,
          width: 600,
          height: 800,
          readBy: 'textLayer',
          lines: [placedLine([12, [50, ORDINARY.slice(0, 90)]])],
        },
      ],
      text,
    ),
  'pages of this text beside what their original states': (text) =>
    asStated(
      [
        {
          pageNumber: 1,
          width: 600,
          height: 800,
          readBy: 'textLayer',
          lines: lines(text).map((line, i) => placedLine([12 * i, [50, line]])),
        },
      ],
      text,
    ),
  'what a client takes': (text) => asksFor({ headers: { accept: text } }, 'text/html'),
  'values of a body': (text) => countJson(text, Infinity),
  'trust in a text layer': (text) => [isGarbage(text), isSoup(text), hasUsualLetters(text)],
  'the beginning of a file': beginsAsHtml,
  'the name of a file at an address': (text) =>
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
  'keys that stand twice in a body with this text': (text) => repeatedKeys(`{"a":${JSON.stringify(text)}}`),
  // A key for each letter: as long as a document when there are as many as letters of a quotation.
  'keys that stand twice in a body with these keys': (text) =>
    repeatedKeys(`{${Array.from(text, (letter) => `${JSON.stringify(letter)}:[{"a":1}]`).join(',')}}`),
  'subtitles with this text': (text) => cuesOf(readSubtitleFile(srt(text))),
  'subtitles that are this text': (text) => cuesOf(readSubtitleFile(Buffer.from(text))),
};

/** Those that read whole documents. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  'readings of characters',
  'citation data beside this text, whose words are written otherwise',
  'folding of a text',
  'a sketch of a text',
  'a normal form',
  'a source made ready',
  'blocks and tables of pages',
  'pages of this text beside what their original states',
  'values of a body',
  'keys of objects inside each other',
  'trust in a text layer',
  'the beginning of a file',
  'encoding of a text',
  'readability of a text',
  'a table written as text',
  'a text set for printing',
  'tags of an XML file',
  'keys that stand twice in a body with this text',
  'subtitles with this text',
  'subtitles that are this text',
]);

/** Two units of these are a cell: quadratic ones cost much only with thousands. */
const SMALLEST_TABLE = 12_000;
const smallestFor = (name: string): number =>
  name.startsWith('a table of cells') ? SMALLEST_TABLE : OF_DOCUMENTS.has(name) ? SMALLEST_OF_DOCUMENTS : SMALLEST;

/** Of this thread alone: what others in the process do beside it does not count. */
function workMs(call: () => unknown, runs = 1): number {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const before = process.threadCpuUsage();
    try {
      call();
    } catch {
      // Refused: that is an answer, too.
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** @returns how the time grows with each doubling of the smallest length, if it grows too much over all of them */
function growth(
  call: (text: string) => unknown,
  piece: string,
  smallest: number,
  measurement: Measurement,
): string | undefined {
  const { doublings, mostGrowth } = measurement;
  const textOf = (length: number) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}x!`;
  const measured = Array.from({ length: doublings + 1 }, (_, i) => ({
    text: textOf(smallest * 2 ** i),
    runs: i === 0 ? RUNS.smallest : i === doublings ? RUNS.largest : RUNS.middle,
    leastMs: Infinity,
  }));
  const [least, ...longer] = measured;
  const most = longer.pop() ?? least;
  const work = (one: (typeof measured)[number]): void => {
    one.leastMs = Math.min(
      one.leastMs,
      workMs(() => call(one.text), one.runs),
    );
  };
  work(most);
  if (most.leastMs < LITTLE_MS) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    work(least);
    // Little growth over all doublings acquits: it hides no quadratic function unless the shortest text took two and a half times as
    // long in all its runs, and did so twice. The longest, which is most of the work, is not run again
    // for that: a shorter time would acquit, too.
    const isLittle = (): boolean => most.leastMs < mostGrowth ** doublings * least.leastMs;
    if (attempt > 0 && !isLittle()) work(most);
    if (most.leastMs < LITTLE_MS) return undefined;
    if (!isLittle()) longer.forEach(work);
    // Little growth over one of the doublings does so only at first: any text may be held up.
    const mayAcquit = isLittle() || (measurement === AT_FIRST && !growsTooMuch(timesOf(measured), mostGrowth));
    if (mayAcquit && attempt > 0) return undefined;
    if (attempt > 0 && growsTooMuch(timesOf(measured), SURE_GROWTH)) break;
    if (most.leastMs > MUCH_MS && attempt + 1 === ATTEMPTS_AT_MUCH) break;
  }
  const times = timesOf(measured);
  return growsTooMuch(times, mostGrowth)
    ? `${JSON.stringify(piece)}: ${times.map((ms) => ms.toFixed(1)).join(', ')} ms`
    : undefined;
}

const timesOf = (measured: readonly { readonly leastMs: number }[]): number[] => measured.map(({ leastMs }) => leastMs);

const growsTooMuch = (times: readonly number[], most: number): boolean =>
  times.every((ms, i) => i === 0 || ms >= most * times[i - 1]);

/** The result for one function. */
interface Growth {
  readonly name: string;
  /** Pieces with which its time grows too fast. */
  readonly grown: readonly string[];
}

/** It shows that the measurement detects faster growth. */
const QUADRATIC = 'a quadratic function, to compare';
const quadratic = (text: string): number => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) for (let j = i; j < text.length; j++) sum += text.charCodeAt(j);
  return sum;
};

interface Subject {
  readonly name: string;
  readonly call: (text: string) => unknown;
  readonly pieces: readonly string[];
}

function measure({ name, call, pieces }: Subject): Growth {
  workMs(() => call('An ordinary text, to begin with.'));
  const smallest = smallestFor(name);
  return { name, grown: pieces.filter((piece) => growth(call, piece, smallest, AT_FIRST) !== undefined) };
}

/**
 * What still grows too fast from twice the length on, over one doubling more, and some time later. A text that outgrows one of the
 * processor's caches costs more once; with programs that fill them beside this one, all attempts of a measurement may, and in two
 * doublings after each other, but not in three.
 */
function measureAgain({ name, call }: Subject, { grown }: Growth): Growth {
  const smallest = 2 * smallestFor(name);
  return { name, grown: grown.flatMap((piece) => growth(call, piece, smallest, ONCE_MORE) ?? []) };
}

const nested = ({ length }: string) => repeatedKeys(`${'{"a":'.repeat(length)}1${'}'.repeat(length)}`);
/** All but these are left out. */
const only = process.argv.at(2) ?? '';
const all: Subject[] = [
  ...Object.entries(FUNCTIONS).map(([name, call]) => ({ name, call, pieces: PIECES })),
  ...Object.entries(PLACINGS).map(([name, placed]) => ({
    name: `glyphs of a page ${name}`,
    call: (text: string) => laidOut(text, placed),
    pieces: ['a', '1', '漢'],
  })),
  { name: 'readings of characters', call: readingsOf, pieces: ['漢か'] },
  ...Object.entries(CELLS).map(([name, place]) => ({
    name: `a table of cells ${name}`,
    call: (text: string) => tableOf(text, place),
    pieces: ['a', '1'],
  })),
  ...Object.entries(QUOTED).map(([name, { piece, quoted }]) => ({
    name: `rows quoted with ${name}`,
    call: (text: string) => judgeQuotation(source(rowsOf(text).join('\n')), { sourceContext: quoted(rowsOf(text)) }),
    pieces: [piece],
  })),
  { name: 'keys of objects inside each other', call: nested, pieces: ['a'] },
  { name: QUADRATIC, call: quadratic, pieces: ['a'] },
];
const subjects = all.filter(({ name }) => name.includes(only));
const first = subjects.map(measure);
for (const [at, subject] of subjects.entries()) console.log(JSON.stringify(measureAgain(subject, first[at])));
