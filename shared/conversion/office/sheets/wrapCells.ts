/**
 * Lets all cells wrap their text into upright lines that begin at the top of their row, in the styles of a spreadsheet that LibreOffice has
 * written, apart from its neighbours. The cells of a row then begin on one line, however many lines each of them has.
 */
import { withAttribute, withoutAttribute } from '../xmlTags.ts';

const CELL_STYLE = /<style:(style|default-style)\b[^>]*\bstyle:family="table-cell"[^>]*?(?:\/>|>[\s\S]*?<\/style:\1>)/g;
const PROPERTIES = /<style:table-cell-properties\b[^>]*>/;
const START_TAG = /^<style:(style|default-style)\b[^>]*>/;

/** LibreOffice leaves a point at the sides, which is less than a space: a number and the label after it would be one word. */
const SHOWN: Readonly<Record<string, string>> = {
  'fo:wrap-option': 'wrap',
  'style:vertical-align': 'top',
  'fo:padding-left': '0.05in',
  'fo:padding-right': '0.05in',
};

export const wrapCells = (xml: string): string => xml.replace(CELL_STYLE, wrapped);

function wrapped(style: string): string {
  const properties = PROPERTIES.exec(style)?.[0];
  if (properties !== undefined) {
    const plain = withoutAttribute(upright(properties), 'fo:padding');
    return style.replace(properties, () =>
      Object.entries(SHOWN).reduce((tag, [name, value]) => withAttribute(tag, name, value), plain),
    );
  }
  const [start = '', kind = 'style'] = START_TAG.exec(style) ?? [];
  const attributes = Object.entries(SHOWN).map(([name, value]) => ` ${name}="${value}"`);
  const added = `<style:table-cell-properties${attributes.join('')}/>`;
  if (start.endsWith('/>')) return `${start.slice(0, -2)}>${added}</style:${kind}>`;
  return start + added + style.slice(start.length);
}

/** Rotated and stacked text would be broken letter by letter, and text that is shrunk to fit may be too small to read. */
const upright = (properties: string): string =>
  ['style:rotation-angle', 'style:direction', 'style:shrink-to-fit'].reduce(withoutAttribute, properties);
