/** The OCR thread's entry: reads one picture at a time and answers each with one reply. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { OcrJob, OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import { readingsOf, type Reading } from './languages.ts';
import { readLine } from './readLine.ts';
import { readPicture, type Readings } from './readPicture.ts';
import { startTesseract } from './tesseract.ts';

const port = parentPort;
if (port === null) throw new Error('ocrWorker runs as a worker thread only.');
const { core, memoryLimitBytes, languages, otherLanguages, paths } = workerData as OcrWorkerStart;
const ready = startTesseract(core, memoryLimitBytes, (language) => gunzipSync(readFileSync(paths[language])));
const own = readingsOf(languages);
const isOther = ({ script }: Reading): boolean => own.every((reading) => reading.script !== script);
const readings: Readings = { own, others: readingsOf(otherLanguages).filter(isOther) };

port.on('message', (job: OcrJob) => {
  void answer(job).then((reply) => {
    port.postMessage(reply);
  });
});

async function answer({ picture, shows }: OcrJob): Promise<OcrReply> {
  try {
    const read = shows === 'line' ? readLine : readPicture;
    const known = shows === 'place' ? { own, others: [] } : readings;
    return { kind: 'read', text: read(await ready, picture, known) };
  } catch (error) {
    return { kind: 'broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
