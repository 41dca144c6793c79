/** The fonts of cell styles in a spreadsheet that LibreOffice has written: a style states what differs from its parent. */
import { attribute, xmlPieces } from '../xmlTags.ts';
import type { CellFont } from './textWidth.ts';

/** By the style's name; an unknown name has the default. */
export type CellFonts = (styleName: string | undefined) => CellFont;

interface StyleFont {
  readonly parent?: string;
  readonly size?: number;
  readonly isBold?: boolean;
}

/** The initial size in spreadsheets, points. */
const DEFAULT_SIZE = 11;
const DEFAULT_STYLE = 'Default';
/** Ancestors checked; LibreOffice writes two or three. */
const MAX_ANCESTORS = 10;

/** @param parts XML with styles: of the content and of the document */
export function readCellFonts(...parts: readonly string[]): CellFonts {
  const styles = new Map<string, StyleFont>();
  for (const xml of parts) readStyles(xml, styles);
  const known = new Map<string, CellFont>();
  return (styleName = DEFAULT_STYLE) => {
    const font = known.get(styleName) ?? resolve(styles, styleName);
    known.set(styleName, font);
    return font;
  };
}

function readStyles(xml: string, styles: Map<string, StyleFont>): void {
  let current: string | undefined;
  for (const { kind, name, source } of xmlPieces(xml)) {
    if (name === 'office:body') return;
    if (name === 'style:style' && kind !== 'end') {
      current = attribute(source, 'style:family') === 'table-cell' ? attribute(source, 'style:name') : undefined;
      if (current !== undefined) styles.set(current, { parent: attribute(source, 'style:parent-style-name') });
    }
    if (name !== 'style:text-properties' || current === undefined) continue;
    const size = /^([\d.]+)pt$/.exec(attribute(source, 'fo:font-size') ?? '')?.[1];
    const weight = attribute(source, 'fo:font-weight');
    styles.set(current, {
      ...styles.get(current),
      ...(size !== undefined && { size: Number(size) }),
      ...(weight !== undefined && { isBold: weight === 'bold' || Number(weight) >= 600 }),
    });
  }
}

function resolve(styles: ReadonlyMap<string, StyleFont>, styleName: string): CellFont {
  let size: number | undefined;
  let isBold: boolean | undefined;
  let name: string | undefined = styleName;
  for (let ancestors = 0; name !== undefined && ancestors < MAX_ANCESTORS; ancestors += 1) {
    const style: StyleFont | undefined = styles.get(name);
    size ??= style?.size;
    isBold ??= style?.isBold;
    name = style?.parent;
  }
  return { size: size ?? DEFAULT_SIZE, isBold: isBold ?? false };
}
