/** The PDF of a page as a file whose name says what it shows. */
import { stat } from 'node:fs/promises';
import { withoutUnseen } from '../platform/unseen.ts';
import type { ConvertedFile } from './addressConverter.ts';

/** Characters of a title used for the name; longer ones are cut. */
const LEADING_NAME = /^.{0,100}/su;
/** Not allowed in a name by any file system. */
const UNSAFE = /[/\\:*?"<>|]+/g;

/** @param title of the page; @param host used if there is none */
export async function renditionFile(path: string, title: string, host: string): Promise<ConvertedFile> {
  const named = withoutUnseen(title.toWellFormed().replace(/\s+/g, ' ')).replace(UNSAFE, ' ').trim();
  const name = LEADING_NAME.exec(named === '' ? host : named)?.[0] ?? host;
  const { size } = await stat(path);
  return { path, filename: `${name}.pdf`, mimeType: 'application/pdf', sizeBytes: size };
}
