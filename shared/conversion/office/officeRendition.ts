/** What comes of converting a file: a PDF and, where that may say it worse, what the file states. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHAPED } from '../../documents/stated/statedText.ts';

export interface OfficeRendition {
  /** Of the PDF. */
  readonly path: string;
  /** As `documents/stated/statedText.ts` reads it. */
  readonly statedPath?: string;
}

/** @param isSpaced letters are set apart, so that the stated text is needed in any script */
export async function officeRendition(
  path: string,
  stated: string,
  folder: string,
  isSpaced = false,
): Promise<OfficeRendition> {
  if (!isSpaced && !SHAPED.test(stated)) return { path };
  const statedPath = join(folder, 'stated.txt');
  await writeFile(statedPath, stated);
  return { path, statedPath };
}
