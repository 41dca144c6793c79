/** The OCR thread's entry: reads one picture at a time and answers each with one reply. */
import { parentPort, workerData } from 'node:worker_threads';
import type { OcrJob, OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import { readPicture } from './readPicture.ts';
import { startTesseract } from './tesseract.ts';

const port = parentPort;
if (port === null) throw new Error('ocrWorker runs as a worker thread only.');
const { core, memoryLimitBytes, languages } = workerData as OcrWorkerStart;
const ready = startTesseract(core, memoryLimitBytes, languages);

port.on('message', (job: OcrJob) => {
  void answer(job).then((reply) => {
    port.postMessage(reply);
  });
});

async function answer({ picture }: OcrJob): Promise<OcrReply> {
  try {
    return { kind: 'read', lines: readPicture(await ready, picture) };
  } catch (error) {
    return { kind: 'broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
