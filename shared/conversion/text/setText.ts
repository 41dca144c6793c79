/**
 * Plain text as an OpenDocument text: each line is a monospaced paragraph, so that tables made of spaces stay tables; form feeds begin
 * pages. Markdown keeps its markup: the document is what the file says.
 */
import { escapeXml } from '../office/xmlTags.ts';
import type { OpenDocumentXml } from '../office/rewriteOpenDocument.ts';
import { openDocumentContent, openDocumentStyles } from './openDocumentFile.ts';

/** Points; 89 letters fit on a line of the page below. */
const FONT_SIZE = 9;
const FONT = 'Liberation Mono';
const FORM_FEED = '\f';
/** Not allowed in XML; text has none, except for the odd escape from a terminal. */
const NO_XML = /[\p{Cc}\ufffe\uffff]/gu;
const LINE_END = /\r\n|[\n\r\v\u0085\u2028\u2029]/;

export function setText(text: string): OpenDocumentXml {
  const paragraphs: string[] = [];
  text.split(FORM_FEED).forEach((page, index) => {
    page.split(LINE_END).forEach((line, lineIndex) => {
      paragraphs.push(paragraph(line, index > 0 && lineIndex === 0 ? 'page' : 'line'));
    });
  });
  return { content: openDocumentContent('text', STYLES, paragraphs.join('')), styles: PAGE_STYLES };
}

const paragraph = (line: string, style: 'line' | 'page'): string =>
  `<text:p text:style-name="${style}">${inline(line)}</text:p>`;

/** OpenDocument treats several spaces as one, and a tab as a space, unless marked up. */
export const inline = (line: string): string =>
  escapeXml(line.toWellFormed().replace(NO_XML, (character) => (character === '\t' ? character : '')))
    .replace(/\t/g, '<text:tab/>')
    .replace(/^ | {2,}/g, (spaces) => `<text:s text:c="${spaces.length}"/>`);

const STYLES =
  '<style:style style:name="line" style:family="paragraph" style:parent-style-name="Standard"/>' +
  '<style:style style:name="page" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:break-before="page"/></style:style>';

const PAGE_STYLES = openDocumentStyles({
  styles:
    '<style:style style:name="Standard" style:family="paragraph"><style:paragraph-properties fo:orphans="1" fo:widows="1" style:writing-mode="page"/>' +
    `<style:text-properties fo:font-family="'${FONT}'" style:font-family-asian="'${FONT}'" style:font-family-complex="'${FONT}'" fo:font-size="${FONT_SIZE}pt" style:font-size-asian="${FONT_SIZE}pt" style:font-size-complex="${FONT_SIZE}pt" fo:hyphenate="false"/></style:style>`,
  automatic:
    '<style:page-layout style:name="sheet"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout>',
  master: '<style:master-page style:name="Standard" style:page-layout-name="sheet"/>',
});
