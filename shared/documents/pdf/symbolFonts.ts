/** Fonts whose letters are not letters: they have a currency symbol under the number of one, and files often say nothing else about it. */

/** Of a subset, before the font's name. */
const SUBSET_PREFIX = /^[A-Z]{6}\+/;
/** H. Theiling's eurosym (feymr10, feybr10, …; the symbol is number 101, `e`), Adobe's Euro fonts (all numbers), M. Vogel's Marvosym. */
const EURO_FONTS = /^(?:(?:TeX-)?fey[mb][ro]\d*|Euro(?:Sans|Mono|Serif)\b.*|Marvosym.*)$/i;

/**
 * @returns the symbol that a glyph of such a font may be, whatever letter it is said to be; its shape must say so too. Undefined for other
 * fonts
 */
export const symbolOfFont = (font: string): string | undefined =>
  EURO_FONTS.test(font.replace(SUBSET_PREFIX, '')) ? '€' : undefined;

/** Fonts of pictograms, as CVs and web pages have them before an address or an item. */
const ICON_FONTS =
  /^(?:Font-?Awesome|FA(?:Solid|Brands|Regular)|Material(?:Design|Symbols)?[ -]?Icons|MaterialSymbols|academicons|Ionicons|fontello|icomoon|glyphicons|typicons|octicons|bootstrap-icons|simple-line-icons|themify)/i;
/** Stands for a pictogram: it says nothing, and begins an item where anything does. */
export const PICTOGRAM = 0x2022;

export const isIconFont = (font: string): boolean => ICON_FONTS.test(font.replace(SUBSET_PREFIX, ''));
