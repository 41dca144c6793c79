/**
 * Replaces the formulas of an XLS workbook with their stored results, within the file's own bytes: a formula record becomes a record of its
 * value, and the remaining space a record that nobody reads ([MS-XLS] 2.4; Excel 5 and 95 write the same records).
 */
import { COMPOUND_FILE_SIGNATURE, readCompoundFile } from '../compoundFile.ts';

const RECORD = {
  formula: 0x0006,
  blank: 0x0201,
  number: 0x0203,
  label: 0x0204,
  boolOrError: 0x0205,
  string: 0x0207,
  continuation: 0x003c,
} as const;
/** No version of Excel has it; readers skip what they do not know. */
const UNREAD_RECORD = 0x00fe;
/** May follow a formula and is of no use without it: arrays, shared formulas, tables. */
const OF_A_FORMULA: readonly number[] = [0x0221, 0x04bc, 0x0236];
const HEADER_BYTES = 4;
/** Row, column and format, which values have too. */
const CELL_BYTES = 6;
/** A record's content is no longer than that in any version. */
const MAX_CONTENT_BYTES = 2080;
/** Cell, result, flags, calculation chain and the length of the formula. */
const LEAST_FORMULA_BYTES = 22;

/** @param bytes of the file, which are changed. @returns whether there was anything to change */
export function storeResults(bytes: Buffer): boolean {
  if (!bytes.subarray(0, COMPOUND_FILE_SIGNATURE.length).equals(COMPOUND_FILE_SIGNATURE)) return false;
  const file = readCompoundFile(bytes);
  const name = ['Workbook', 'Book'].find((each) => file?.has(each));
  if (!file || name === undefined) return false;
  const pieces = file.pieces(name);
  const stream = Buffer.concat(pieces);
  if (!rewriteRecords(stream)) return false;
  let at = 0;
  for (const piece of pieces) at += stream.copy(piece, 0, at, at + piece.length);
  return true;
}

interface BiffRecord {
  readonly at: number;
  readonly type: number;
  readonly content: Buffer;
  readonly end: number;
}

function rewriteRecords(stream: Buffer): boolean {
  let isChanged = false;
  for (let record = recordAt(stream, 0); record; record = recordAt(stream, record.end)) {
    if (record.type !== RECORD.formula || record.content.length < LEAST_FORMULA_BYTES) continue;
    const value = valueOf(stream, record);
    if (!value) continue;
    fill(stream, record.at, value.end, value.record);
    isChanged = true;
  }
  return isChanged;
}

function recordAt(stream: Buffer, at: number): BiffRecord | undefined {
  if (at + HEADER_BYTES > stream.length) return undefined;
  const end = at + HEADER_BYTES + stream.readUInt16LE(at + 2);
  if (end > stream.length) return undefined;
  return { at, type: stream.readUInt16LE(at), content: stream.subarray(at + HEADER_BYTES, end), end };
}

interface Value {
  /** End of the space that the formula takes. */
  readonly end: number;
  readonly record: Buffer;
}

/** [MS-XLS] 2.5.133: eight bytes are a number, or state at their end that they are not. */
function valueOf(stream: Buffer, { content, end: formulaEnd }: BiffRecord): Value | undefined {
  const cell = content.subarray(0, CELL_BYTES);
  const result = content.subarray(CELL_BYTES, CELL_BYTES + 8);
  let end = formulaEnd;
  let next = recordAt(stream, end);
  for (; next && OF_A_FORMULA.includes(next.type); next = recordAt(stream, end)) end = next.end;
  if (result.readUInt16LE(6) !== 0xffff) return { end, record: record(RECORD.number, cell, result) };
  const [kind, , value = 0] = result;
  if (kind === 1 || kind === 2) {
    return { end, record: record(RECORD.boolOrError, cell, Buffer.from([value, kind === 2 ? 1 : 0])) };
  }
  if (kind === 3) return { end, record: record(RECORD.blank, cell) };
  return kind === 0 && next ? textOf(stream, cell, next) : undefined;
}

function textOf(stream: Buffer, cell: Buffer, { type, content, end }: BiffRecord): Value | undefined {
  if (type !== RECORD.string || content.length + CELL_BYTES > MAX_CONTENT_BYTES) return undefined;
  // A text that continues in another record keeps its formula.
  if (recordAt(stream, end)?.type === RECORD.continuation) return undefined;
  return { end, record: record(RECORD.label, cell, content) };
}

function record(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(content.length, 2);
  return Buffer.concat([header, content]);
}

/** Writes the record and fills the remaining space with records that nobody reads. */
function fill(stream: Buffer, from: number, to: number, written: Buffer): void {
  let at = from + written.copy(stream, from);
  while (at < to) {
    const room = to - at - HEADER_BYTES;
    // What would remain after the last one must have room for a header.
    const length = room <= MAX_CONTENT_BYTES ? room : Math.min(MAX_CONTENT_BYTES, room - HEADER_BYTES);
    record(UNREAD_RECORD, Buffer.alloc(length)).copy(stream, at);
    at += HEADER_BYTES + length;
  }
}
