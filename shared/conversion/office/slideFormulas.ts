/**
 * Formulas within the text of slides, as text: LibreOffice leaves them out, or shows the picture that PowerPoint keeps for programs without
 * formulas. Office Math Markup is ECMA-376, part 1, section 22.1; how it is written in one line follows Unicode Technical Note 28.
 */
import { append } from '../../platform/longLists.ts';
import { attribute, escapeXml, unescapeXml, withAttribute, xmlPieces } from './xmlTags.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** What a slide with such formulas contains. */
export const SLIDE_FORMULA = /<a14:m[\s>]/;
const END_OF_FORMULA = '</a14:m>';

/** Hostile documents nest elements without end; what people write has some ten levels. */
const DEEPEST = 100;

interface Element {
  readonly name: string;
  readonly tag: string;
  readonly children: Element[];
  text: string;
}

/** Thousandths of the size of letters by which they are raised (DrawingML's `baseline`). */
type Raised = 0 | 30_000 | -25_000;

interface Run {
  readonly text: string;
  readonly raised: Raised;
  /** The run properties of the letters; undefined for signs that the formula's structure stands for. */
  readonly properties?: Element | undefined;
}
const LINE_BREAK = '\n';

/** @param xml of a slide of a PPTX file */
export function withFormulasAsText(xml: string): string {
  if (!SLIDE_FORMULA.test(xml)) return xml;
  const alternatives = '<mc:AlternateContent';
  const [head, ...rest] = xml.split(alternatives);
  return rest.reduce((done, piece) => done + chosen(alternatives + piece), asText(head));
}

/** Where a whole box stands twice, for programs with formulas and for others: the first one, its formulas as text. */
function chosen(xml: string): string {
  const end = '</mc:AlternateContent>';
  const until = xml.indexOf(end);
  const open = /<mc:Choice\s[^<>]*>/.exec(xml.slice(0, Math.max(0, until)));
  const close = xml.indexOf('</mc:Choice>');
  if (open === null || attribute(open[0], 'Requires') !== 'a14' || close < open.index || close > until)
    return asText(xml);
  const choice = asText(xml.slice(open.index + open[0].length, close));
  // What else of that namespace stands in it needs the declaration that goes with the alternative.
  return choice.includes('a14:') ? asText(xml) : choice + asText(xml.slice(until + end.length));
}

function asText(xml: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index } of xml.matchAll(new RegExp(SLIDE_FORMULA, 'g'))) {
    if (index < done) continue;
    const end = xml.indexOf(END_OF_FORMULA, index);
    if (end < 0) break;
    const formula = parsed(xml.slice(index, end));
    const afterIt = end + END_OF_FORMULA.length;
    parts.push(xml.slice(done, formula ? index : afterIt));
    if (formula) append(parts, paragraphRuns(runsOf(formula, 0)));
    done = afterIt;
  }
  return parts.join('') + xml.slice(done);
}

/** @returns undefined if its tags do not fit together, or are nested too deeply */
function parsed(xml: string): Element | undefined {
  const root: Element = { name: '', tag: '', children: [], text: '' };
  const open = [root];
  for (const { kind, name, source } of xmlPieces(xml)) {
    const parent = open[open.length - 1];
    if (kind === 'text') parent.text += unescapeXml(source);
    else if (kind === 'end') {
      if (open.pop()?.name !== name) return undefined;
    } else {
      const element: Element = { name, tag: source, children: [], text: '' };
      parent.children.push(element);
      if (kind === 'start' && open.push(element) > DEEPEST) return undefined;
    }
  }
  return root;
}

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);
const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);
/** A value of an element's properties: `m:chr` of `m:nary` is in `m:naryPr`. */
const valueOf = (element: Element, property: string): string | undefined => {
  const found = childOf(childOf(element, `${element.name}Pr`), property);
  return found && unescapeXml(attribute(found.tag, 'm:val') ?? '');
};

const plain = (text: string, raised: Raised): Run[] => (text === '' ? [] : [{ text, raised }]);
const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const runsIn = (element: Element | undefined, raised: Raised): Run[] =>
  element?.children.flatMap((child) => runsOf(child, raised)) ?? [];

/** Parts beside each other. */
const separated = (parts: readonly Run[][], separator: string, raised: Raised): Run[] =>
  parts.flatMap((runs, i) => (i === 0 ? runs : [...plain(separator, raised), ...runs]));

/** "(a+b)", but "2" or "2c". */
const grouped = (runs: readonly Run[], raised: Raised): Run[] =>
  /^[\p{L}\p{N}.,]*$/u.test(textOf(runs)) ? [...runs] : [...plain('(', raised), ...runs, ...plain(')', raised)];

function runsOf(element: Element, raised: Raised): Run[] {
  // An index of an exponent stays beside it: DrawingML raises letters from the line only.
  const [above, below] = raised === 0 ? ([30_000, -25_000] as const) : [raised, raised];
  const base = (): Run[] => runsIn(childOf(element, 'm:e'), raised);
  const over = (): Run[] => runsIn(childOf(element, 'm:sup'), above);
  const under = (): Run[] => runsIn(childOf(element, 'm:sub'), below);
  if (element.name.endsWith('Pr')) return [];
  switch (element.name) {
    case 'm:r':
      return [
        {
          text: childrenOf(element, 'm:t')
            .map(({ text }) => text)
            .join(''),
          raised,
          properties: childOf(element, 'a:rPr'),
        },
      ];
    case 'm:sSup':
    case 'm:sSub':
    case 'm:sSubSup':
      return [...base(), ...under(), ...over()];
    case 'm:sPre':
      return [...under(), ...over(), ...base()];
    case 'm:nary':
      return [...plain(valueOf(element, 'm:chr') ?? '∫', raised), ...under(), ...over(), ...base()];
    case 'm:limLow':
      return [...base(), ...runsIn(childOf(element, 'm:lim'), below)];
    case 'm:limUpp':
      return [...base(), ...runsIn(childOf(element, 'm:lim'), above)];
    case 'm:f':
      return separated(
        ['m:num', 'm:den'].map((part) => grouped(runsIn(childOf(element, part), raised), raised)),
        valueOf(element, 'm:type') === 'noBar' ? '¦' : '/',
        raised,
      );
    case 'm:rad':
      return [...runsIn(childOf(element, 'm:deg'), above), ...plain('√', raised), ...grouped(base(), raised)];
    case 'm:d':
      return [
        ...plain(valueOf(element, 'm:begChr') ?? '(', raised),
        ...separated(
          childrenOf(element, 'm:e').map((part) => runsIn(part, raised)),
          valueOf(element, 'm:sepChr') ?? '|',
          raised,
        ),
        ...plain(valueOf(element, 'm:endChr') ?? ')', raised),
      ];
    case 'm:func': {
      const argument = base();
      const gap = /^[([{|]/.test(textOf(argument)) ? '' : ' ';
      return [...runsIn(childOf(element, 'm:fName'), raised), ...plain(gap, raised), ...argument];
    }
    case 'm:acc':
      return accented(base(), valueOf(element, 'm:chr') ?? '\u0302');
    case 'm:bar':
      return accented(base(), valueOf(element, 'm:pos') === 'top' ? '\u0304' : '\u0332');
    case 'm:eqArr':
      return separated(
        childrenOf(element, 'm:e').map((line) =>
          runsIn(line, raised).map((run) => ({ ...run, text: run.text.replaceAll('&', '') })),
        ),
        LINE_BREAK,
        raised,
      );
    case 'm:m':
      return separated(
        childrenOf(element, 'm:mr').map((row) =>
          separated(
            childrenOf(row, 'm:e').map((cell) => runsIn(cell, raised)),
            ' ',
            raised,
          ),
        ),
        LINE_BREAK,
        raised,
      );
    default:
      return runsIn(element, raised);
  }
}

/** An accent is part of a letter; over several letters it is a line of the drawing. */
const accented = (runs: readonly Run[], accent: string): Run[] =>
  runs.length === 1 && Array.from(runs[0].text).length === 1 && /^\p{M}$/u.test(accent)
    ? [{ ...runs[0], text: plainLetters(runs[0].text) + accent }]
    : [...runs];

/** The letters that formulas have of their own, bold and italic: most fonts have none of them, and people write the plain ones. */
const BOLD_LETTERS = /[\u{1d400}-\u{1d433}\u{1d6a8}-\u{1d6e1}\u{1d7ce}-\u{1d7d7}]/gu;
const ITALIC_LETTERS = /[\u210e\u{1d434}-\u{1d49b}\u{1d6e2}-\u{1d7cb}]/gu;
const plainLetters = (text: string): string =>
  [BOLD_LETTERS, ITALIC_LETTERS].reduce(
    (done, letters) => done.replace(letters, (one) => normalForm(one, 'NFKC')),
    text,
  );

/** Runs of a paragraph in DrawingML. Signs of the structure look like the letters before them, or after them. */
function paragraphRuns(runs: readonly Run[]): string[] {
  let properties = runs.find((run) => run.properties !== undefined)?.properties;
  return runs.map((run) => {
    properties = run.properties ?? properties;
    if (run.text === LINE_BREAK) return '<a:br/>';
    return `<a:r>${runProperties(run, properties)}<a:t>${escapeXml(plainLetters(run.text))}</a:t></a:r>`;
  });
}

function runProperties({ text, raised }: Run, properties: Element | undefined): string {
  const size = properties && attribute(properties.tag, 'sz');
  const values = {
    ...(size !== undefined && { sz: size }),
    ...(text.search(BOLD_LETTERS) >= 0 && { b: '1' }),
    ...(text.search(ITALIC_LETTERS) >= 0 && { i: '1' }),
    ...(raised !== 0 && { baseline: String(raised) }),
  };
  const tag = Object.entries(values).reduce((done, [name, value]) => withAttribute(done, name, value), '<a:rPr>');
  const colour = childOf(properties, 'a:solidFill');
  return `${tag}${colour ? written(colour) : ''}</a:rPr>`;
}

const written = ({ name, tag, children }: Element): string =>
  tag.endsWith('/>') ? tag : `${tag}${children.map(written).join('')}</${name}>`;
