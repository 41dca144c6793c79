/** The size of a page's unit, which PDFium does not report: read from the page's object in the file. */

const KEY = '/UserUnit';
/** Larger values than the standard's examples allow would make pages of kilometres. */
const MOST = 1000;

/**
 * Returns points (1/72 inch) per unit of the page that is the object of that number; 1 for almost every page. Page objects inside
 * compressed object streams are not inspected: drawings, which have units, come without them. Source: PDF 32000-1, table 30.
 */
export function userUnitsOf(file: Uint8Array): (pageObjectNumber: number) => number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!bytes.includes(KEY)) return () => 1;
  return (pageObjectNumber) => {
    const at = lastObject(bytes, pageObjectNumber);
    if (at < 0) return 1;
    const end = bytes.indexOf('endobj', at);
    const object = bytes.toString('latin1', at, end < 0 ? undefined : end);
    const value = Number(/\/UserUnit\s+(\d+\.?\d*|\.\d+)/.exec(object)?.[1] ?? 1);
    return value > 0 && value <= MOST ? value : 1;
  };
}

/** Where the object's newest version begins: updates are appended. */
function lastObject(bytes: Buffer, objectNumber: number): number {
  const header = `${objectNumber} 0 obj`;
  for (let at = bytes.lastIndexOf(header); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(header, at - 1)) {
    const before = at === 0 ? 0x0a : bytes[at - 1];
    if (before < 0x30 || before > 0x39) return at;
  }
  return -1;
}
