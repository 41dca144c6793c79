/**
 * Removes the shadows from a document that LibreOffice has written: it draws the text itself a second time, or a picture of it that looks
 * like a line through the text when the text is removed to see what is drawn.
 */
import type { OpenDocumentXml } from './rewriteOpenDocument.ts';

export const dropShadows = ({ content, styles }: OpenDocumentXml): OpenDocumentXml => ({
  content: withoutShadows(content),
  styles: withoutShadows(styles),
});

const withoutShadows = (xml: string): string =>
  xml.replace(/\sfo:text-shadow="[^"]*"/g, '').replace(/\sdraw:shadow="visible"/g, ' draw:shadow="hidden"');
