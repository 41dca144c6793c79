/**
 * Cells with right-to-left text, in a spreadsheet that LibreOffice has written: Excel takes a cell's direction from its first letter if
 * nobody chose one, LibreOffice does not, and then a full stop appears before its sentence.
 */
import { attribute, withAttribute, type Edit } from '../xmlTags.ts';
import type { SheetCell } from './readSheets.ts';

/** The first letter of a text that has a direction decides (Unicode Standard Annex 9, rules P2 and P3). */
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const runsFromRight = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '');

const STYLE =
  /<style:style\b[^>]*\bstyle:name="([^"]*)"[^>]*\bstyle:family="table-cell"[^>]*?(?:\/>|>[\s\S]*?<\/style:style>)/g;
const PARAGRAPH = /<style:paragraph-properties\b[^>]*>/;
/** Otherwise it follows the page, or was never stated. */
const CHOSEN = /^(lr|rl|tb)/;
const FROM_RIGHT = '<style:paragraph-properties style:writing-mode="rl-tb"/>';

export interface CellDirections {
  /** @param styleName of the cell, its row's or its column's */
  edit(cell: SheetCell, styleName: string | undefined): Edit | undefined;
  /** Styles that the edits need. */
  styles(): string[];
}

/** @param content with the automatic styles of cells */
export function cellDirections(content: string): CellDirections {
  const known = new Map(Array.from(content.matchAll(STYLE), ([style, name = '']) => [name, style]));
  const added = new Map<string, string>();
  return {
    edit({ tag, isText, text }, styleName = 'Default') {
      if (!isText || !runsFromRight(text)) return undefined;
      const name = `${styleName}-from-right`;
      const style = added.get(name) ?? fromRight(known.get(styleName), styleName, name);
      if (style === undefined) return undefined;
      added.set(name, style);
      return {
        at: tag.at,
        length: tag.source.length,
        replacement: withAttribute(tag.source, 'table:style-name', name),
      };
    },
    styles: () => [...added.values()],
  };
}

/** @returns undefined if somebody chose a direction */
function fromRight(style: string | undefined, parent: string, name: string): string | undefined {
  if (style === undefined || style.endsWith('/>')) {
    const tag = style ?? `<style:style style:family="table-cell" style:parent-style-name="${parent}"/>`;
    return `${withAttribute(tag, 'style:name', name).slice(0, -2)}>${FROM_RIGHT}</style:style>`;
  }
  const named = style.replace(/^<[^>]*>/, (tag) => withAttribute(tag, 'style:name', name));
  const paragraph = PARAGRAPH.exec(named)?.[0];
  // The schema has the properties of the cell first, then of the paragraph, then of the text.
  if (paragraph === undefined) {
    const at = named.search(/<style:text-properties|<style:map|<\/style:style>/);
    return named.slice(0, at) + FROM_RIGHT + named.slice(at);
  }
  if (CHOSEN.test(attribute(paragraph, 'style:writing-mode') ?? '')) return undefined;
  return named.replace(paragraph, () => withAttribute(paragraph, 'style:writing-mode', 'rl-tb'));
}
