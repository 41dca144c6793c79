/** Words as a picture, in any script: a guarded process with its own fonts. */
import { forkConfined } from '../../platform/confinedProcess.ts';
import { createGuardedProcess, ProcessBroke } from '../../documents/guardedProcess.ts';
import { UnreadableDocument } from '../../documents/unreadableDocument.ts';
import type { Picture } from '../stack.ts';
import { fontSettingsPath, typesettingProcessPath } from './typesettingAssets.ts';
import type { TypesettingAnswer, TypesettingQuestion } from './typesettingProtocol.ts';

/** Milliseconds: a proof's words take a few hundredths of a second, the first ones half a second. */
const DEADLINE_MS = 10_000;

export interface Typesetter {
  /**
   * @param owner of the words
   * @param markup Pango's
   * @param width pixels, within which lines are broken
   * @throws UnreadableDocument if the words cannot be set
   */
  set(owner: string | undefined, markup: string, width: number): Promise<Picture>;
  close(): Promise<void>;
}

export function createTypesetter(): Typesetter {
  const program = createGuardedProcess<TypesettingQuestion, TypesettingAnswer>(() =>
    forkConfined(typesettingProcessPath(import.meta.url), {
      loadsNativeCode: true,
      // The machine's own fonts would make proofs differ from machine to machine.
      env: { FONTCONFIG_FILE: fontSettingsPath(import.meta.url) },
    }),
  );
  return {
    set: async (owner = '', markup, width) => {
      const answer = await program
        .ask(owner, () => Promise.resolve({ markup, width }), DEADLINE_MS)
        .catch((error: unknown): TypesettingAnswer => {
          if (error instanceof ProcessBroke) return { kind: 'failed', cause: error.message };
          throw error;
        });
      if (answer.kind === 'set') return answer;
      throw new UnreadableDocument('too_complex', 'The words cannot be drawn.', { cause: answer.cause });
    },
    close: () => program.close(),
  };
}
