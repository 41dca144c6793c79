/** Pages as wide as the sheets on them, in the styles of a spreadsheet that LibreOffice has written. */
import { attribute, withAttribute, withoutAttribute } from '../xmlTags.ts';

export interface SheetPage {
  /** The name by which the sheet's style refers to it. */
  readonly masterPage: string;
  /** Name of the page that the sheet was made for: its header and footer are kept. */
  readonly original?: string;
  /** Width of all columns, inches. */
  readonly contentInches: number;
  /** The sheet's name, escaped, printed above its pages if they have no header of their own. */
  readonly title: string;
}

const MARGIN_INCHES = 0.5;
const A4_WIDTH_INCHES = 8.27;
const A4_HEIGHT_INCHES = 11.69;
/** LibreOffice's largest page is 300 cm wide; wider sheets are shrunk. */
const MAX_WIDTH_INCHES = 118;
/** Wide pages are as high as landscape paper would be. */
const HEIGHT_PER_WIDTH = 0.7;
/** Columns are drawn slightly wider than stated. */
const SPARE_INCHES = 0.1;

export function addSheetPages(styles: string, pages: readonly SheetPage[]): string {
  const layouts: string[] = [];
  const masters: string[] = [];
  for (const page of pages) {
    const master = originalMaster(styles, page.original);
    const layout = originalLayout(styles, attribute(master, 'style:page-layout-name'));
    layouts.push(sizedLayout(layout, page));
    masters.push(titledMaster(master, page));
  }
  return styles
    .replace(/<\/office:automatic-styles>/, () => `${layouts.join('')}</office:automatic-styles>`)
    .replace(/<\/office:master-styles>/, () => `${masters.join('')}</office:master-styles>`);
}

const EMPTY_LAYOUT =
  '<style:page-layout style:name=""><style:page-layout-properties/><style:header-style><style:header-footer-properties fo:min-height="0.3in" fo:margin-bottom="0.1in"/></style:header-style><style:footer-style/></style:page-layout>';
const EMPTY_MASTER =
  '<style:master-page style:name=""><style:header style:display="false"/><style:footer style:display="false"/></style:master-page>';

function originalMaster(styles: string, name: string | undefined): string {
  const masters = styles.match(/<style:master-page\b[^>]*>[\s\S]*?<\/style:master-page>/g) ?? [];
  return masters.find((master) => attribute(master, 'style:name') === name) ?? EMPTY_MASTER;
}

function originalLayout(styles: string, name: string | undefined): string {
  const layouts = styles.match(/<style:page-layout\b[^>]*>[\s\S]*?<\/style:page-layout>/g) ?? [];
  return layouts.find((layout) => attribute(layout, 'style:name') === name) ?? EMPTY_LAYOUT;
}

function sizedLayout(layout: string, { masterPage, contentInches }: SheetPage): string {
  const width = Math.min(MAX_WIDTH_INCHES, Math.max(A4_WIDTH_INCHES, contentInches + 2 * MARGIN_INCHES + SPARE_INCHES));
  const height = Math.max(A4_HEIGHT_INCHES, width * HEIGHT_PER_WIDTH);
  const changed: Readonly<Record<string, string>> = {
    'fo:page-width': `${width.toFixed(3)}in`,
    'fo:page-height': `${height.toFixed(3)}in`,
    'style:print-orientation': width > height ? 'landscape' : 'portrait',
    'fo:margin-left': `${MARGIN_INCHES}in`,
    'fo:margin-right': `${MARGIN_INCHES}in`,
    'fo:margin-top': `${MARGIN_INCHES}in`,
    'fo:margin-bottom': `${MARGIN_INCHES}in`,
    // One page wide, however many high: for drawings beside the columns.
    'style:scale-to-X': '1',
    'style:scale-to-Y': '0',
    'style:print': 'objects charts drawings zero-values grid',
  };
  return withAttributeOfFirst(layout, 'style:page-layout', { 'style:name': masterPage }).replace(
    /<style:page-layout-properties\b[^>]*>/,
    (tag) => {
      const plain = withoutAttribute(withoutAttribute(tag, 'style:scale-to-pages'), 'style:scale-to');
      return Object.entries(changed).reduce((done, [name, value]) => withAttribute(done, name, value), plain);
    },
  );
}

function titledMaster(master: string, { masterPage, title }: SheetPage): string {
  const named = withAttributeOfFirst(master, 'style:master-page', {
    'style:name': masterPage,
    'style:display-name': masterPage,
    'style:page-layout-name': masterPage,
  });
  return withoutMoment(named).replace(
    /<style:header style:display="false"(?:\/>|>[\s\S]*?<\/style:header>)/,
    () => `<style:header><text:p>${title}</text:p></style:header>`,
  );
}

/** Date, time, file name and the substitute for a title are those of the conversion, not content of the file. */
const OF_THE_MOMENT = /<text:(date|time|file-name|title)\b[^>]*?(?:\/>|>[^<]*<\/text:\1>)/g;
const withoutMoment = (master: string): string => master.replace(OF_THE_MOMENT, '');

const withAttributeOfFirst = (xml: string, name: string, attributes: Readonly<Record<string, string>>): string =>
  xml.replace(new RegExp(`<${name}\\b[^>]*>`), (tag) =>
    Object.entries(attributes).reduce((done, [key, value]) => withAttribute(done, key, value), tag),
  );
