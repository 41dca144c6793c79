/** What the user pasted: a whole answer, quotations one per line, or citations as JSON. */

export interface PastedCitation {
  readonly key: string;
  /** A citation's fields as the interface accepts them. */
  readonly citation: Readonly<Record<string, unknown>>;
}

export type Pasted =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'citations'; readonly citations: readonly PastedCitation[] };

/** The interface's limit: citations in one request. */
export const MOST_CITATIONS = 1000;

/** Quotation marks and elements of an answer; a line that begins with `>` is a block quotation. An apostrophe does not count. */
const QUOTES = /["“”„«»「」『』]|<(?:q|blockquote|cite)\b|^[ \t]{0,3}>/im;

/** JSON that contains citations, otherwise an answer if something is quoted in it, otherwise one quotation per line. */
export function readPasted(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  const fromJson = readJson(trimmed);
  if (fromJson) return { kind: 'citations', citations: fromJson };
  return isListOfQuotations(trimmed) || !QUOTES.test(trimmed)
    ? { kind: 'citations', citations: readLines(trimmed) }
    : { kind: 'answer', answer: text };
}

/** Every line is one quotation, without the quotation marks around it. */
export function readLines(text: string): PastedCitation[] {
  return text
    .split('\n')
    .map((line) => unwrapped(line.trim()))
    .filter((line) => line !== '')
    .map((sourceContext, index) => ({ key: `quotation-${index + 1}`, citation: { sourceContext } }));
}

/** Markdown markup before and after the words of a line. */
const LINE_MARKS = /^[\s>#*+-]+|^\d{1,3}[.)]\s|[*_`]+/g;
/** Anything shorter says nothing that could be checked against a source. */
const FEWEST_WORDS = 3;

/** Every sentence is one quotation: for what an answer says without quoting. */
export function readSentences(text: string): PastedCitation[] {
  const sentences = text
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(LINE_MARKS, '')))
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS || /[\p{sc=Han}\p{sc=Thai}]{6}/u.test(sentence));
  return readLines(sentences.join('\n'));
}

/** What the segmenter wrongly takes for an end: an initial, an abbreviation of courts, papers and names, an open bracket. */
const ABBREVIATED =
  /(?:^|[\s([“"'])(?:\p{L}|(?:\p{L}\.)+\p{L}|pp?|vs?|nos?|nr|art|arts|sec|secs|para|paras|ch|cl|cf|ed|eds|fig|figs|vol|mr|mrs|ms|dr|prof|rev|hon|st|ste|jr|sr|inc|ltd|co|corp|bros|approx|al|abs|bzw|ggf|z\.b|usw|vgl|sog|ca|bl|rn|tel)\.$/iu;
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

function sentencesOf(line: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const last = sentences.at(-1);
    const goesOn = last !== undefined && (ABBREVIATED.test(last.trimEnd()) || isOpen(last));
    if (goesOn) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** A line that is a quotation from its first character to its last, at most after a bullet or a number. */
const WHOLE_QUOTATION = /^(?:[-*•]|\d{1,3}[.)])?\s*["“”„«](.+)["“”»]$/;

const isListOfQuotations = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.every((line) => WHOLE_QUOTATION.test(line.trim()) && !/["“”„«»]/.test(unwrapped(line.trim())));
};

const unwrapped = (line: string): string => WHOLE_QUOTATION.exec(line)?.[1] ?? line;

function readJson(text: string): PastedCitation[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const entries = citationEntries(parsed);
  const citations = entries?.flatMap(([key, value]) => {
    const citation = typeof value === 'string' ? { sourceContext: value } : value;
    return isObject(citation) ? [{ key, citation }] : [];
  });
  return citations && citations.length > 0 && citations.length === entries?.length ? citations : undefined;
}

/** An array of citations or strings, a map of them, or the body of a request with either. */
function citationEntries(parsed: unknown): [string, unknown][] | undefined {
  if (Array.isArray(parsed)) return parsed.map((value: unknown, index) => [`quotation-${index + 1}`, value]);
  if (!isObject(parsed)) return undefined;
  const inner = isObject(parsed.data) ? parsed.data.citations : parsed.citations;
  if (inner !== undefined) return citationEntries(inner);
  if (typeof parsed.sourceContext === 'string') return [['quotation-1', parsed]];
  return Object.entries(parsed);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
