/**
 * Entry point of the Lambda function. Nothing that it knows, and nothing that its role may do, is worth anything to an attacker
 * who takes it over.
 */
import { tmpdir } from 'node:os';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { createLog } from '../../shared/platform/log.ts';
import { processEnvironment, readSettings } from '../../shared/platform/settings.ts';
import { createHandler } from './handler.ts';
import { officeProgram } from './officeProgram.ts';

const settings = readSettings(processEnvironment());
const log = createLog('renderDocument', settings.LOG_LEVEL);
const workFolder = tmpdir();
const program = officeProgram(workFolder);
const converter = openConverter({
  network: createGuardedNetwork(),
  office: createWasmEngine({
    program: () => program.folder(),
    // Each document has its own LibreOffice: those of two customers never meet in one.
    limits: { conversionsPerProcess: 1 },
    startsAhead: false,
    onLost: (cause) => {
      log.warn('office process lost', { cause });
    },
  }),
  userAgent: settings.WEB_USER_AGENT,
  maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
});
converter.wake();

export const handler = createHandler({
  converter,
  workFolder,
  offerProgram: (offered) => {
    program.offer(offered);
  },
});
