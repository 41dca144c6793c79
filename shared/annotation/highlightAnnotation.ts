/** Highlights as viewers know them (PDF 32000-1, 12.5.6.10), each with its own appearance, so that all viewers show the same. */
import { PDFHexString, PDFName, PDFString, type PDFDocument, type PDFPage } from 'pdf-lib';
import type { HighlightKind } from './annotationProtocol.ts';
import type { Rectangle } from './pageSpace.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Like the proofs: yellow for what is found, orange where something is wrong, red for the words that differ. */
const COLOURS: Readonly<Record<HighlightKind, Colour>> = {
  found: [1, 0.94, 0.51],
  warned: [1, 0.85, 0.4],
  partial: [1, 0.77, 0.45],
  difference: [1, 0.6, 0.6],
};

const AUTHOR = 'Citation verification';
/** It is printed with the page. */
const PRINT = 4;

interface HighlightLook {
  readonly kind: HighlightKind;
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
}

/** @param rectangles of the words, in the page's own space; at least one */
export function addHighlight(
  document: PDFDocument,
  page: PDFPage,
  rectangles: readonly Rectangle[],
  { kind, note, at }: HighlightLook,
): void {
  const { context } = document;
  const rect = [
    Math.min(...rectangles.map(({ left }) => left)),
    Math.min(...rectangles.map(({ bottom }) => bottom)),
    Math.max(...rectangles.map(({ right }) => right)),
    Math.max(...rectangles.map(({ top }) => top)),
  ];
  const colour = COLOURS[kind];
  const areas = rectangles.map(
    ({ left, bottom, right, top }) => `${[left, bottom, right - left, top - bottom].map(plain).join(' ')} re`,
  );
  const appearance = context.stream(`/Multiply gs ${colour.map(plain).join(' ')} rg ${areas.join(' ')} f`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: rect,
    Resources: { ExtGState: { Multiply: { Type: 'ExtGState', BM: 'Multiply' } } },
    Group: { Type: 'Group', S: 'Transparency' },
  });
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: rect,
    // Upper left, upper right, lower left, lower right: as all viewers read it, though the standard says otherwise.
    QuadPoints: rectangles.flatMap(({ left, bottom, right, top }) => [
      left,
      top,
      right,
      top,
      left,
      bottom,
      right,
      bottom,
    ]),
    C: [...colour],
    F: PRINT,
    P: page.ref,
    AP: { N: context.register(appearance) },
  });
  annotation.set(PDFName.of('Contents'), PDFHexString.fromText(note));
  annotation.set(PDFName.of('T'), PDFHexString.fromText(AUTHOR));
  annotation.set(PDFName.of('M'), PDFString.fromDate(new Date(at)));
  page.node.addAnnot(context.register(annotation));
}

/** Numbers in a content stream have no exponents. */
const plain = (value: number): string => value.toFixed(3);
