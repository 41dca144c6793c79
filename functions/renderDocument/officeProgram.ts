/** LibreOffice's program, through the links that come with the orders: this function may read no bucket. */
import { join } from 'node:path';
import type { RenderOrder } from '../../shared/conversion/elsewhere/renderOrder.ts';
import { createProgramFolder } from '../../shared/conversion/office/wasm/unpackProgram.ts';

type Program = RenderOrder['program'];

export interface OfferedProgram {
  /** Links end soon: the latest count. */
  offer(program: Program): void;
  /** Its folder; unpacked once in the life of the process. */
  folder(): Promise<string>;
}

export function officeProgram(
  workFolder: string,
  load: (link: string) => Promise<Uint8Array> = loadLink,
): OfferedProgram {
  let offered: Program = [];
  return {
    offer(program) {
      offered = program;
    },
    folder: createProgramFolder(join(workFolder, 'libreoffice'), () =>
      offered.map(({ name, sha256, link }) => ({ name, sha256, load: () => load(link) })),
    ),
  };
}

async function loadLink(link: string): Promise<Uint8Array> {
  const answer = await fetch(link);
  if (!answer.ok)
    throw new Error(`LibreOffice's program was not to be had: HTTP status ${answer.status}. Deploy again.`);
  return answer.bytes();
}
