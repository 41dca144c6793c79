/**
 * Sets scripts whose letters are shaped in a font that has them, in a document that LibreOffice has written. Authors name fonts that only
 * their own machines have. LibreOffice then draws such letters one by one from whatever font has them, loses some of them, draws others
 * twice, and sets spaces into words: in the picture as well as in the text.
 */
import type { OpenDocumentXml } from './rewriteOpenDocument.ts';
import { withAttribute, withoutAttribute } from './xmlTags.ts';

/** Families that come with the service (`browserFonts.ts`). Hebrew and Arabic are in the fonts that LibreOffice takes for all others. */
const FONTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Bengali}/gu, 'Noto Sans Bengali'],
  [/\p{Script=Devanagari}/gu, 'Noto Sans Devanagari'],
  [/\p{Script=Gujarati}/gu, 'Noto Sans Gujarati'],
  [/\p{Script=Gurmukhi}/gu, 'Noto Sans Gurmukhi'],
  [/\p{Script=Kannada}/gu, 'Noto Sans Kannada'],
  [/\p{Script=Khmer}/gu, 'Noto Sans Khmer'],
  [/\p{Script=Lao}/gu, 'Noto Sans Lao'],
  [/\p{Script=Malayalam}/gu, 'Noto Sans Malayalam'],
  [/\p{Script=Myanmar}/gu, 'Noto Sans Myanmar'],
  [/\p{Script=Sinhala}/gu, 'Noto Sans Sinhala'],
  [/\p{Script=Tamil}/gu, 'Noto Sans Tamil'],
  [/\p{Script=Telugu}/gu, 'Noto Sans Telugu'],
  [/\p{Script=Thai}/gu, 'Noto Sans Thai'],
];

/** A document has one font for all scripts of this kind in each of its styles: that of the script that it has most of. */
export function withScriptFonts(xml: OpenDocumentXml): OpenDocumentXml {
  let font: string | undefined;
  let most = 0;
  for (const [letters, family] of FONTS) {
    const count = xml.content.match(letters)?.length ?? 0;
    if (count > most) [font, most] = [family, count];
  }
  if (font === undefined) return xml;
  return { content: setIn(xml.content, font), styles: setIn(xml.styles, font) };
}

const DEFAULTS = /<style:default-style\b[^>]*>[\s\S]*?<\/style:default-style>/g;
const TEXT_PROPERTIES = /<style:text-properties\b[^>]*>/g;
/** By the name of a declared font, or by its own. */
const [NAME, FAMILY] = ['style:font-name-complex', 'style:font-family-complex'];

function setIn(part: string, font: string): string {
  const set = (tag: string): string => withAttribute(withoutAttribute(tag, NAME), FAMILY, `&apos;${font}&apos;`);
  return part
    .replace(TEXT_PROPERTIES, (tag) => (tag.includes(` ${NAME}=`) || tag.includes(` ${FAMILY}=`) ? set(tag) : tag))
    .replace(DEFAULTS, (style) => style.replace(TEXT_PROPERTIES, set));
}
