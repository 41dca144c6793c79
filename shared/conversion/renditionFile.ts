/** The PDF of a page as a file with a name that tells what it shows. */
import { stat } from 'node:fs/promises';
import type { ConvertedFile } from './addressConverter.ts';

/** Characters of a title that make a name; longer ones are cut. */
const LEADING_NAME = /^.{0,100}/su;
/** What no file system takes in a name. */
const UNSAFE = /[\p{Cc}/\\:*?"<>|]+/gu;

/** @param title of the page; @param host stands in where there is none */
export async function renditionFile(path: string, title: string, host: string): Promise<ConvertedFile> {
  const named = title.toWellFormed().replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const name = LEADING_NAME.exec(named === '' ? host : named)?.[0] ?? host;
  const { size } = await stat(path);
  return { path, filename: `${name}.pdf`, mimeType: 'application/pdf', sizeBytes: size };
}
