/** Leaves every file as it is: for conversions that are about the way to it. */
import type { ConvertFile } from '../../../shared/conversion/createFileConverter.ts';
import { detectSourceType } from '../../../shared/conversion/sourceType.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';

export const unconverted: ConvertFile = async (file) => {
  const type = await detectSourceType(file);
  if (!type) throw new UnconvertibleSource('unsupported_type', 'The file is of an unknown type.');
  return { type };
};
