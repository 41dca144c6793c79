/** A long report of made-up sentences, the same in every run: text to extract, quote and search. */
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';

const WORDS =
  `account agreement amount analysis annual approval asset audit balance bank benefit board budget capital cash change
  charge claim clause client committee company condition contract control cost court credit customer damage debt decision
  delivery demand department director dividend effect employee equity estimate evidence exchange expense facility failure
  finding forecast fund growth guarantee health impact income increase industry inflation insurance interest inventory
  investment invoice issue judgment labour lease liability licence limit loan loss management margin market material
  measure merger method minister mortgage notice objective obligation offer office operation option order owner partner
  payment pension percent performance period plan policy portfolio premium price principle procedure process product
  profit programme project property proposal protection provision purchase quality quarter rate reason receipt record
  reduction region regulation relation report requirement research reserve resource result return revenue review risk
  rule salary sale sector security service settlement share shareholder standard statement strategy supplier support
  surplus system target tax term trade transfer treatment trial trust turnover unit value variation volume wage`.split(
    /\s+/,
  );
const JOINTS = ['of the', 'for the', 'and the', 'in the', 'under the', 'by the', 'with the', 'to the'];

const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const MARGIN = 64;
const FONT_SIZE = 10;
const LEADING = 14;

export interface Report {
  readonly pdf: Uint8Array;
  /** Sentences of each page, whole, in order. */
  readonly sentences: readonly (readonly string[])[];
}

export async function reportPdf(pageCount: number): Promise<Report> {
  const random = generator(20_261_120);
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const sentences: string[][] = [];
  for (let number = 1; number <= pageCount; number++) {
    const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    page.drawText(`Annual report, page ${number}`, { x: MARGIN, y: PAGE_HEIGHT - 40, size: 8, font });
    const own: string[] = [];
    let y = PAGE_HEIGHT - MARGIN;
    while (y > MARGIN + 10 * LEADING) {
      const paragraph = Array.from({ length: 4 }, () => sentence(random));
      own.push(...paragraph);
      for (const line of wrapped(paragraph.join(' '), font)) {
        page.drawText(line, { x: MARGIN, y, size: FONT_SIZE, font });
        y -= LEADING;
      }
      y -= LEADING / 2;
    }
    sentences.push(own);
  }
  return { pdf: await document.save(), sentences };
}

function sentence(random: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)];
  const parts = Array.from({ length: 4 + Math.floor(random() * 4) }, () => `${pick(WORDS)} ${pick(JOINTS)}`);
  const figure = `${Math.floor(random() * 900) + 100}.${Math.floor(random() * 10)}`;
  const text = `${parts.join(' ')} ${pick(WORDS)} reached ${figure} million`;
  return `The ${text}.`;
}

function wrapped(text: string, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, FONT_SIZE) > PAGE_WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Mulberry32: small, seeded, good enough to choose words. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
