/**
 * What letters look like that PDFium's own typefaces lack, which are those of Western Europe: in the fonts that documents are lent. They are
 * read when a document has such a letter, as most have none.
 */
import type { Contour } from './glyphPicture.ts';
import { textFont, type FontFile } from './fontFiles.ts';
import { glyphOutline } from './glyphOutline.ts';
import type { Pdfium } from './pdfium.ts';

/** Latin Extended-A, and the letters of Romanian. */
export const EXTENDED =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľĿŀŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț';

/** Those of them that languages of Europe and Turkish are written in: what a wrong letter may be. */
export const USED = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț';
export const GREEK = 'ΆΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ';

/** Most type is like one of these. */
const USUAL: readonly FontFile[] = [textFont('Arimo', '400Regular'), textFont('Tinos', '400Regular')];
const FURTHER: readonly FontFile[] = [
  textFont('Arimo', '700Bold'),
  textFont('Tinos', '700Bold'),
  textFont('Tinos', '400Regular_Italic'),
];
/** FPDF_FONT_TRUETYPE (fpdf_edit.h). */
const TRUE_TYPE = 2;

/** Reads a font's file; undefined where it is left out. */
export type ReadFont = (font: FontFile) => Uint8Array | undefined;

export interface LentShapes {
  /** In regular type. */
  readonly usual: (character: string) => readonly Contour[][];
  /** In bold and italic type. */
  readonly further: (character: string) => readonly Contour[][];
}

/**
 * @param document PDFium's handle of the one that keeps the fonts
 * @param scratch room for two floats in PDFium's memory
 */
export function createLentShapes(pdfium: Pdfium, document: number, scratch: number, readFont: ReadFont): LentShapes {
  const { call } = pdfium;
  const handles = new Map<FontFile, number>();
  const handleOf = (font: FontFile): number => {
    let handle = handles.get(font);
    if (handle === undefined) handles.set(font, (handle = load(font)));
    return handle;
  };
  const load = (font: FontFile): number => {
    const file = readFont(font);
    const pointer = file === undefined ? 0 : call.malloc(file.length);
    if (file === undefined || pointer === 0) return 0;
    pdfium.bytes().set(file, pointer);
    const handle = call.FPDFText_LoadFont(document, pointer, file.length, TRUE_TYPE, 1);
    call.free(pointer);
    return handle;
  };
  const drawnIn = (fonts: readonly FontFile[], character: string): Contour[][] =>
    fonts.flatMap((font) => {
      const handle = handleOf(font);
      const outline = handle && glyphOutline(pdfium, handle, character.codePointAt(0) ?? 0, scratch);
      return outline ? [[...outline.contours()]] : [];
    });
  return {
    usual: (character) => drawnIn(USUAL, character),
    further: (character) => drawnIn(FURTHER, character),
  };
}
