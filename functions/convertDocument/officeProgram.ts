/** LibreOffice's program, from the bucket that the deployment brought it in. */
import { join } from 'node:path';
import { createProgramFolder } from '../../shared/conversion/office/wasm/unpackProgram.ts';
import type { ConverterSettings } from '../../shared/platform/settings.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';

/** @param assets the store of `OFFICE_PROGRAM_BUCKET` */
export const officeProgram = (
  { OFFICE_PROGRAM_FILES: files }: ConverterSettings,
  assets: Pick<FileStore, 'get'>,
  folder: string,
): (() => Promise<string>) =>
  createProgramFolder(
    join(folder, 'libreoffice'),
    files.map(({ name, key, sha256 }) => ({
      name,
      sha256,
      load: async () => {
        const bytes = await assets.get(key);
        if (!bytes) throw new Error(`The deployment's bucket has no ${key}: deploy again.`);
        return bytes;
      },
    })),
  );
