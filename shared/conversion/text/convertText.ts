/** From plain text, Markdown, subtitles or a delimited table to a PDF, through LibreOffice, which sets all scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedFile } from '../addressConverter.ts';
import type { FileConversionOrder } from '../fileConversionOrder.ts';
import type { OfficeEngine } from '../office/officeEngine.ts';
import { withScriptFonts } from '../office/scriptFonts.ts';
import { statedParagraphs } from '../office/statedParagraphs.ts';
import { requireReadableText } from '../readableText.ts';
import { statedRendition, type StatedRendition } from '../statedRendition.ts';
import { MOST_TAGGED_CELLS } from '../taggedCells.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { readDelimited } from './delimitedText.ts';
import { saveOpenDocument } from './openDocumentFile.ts';
import { setTable } from './setTable.ts';
import { setText } from './setText.ts';
import { subtitleText } from './subtitleText.ts';
import { decodeText, type TextEncodingName } from './textEncoding.ts';

/** Ten million letters are 2,500 pages; LibreOffice takes memory for each line. */
const MAX_TEXT_BYTES = 10 * 1024 * 1024;
const TABLE_NAME = /\.(csv|tsv|tab)$/i;
const TABLE_TYPE = /^text\/(csv|tab-separated-values)\b/i;

/** @throws UnconvertibleSource */
export async function convertText(
  engine: Pick<OfficeEngine, 'convert'>,
  file: ConvertedFile,
  encoding: TextEncodingName,
  { folder, deadline }: FileConversionOrder,
): Promise<StatedRendition> {
  if (file.sizeBytes > MAX_TEXT_BYTES) throw tooLong();
  const decoded = decodeText(await readFile(file.path), encoding);
  const text = subtitleText(decoded) ?? decoded;
  if (text.trim() === '') throw new UnconvertibleSource('empty', 'The file holds no text.');
  requireReadableText(text);
  const table = readDelimited(text, TABLE_NAME.test(file.filename) || TABLE_TYPE.test(file.mimeType));
  const format = table ? 'ods' : 'odt';
  const inputPath = join(folder, `set.${format}`);
  const outputPath = join(folder, 'rendition.pdf');
  const xml = withScriptFonts(table ? setTable(table) : setText(text));
  await saveOpenDocument(inputPath, table ? 'spreadsheet' : 'text', xml);
  const isTagged = table !== undefined && table.length * (table.at(0)?.length ?? 0) <= MOST_TAGGED_CELLS;
  await engine.convert({ inputPath, format, target: 'pdf', isTagged, outputPath, deadline });
  return statedRendition(outputPath, statedParagraphs(xml), folder);
}

const tooLong = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    `The text is longer than this service takes (${MAX_TEXT_BYTES / 1024 / 1024} MB). Split it and prepare the parts.`,
  );
