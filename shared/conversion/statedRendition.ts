/** The result of a conversion: a PDF and, where that may represent it less well, what the source states. */
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHAPED } from '../documents/stated/statedText.ts';
import type { ConvertedFile } from './addressConverter.ts';

export interface StatedRendition {
  /** Path of the PDF. */
  readonly path: string;
  /** As `documents/stated/statedText.ts` reads it. */
  readonly stated?: ConvertedFile;
}

/** @param isSpaced the text is letter-spaced, so that the stated text is needed in any script */
export async function statedRendition(
  path: string,
  stated: string,
  folder: string,
  isSpaced = false,
): Promise<StatedRendition> {
  if (!isSpaced && !SHAPED.test(stated)) return { path };
  const file = { path: join(folder, 'stated.txt'), filename: 'stated.txt', mimeType: 'text/plain; charset=utf-8' };
  await writeFile(file.path, stated);
  return { path, stated: { ...file, sizeBytes: (await stat(file.path)).size } };
}
