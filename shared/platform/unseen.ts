/**
 * Characters that nobody sees, and that change how a label reads: control characters, line ends, direction controls (after U+202E
 * `fdp.exe` reads `exe.pdf`), tags, fillers. Joiners and variation selectors stay: they shape letters and emoji.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

export const withoutUnseen = (text: string, instead = ''): string => text.replace(UNSEEN, instead);
