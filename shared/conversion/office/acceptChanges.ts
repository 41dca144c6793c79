/** Accepts the tracked changes in a text document that LibreOffice has written: the text as its authors mean it to be. */
import type { OpenDocumentXml } from './rewriteOpenDocument.ts';

/** OpenDocument keeps deleted text in a separate list, and markers for its positions in the text: both are left out. */
const DELETED_TEXT = /<text:tracked-changes\b[^>]*?(?:\/>|>[\s\S]*?<\/text:tracked-changes>)/g;
const PLACES = /<text:change(?:-start|-end)?\s[^>]*\/>/g;

export const acceptChanges = ({ content, styles }: OpenDocumentXml): OpenDocumentXml => ({
  content: accepted(content),
  styles: accepted(styles),
});

const accepted = (xml: string): string => xml.replace(DELETED_TEXT, '').replace(PLACES, '');
