/**
 * Sets shaped scripts in a font that supports them, in a document that LibreOffice has written. Authors name fonts that exist only on their
 * own machines. LibreOffice then draws such letters one by one from any font that has them, loses some of them, draws others twice, and
 * puts spaces into words: in the picture as well as in the text.
 */
import type { OpenDocumentXml } from './rewriteOpenDocument.ts';
import { applyEdits, withAttribute, withoutAttribute, xmlPieces, type Edit } from './xmlTags.ts';

/**
 * Families that come with the service (`browserFonts.ts`). Hebrew and Arabic are in the fonts that LibreOffice uses in place of all others.
 */
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

/**
 * A style has one font for all scripts of this kind: that of the script most used in the document. Words in another script get a style of
 * their own.
 */
export function withScriptFonts(xml: OpenDocumentXml): OpenDocumentXml {
  const present = FONTS.map(([letters, family]) => ({
    letters,
    family,
    count: xml.content.match(letters)?.length ?? 0,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const main = present.shift();
  if (main === undefined) return xml;
  const content = setIn(xml.content, main.family);
  return {
    content: present.length > 0 ? withOwnStyles(content, present) : content,
    styles: setIn(xml.styles, main.family),
  };
}

interface ScriptFont {
  /** All letters of the script. */
  readonly letters: RegExp;
  readonly family: string;
}

const WRITTEN_IN = /^text:(?:p|h|span|a)$/;
/** Where a text's styles may be declared. */
const STYLES_END = '</office:automatic-styles>';

function withOwnStyles(content: string, scripts: readonly ScriptFont[]): string {
  if (!content.includes(STYLES_END)) return content;
  const style = (at: number): string => `shown-script-${at}`;
  const words = scripts.map(({ letters }) => new RegExp(`(?:${letters.source}[\\p{M}\\p{Cf}]*)+`, 'gu'));
  const edits: Edit[] = [];
  const open: string[] = [];
  for (const { kind, name, source, at } of xmlPieces(content)) {
    if (kind === 'start') open.push(name);
    else if (kind === 'end') open.pop();
    else if (kind === 'text' && WRITTEN_IN.test(open.at(-1) ?? '')) {
      const replacement = words.reduce(
        (text, word, script) =>
          text.replace(word, (found) => `<text:span text:style-name="${style(script)}">${found}</text:span>`),
        source,
      );
      if (replacement !== source) edits.push({ at, length: source.length, replacement });
    }
  }
  const styles = scripts.map(
    ({ family }, at) =>
      `<style:style style:name="${style(at)}" style:family="text"><style:text-properties ${FAMILY}="&apos;${family}&apos;"/></style:style>`,
  );
  return applyEdits(content, edits).replace(STYLES_END, () => styles.join('') + STYLES_END);
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
