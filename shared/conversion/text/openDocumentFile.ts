/** A new OpenDocument file from its content and styles: how plain text and tables reach LibreOffice, which sets all scripts. */
import { writeArchive } from '../archive/rewriteArchive.ts';
import type { OpenDocumentXml } from '../office/rewriteOpenDocument.ts';

export type OpenDocumentKind = 'text' | 'spreadsheet';

const NAMESPACES = [
  ['office', 'office:1.0'],
  ['text', 'text:1.0'],
  ['table', 'table:1.0'],
  ['style', 'style:1.0'],
  ['fo', 'xsl-fo-compatible:1.0'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`)
  .join(' ');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** @param automaticStyles of the content; @param body inside `office:text` or `office:spreadsheet` */
export const openDocumentContent = (kind: OpenDocumentKind, automaticStyles: string, body: string): string =>
  `${HEAD}<office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;

export interface StylesParts {
  readonly styles: string;
  readonly automatic: string;
  readonly master: string;
}

export const openDocumentStyles = ({ styles, automatic, master }: StylesParts): string =>
  `${HEAD}<office:document-styles ${NAMESPACES} office:version="1.3"><office:styles>${styles}</office:styles><office:automatic-styles>${automatic}</office:automatic-styles><office:master-styles>${master}</office:master-styles></office:document-styles>`;

export function saveOpenDocument(
  path: string,
  kind: OpenDocumentKind,
  { content, styles }: OpenDocumentXml,
): Promise<void> {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  const entry = (name: string, mediaType: string): string =>
    `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${mediaType}"/>`;
  const manifest = `${HEAD}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${entry('/', type)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`;
  return writeArchive(
    path,
    new Map([
      ['mimetype', Buffer.from(type)],
      ['content.xml', Buffer.from(content)],
      ['styles.xml', Buffer.from(styles)],
      ['META-INF/manifest.xml', Buffer.from(manifest)],
    ]),
  );
}
