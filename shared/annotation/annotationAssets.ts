/** Where the annotating thread's entry is: beside the bundle when bundled, otherwise in the source tree. */
import { besideModule } from '../platform/besideModule.ts';

/** What a bundle must have beside its main file: `shared/annotation/annotationWorker.ts`, bundled as an ES module. */
export const ANNOTATION_ASSETS = { worker: 'annotationWorker.mjs' } as const;

export const annotationWorkerUrl = (moduleUrl: string): URL =>
  besideModule(moduleUrl, 'annotationWorker.ts', ANNOTATION_ASSETS.worker);
