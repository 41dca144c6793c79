/** Where the judging thread's entry is: beside the bundle when bundled, otherwise in the source tree. */
import { besideModule } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file: `shared/verification/judging/judgeWorker.ts`, bundled as an ES module. */
export const JUDGE_ASSETS = { worker: 'judgeWorker.mjs' } as const;

export const judgeWorkerUrl = (moduleUrl: string): URL =>
  besideModule(moduleUrl, 'judgeWorker.ts', JUDGE_ASSETS.worker);
