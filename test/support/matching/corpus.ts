/** The generated corpus: documents set in many ways, and quotations of every class with the verdict that each must get. */
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { isNegation } from '../../../shared/matching/language/negations.ts';
import type { LineSpan, SourcePage } from '../../../shared/matching/source/source.ts';
import type { Quotation } from '../../../shared/matching/quotation/quotation.ts';
import { alteringEdits } from './alteringEdits.ts';
import { documents, type CorpusDocument } from './documents.ts';
import { cutSentence, cutsNumber, cutWords, type Cutting } from './quotations.ts';
import { preservingChanges, shorten } from './preservingChanges.ts';
import { seededRandom, type Random } from './random.ts';
import { pageOf, recalledTexts } from './texts/recalled/recalledTexts.ts';

export interface Case {
  readonly className: string;
  readonly document: string;
  readonly pages: readonly SourcePage[];
  /** Of the pages. */
  readonly index: SourceIndex;
  readonly quotation: Quotation;
  readonly expected: 'found' | 'not found' | 'absent';
  /** Where it was planted. */
  readonly spans?: readonly LineSpan[];
}

/** `scale` multiplies the number of cases of each class. */
export function* corpusCases(seed: number, scale: number): Generator<Case> {
  for (const [position, document] of documents().entries()) {
    // Each kind of cases draws by itself: an edit more changes no other class.
    const [drawTrue, drawAltered] = [seededRandom(seed + 2 * position), seededRandom(seed + 2 * position + 1)];
    const index = createSourceIndex(document.set.pages);
    yield* document.layout === 'scanned'
      ? scannedCases(document, index, drawTrue, scale)
      : foundCases(document, index, drawTrue, scale);
    yield* alteredCases(document, index, drawAltered, scale);
  }
  yield* recalledCases();
}

/** The same ones whatever the seed. */
function* recalledCases(): Generator<Case> {
  for (const { language, source, honest, dishonest } of recalledTexts) {
    const pages = [pageOf(source)];
    const index = createSourceIndex(pages);
    for (const [expected, forms] of [
      ['found', honest],
      ['not found', dishonest],
    ] as const) {
      for (const [form, quotations] of Object.entries(forms)) {
        for (const sourceContext of quotations)
          yield {
            className: `recalled: ${form}`,
            document: language,
            pages,
            index,
            quotation: { sourceContext },
            expected,
          };
      }
    }
  }
}

const sourceText = new WeakMap<CorpusDocument, string>();
function isInSource(document: CorpusDocument, text: string): boolean {
  let source = sourceText.get(document);
  if (source === undefined) {
    source = squeeze(document.paragraphs.join(' '));
    sourceText.set(document, source);
  }
  return source.includes(squeeze(text));
}
/** Words and what belongs to numbers, so that an edit which happens to restore the source is no edit. */
function squeeze(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)) return text.replace(/[^\p{L}\p{N}%.]+/gu, '');
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}%.−-]+/gu, ' ')} `.replace(/\. /g, ' ');
}

const lengths: readonly (readonly [string, number, number])[] = [
  ['3 to 5 words', 3, 5],
  ['6 to 20 words', 6, 20],
  ['21 to 60 words', 21, 60],
];

function* foundCases(document: CorpusDocument, index: SourceIndex, random: Random, scale: number): Generator<Case> {
  const { paragraphs, set, name } = document;
  const found = (className: string, cutting: Cutting, quotation: Quotation): Case => ({
    className,
    document: name,
    pages: set.pages,
    index,
    quotation,
    expected: 'found',
    spans: set.spansOf(cutting.paragraph, cutting.start, cutting.end),
  });
  for (let round = 0; round < 4 * scale; round++) {
    for (const [label, least, most] of lengths) {
      const cutting = cutWords(paragraphs, least, most, random);
      yield found(`${document.layout}: ${label}`, cutting, {
        sourceContext: cutting.text,
        ...expectedAt(document, cutting),
      });
    }
    const sentence = cutSentence(paragraphs, random);
    yield found('sentence on a wrong page', sentence, { sourceContext: sentence.text, pageNumber: 77 });
    const short = shorten(sentence.text, random);
    if (short !== undefined) yield { ...found('shortened', sentence, { sourceContext: short }), spans: undefined };
  }
  for (let round = 0; round < scale; round++) {
    for (const change of preservingChanges) {
      const cutting = cutWords(paragraphs, 5, 30, random);
      const text = change.apply(cutting.text, random);
      if (text !== undefined)
        yield found(change.name, cutting, { sourceContext: text, ...expectedAt(document, cutting) });
    }
    const cutting = cutWords(paragraphs, 6, 24, random);
    const words = cutting.text.split(' ');
    const value = words
      .slice(2, 4)
      .join(' ')
      .replace(/^[^\p{L}\p{N}\p{Sc}−-]+|[^\p{L}\p{N}%°)]+$/gu, '');
    const [before, after] = [`${words.slice(0, 2).join(' ')} `, words.slice(4).join(' ')];
    const isWhole =
      !cutsNumber(before, words.slice(2).join(' ')) && !cutsNumber(`${before}${words.slice(2, 4).join(' ')} `, after);
    const isDenied = isNegation((words[1] ?? '').toLowerCase().replace('’', "'"));
    if (words.length > 4 && isWhole && !isDenied)
      yield found('value inside', cutting, { sourceContext: cutting.text, value });
    const number = /(?<=[\s(])[$£€]?\d+(?:[.,]\d+)*%?(?=[),;]| (?!\d{3}))/u.exec(cutting.text)?.[0];
    if (number !== undefined) yield found('number as value', cutting, { sourceContext: cutting.text, value: number });
  }
}

function* scannedCases(document: CorpusDocument, index: SourceIndex, random: Random, scale: number): Generator<Case> {
  for (let round = 0; round < 12 * scale; round++) {
    for (const [label, least, most] of lengths) {
      const cutting = cutWords(document.paragraphs, least, most, random);
      yield {
        className: `scanned: ${label}`,
        document: document.name,
        pages: document.set.pages,
        index,
        quotation: { sourceContext: cutting.text, ...expectedAt(document, cutting) },
        expected: 'found',
        spans: document.set.spansOf(cutting.paragraph, cutting.start, cutting.end),
      };
    }
  }
}

function* alteredCases(document: CorpusDocument, index: SourceIndex, random: Random, scale: number): Generator<Case> {
  const { paragraphs, set, name } = document;
  const scanned = document.layout === 'scanned' ? 'scanned: ' : '';
  const altered = (className: string, quotation: Quotation): Case => ({
    className: scanned + className,
    document: name,
    pages: set.pages,
    index,
    quotation,
    expected: 'not found',
  });
  for (let round = 0; round < 3 * scale; round++) {
    for (const edit of alteringEdits) {
      const cutting = random.next() < 0.5 ? cutSentence(paragraphs, random) : cutWords(paragraphs, 5, 40, random);
      // In a scan, one letter that looks like another may be the scanner's; a changed name may not.
      if (document.layout === 'scanned' && edit.name === 'one letter of a word') continue;
      const text = edit.apply(cutting.text, random);
      if (text === undefined) continue;
      const isAltered = edit.leavesWords === true ? document.layout !== 'scanned' : !isInSource(document, text);
      if (isAltered) yield altered(edit.name, { sourceContext: text });
    }
    const first = cutSentence(paragraphs, random);
    const second = cutSentence(paragraphs, random);
    const halves = `${first.text.slice(0, first.text.indexOf(' ', first.text.length / 2))} ${second.text.slice(second.text.indexOf(' ', second.text.length / 2) + 1)}`;
    if (first.text !== second.text && !isInSource(document, halves))
      yield altered('two halves spliced', { sourceContext: halves });
    if (
      !second.text.includes(first.text) &&
      !first.text.includes(second.text) &&
      first.paragraph !== second.paragraph
    ) {
      yield altered('value outside', { sourceContext: first.text, value: lastWords(second.text, first.text) });
    }
  }
  for (let round = 0; round < 3 * scale; round++) {
    const cutting = cutWords(paragraphs, 6, 24, random);
    const number = /(?<![\d.,])\d+[.,](\d+)(?![\d.,])/u.exec(cutting.text);
    if (number !== null && !new RegExp(`(?<![\\d.,])${number[1]}(?!\\d)`).test(cutting.text)) {
      yield altered('value cuts a number', { sourceContext: cutting.text, value: number[1] });
    }
  }
  for (const quotation of absentQuotations) {
    yield {
      className: 'common words, scattered',
      document: name,
      pages: set.pages,
      index,
      quotation: { sourceContext: quotation },
      expected: 'absent',
    };
  }
}

function lastWords(text: string, other: string): string {
  const words = text.split(' ').slice(-4).join(' ');
  return other.includes(words) ? text : words;
}

function expectedAt(document: CorpusDocument, cutting: Cutting): Pick<Quotation, 'pageNumber' | 'lineIds'> {
  const [first] = document.set.spansOf(cutting.paragraph, cutting.start, cutting.end);
  return { pageNumber: first.pageNumber, lineIds: [first.lineId] };
}

const absentQuotations = [
  'The volcano erupted twice while the sailors were asleep on the island',
  'of the and in that it was for with on',
  'Penguins cannot fly, but they are among the fastest swimmers of all birds',
  'she said that it was the best of them all',
  'Die Katze schläft am liebsten auf dem warmen Ofen in der Küche',
  '熊猫喜欢在竹林里睡觉',
];
