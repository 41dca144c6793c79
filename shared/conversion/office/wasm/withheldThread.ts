/**
 * Keeps LibreOffice's second start from running. LibreOfficeKit starts the desktop application in a separate thread, which races with the
 * first conversion to scan the fonts. If it wins, each of a hundred thousand file operations goes through the main thread, which polls
 * every millisecond: the start takes 60 to 110 s instead of 3, and seems to hang. Converting documents needs nothing from that application,
 * so its thread, the first one that is started, never gets its order.
 */
import workerThreads, { Worker, type Transferable } from 'node:worker_threads';

/** What Emscripten sends a worker that becomes a thread. */
const RUN = 'run';

/** Must be called before the program is loaded. */
export function withholdFirstThread(): void {
  let isWithheld = false;
  class WithholdingWorker extends Worker {
    override postMessage(message: unknown, transferred?: readonly Transferable[]): void {
      if (!isWithheld && (message as { cmd?: string }).cmd === RUN) {
        isWithheld = true;
        return;
      }
      super.postMessage(message, transferred);
    }
  }
  workerThreads.Worker = WithholdingWorker;
}
